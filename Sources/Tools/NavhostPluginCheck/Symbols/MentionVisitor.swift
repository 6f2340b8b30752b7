internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// Collects the names of a file that mean something beyond it, and where which of them may stand.
final class MentionVisitor: TreeVisitor {
  let check: FileCheck
  let types: Types
  private(set) var mentions: [Mention] = []
  /// What a text may be, by where its quotes begin.
  private(set) var expected: [Int: Expected] = [:]
  /// What the keys of a table may be, by where its brace stands.
  private(set) var tables: [Int: TableKind] = [:]
  /// What stands before a field's or a method's name, by where that begins or is missing.
  private(set) var bases: [Int: (base: Expression, suffixes: ArraySlice<Suffix>)] = [:]
  /// Subclasses that the file declares, with their superclasses.
  private(set) var superclasses: [(name: String, superclass: String)] = []
  /// Calls of `describe`, `it` and their like with a name in quotes.
  private(set) var blocks: [(name: String, range: Range<Int>)] = []
  private var written: Set<Int> = []
  private var seen: Set<Int> = []

  init(_ check: FileCheck, _ types: Types) {
    self.check = check
    self.types = types
  }

  func run() {
    if check.role == .plugin, let value = PluginTable.returnedValue(of: check.chunk) {
      readPlugin(value)
    } else if check.role == .script, let value = PluginTable.returnedValue(of: check.chunk),
      value.tableFields != nil
    {
      // It may become a plugin.
      expect(.plugin, value)
    }
    visit(check.chunk.body.block)
    mentions.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  func declare(_ name: String, _ superclass: String) {
    superclasses.append((name, superclass))
  }

  func addBlock(_ name: String, _ range: Range<Int>) {
    blocks.append((name, range))
  }

  // MARK: Noting

  func note(_ symbol: Mention.Symbol, _ role: Mention.Role, _ range: Range<Int>) {
    guard !range.isEmpty, seen.insert(range.lowerBound).inserted else { return }
    mentions.append(Mention(symbol: symbol, role: role, range: range))
  }

  func note(_ owner: String, _ name: String, _ range: Range<Int>) {
    note(.api(Reference.Entry(owner, name)), .use, range)
  }

  /// A text, where the expression is one, or stands for one that is written in the file.
  func noteText(
    _ expression: Expression, _ role: Mention.Role, as expected: Expected,
    _ symbol: (String) -> Mention.Symbol
  ) {
    let value = check.facts.resolve(expression)
    guard let text = value.stringValue else { return }
    self.expected[value.range.lowerBound] = expected
    if !text.isEmpty { note(symbol(text), role, inner(value.range, text)) }
  }

  func noteClass(_ expression: Expression, _ role: Mention.Role) {
    noteText(expression, role, as: .controllerClass) { .controllerClass($0) }
  }

  func noteAction(_ expression: Expression, _ role: Mention.Role) {
    noteText(expression, role, as: .action) { .action($0) }
  }

  func expect(_ kind: TableKind, _ table: Expression) {
    if tables[table.range.lowerBound] == nil { tables[table.range.lowerBound] = kind }
  }

  func expect(_ what: Expected, _ text: Expression) {
    expected[text.range.lowerBound] = what
  }

  /// The bytes between the quotes.
  func inner(_ range: Range<Int>, _ text: String) -> Range<Int> {
    let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    guard inner.upperBound <= range.upperBound, check.source.text(inner) == text else {
      return range
    }
    return inner
  }

  // MARK: Walking

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .assignment(let targets, let values):
      for target in targets { written.insert(target.range.upperBound) }
      for (target, value) in zip(targets, values) { readAssignment(target, value) }
    case .function(let target, _): written.insert(target.range.upperBound)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let reference):
      if reference.variable == nil { noteGlobal(reference) } else { noteType(of: expression) }
    case .suffixed(let base, let suffixes):
      readSuffixes(base, suffixes, isWritten: written.contains(expression.range.upperBound))
    case .chain(let first, let links): readComparison(first, links)
    default: break
    }
    super.visit(expression)
  }

  private func noteGlobal(_ reference: NameReference) {
    guard check.facts.globals[reference.text] == nil else { return }
    let entry = Reference.Entry("global", reference.text)
    note(.api(entry), .use, reference.range)
  }

  /// A variable that holds a controller, say.
  private func noteType(of expression: Expression) {
    guard let object = types.type(of: expression)?.object else { return }
    note("type", object.name, expression.range)
  }

  private func readSuffixes(_ base: Expression, _ suffixes: [Suffix], isWritten: Bool) {
    for (index, suffix) in suffixes.enumerated() {
      let before = suffixes[..<index]
      switch suffix.kind {
      case .field(let name), .method(let name, _):
        bases[suffix.range.lowerBound] = (base, before)
        readField(name, suffix.range, base, before, isWritten && index == suffixes.count - 1)
      case .index(let key):
        if isProps(base, before) {
          let isLast = isWritten && index == suffixes.count - 1
          noteText(key, isLast ? .write : .use, as: .prop) { .prop($0) }
        }
      case .call: break
      }
      readCall(base, before, suffix)
    }
  }

  private func readField(
    _ name: String, _ range: Range<Int>, _ base: Expression, _ before: ArraySlice<Suffix>,
    _ isWritten: Bool
  ) {
    if isProps(base, before) { return note(.prop(name), isWritten ? .write : .use, range) }
    if let owner = owner(base, before) { return note(owner, name, range) }
    if before.isEmpty, let library = base.globalName, check.facts.globals[library] == nil,
      Reference.scriptLibraries.contains(where: { $0.name == library }) || library == "log"
    {
      note(.lua("\(library).\(name)"), .use, range)
    }
  }

  /// `props` of a controller, also where nobody can tell that it is one; not a field of such a `props`.
  func isProps(_ base: Expression, _ suffixes: ArraySlice<Suffix>) -> Bool {
    if let last = suffixes.last {
      guard last.nameRead == "props" else { return false }
      return !suffixes.dropLast().contains { $0.nameRead == "props" }
    }
    guard let variable = base.name?.variable, variable.writes.isEmpty,
      let value = check.facts.assigned[ObjectIdentifier(variable)]?.first?.expression
        .withoutDefault,
      case .suffixed(let inner, let path) = value.kind
    else { return false }
    return isProps(inner, path[...])
  }

  /// Whose fields those are: `nav`, or the name of an `ObjectType`.
  func owner(_ base: Expression, _ suffixes: ArraySlice<Suffix>) -> String? {
    switch types.type(of: base, suffixes) {
    case .nav, .value(.object("Nav")): "nav"
    case .some(let known): known.object?.name
    case nil: nil
    }
  }
}

extension Expression {
  /// `a` of `a or 0`.
  fileprivate var withoutDefault: Expression {
    guard case .chain(let first, let links) = kind, links.count == 1, links[0].operation == .or
    else { return self }
    return first
  }
}
