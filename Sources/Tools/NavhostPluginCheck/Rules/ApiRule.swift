internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// Fields and functions of the API: what is read, written and called.
final class ApiRule: TreeVisitor {
  private let check: FileCheck
  private let types: Types
  private let values: ValueChecker

  init(_ check: FileCheck, _ types: Types) {
    self.check = check
    self.types = types
    // Inline plugins have been looked at when their hooks were found.
    values = ValueChecker(check: check)
  }

  func run() {
    visit(check.chunk.body.block)
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .assignment(let targets, let assigned):
      for (index, target) in targets.enumerated() {
        checkWrite(target, index < assigned.count ? assigned[index] : nil)
      }
    case .function(let target, let body):
      let value = Expression(kind: .function(body), range: body.range)
      checkWrite(target, value)
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: Expression) {
    switch expression.kind {
    case .suffixed(let base, let suffixes) where !written.contains(expression.range):
      check(base, suffixes[...])
    case .suffixed(let base, let suffixes): check(base, suffixes.dropLast())
    case .chain(let first, let links): checkComparison(first, links)
    default: break
    }
    super.visit(expression)
  }

  // MARK: Reading

  private func check(_ base: Expression, _ suffixes: ArraySlice<Suffix>) {
    for index in suffixes.indices {
      guard let known = types.type(of: base, suffixes[..<index]) else { continue }
      check(suffixes[index], of: known, isCalled: isCall(suffixes, after: index))
    }
  }

  private func isCall(_ suffixes: ArraySlice<Suffix>, after index: Int) -> Bool {
    guard index + 1 < suffixes.endIndex, case .call = suffixes[index + 1].kind else { return false }
    return true
  }

  private func check(_ suffix: Suffix, of known: Inferred, isCalled: Bool) {
    switch suffix.kind {
    case .field(let name): checkRead(name, at: suffix.range, of: known, isCalled: isCalled)
    case .index(let key):
      guard let name = key.stringValue else { return }
      checkRead(name, at: key.range, of: known, isCalled: isCalled)
    case .method(let name, let arguments):
      checkMethod(name, at: suffix.range, arguments, of: known)
    case .call(let arguments):
      guard case .function(let function, false) = known else { return }
      check(arguments, of: function, at: suffix.range)
    }
  }

  private func checkRead(
    _ name: String, at range: Range<Int>, of known: Inferred, isCalled: Bool
  ) {
    guard known.hasFields else { return }
    guard let field = types.field(name, of: known) else {
      return reportUnknown(name, at: range, of: known)
    }
    if case .function(_, isMethod: true) = field, isCalled {
      check.report(
        "call-style", at: range, "'\(name)' is a method: call it with ':\(name)(…)'",
        fix: fixMark(before: range, to: ":"))
    }
  }

  private func checkMethod(
    _ name: String, at range: Range<Int>, _ arguments: [Expression], of known: Inferred
  ) {
    guard known.hasFields else { return }
    switch types.field(name, of: known) {
    case .function(let function, isMethod: true): check(arguments, of: function, at: range)
    case .function:
      check.report(
        "call-style", at: range, "'\(name)' is no method: call it with '.\(name)(…)'",
        fix: fixMark(before: range, to: "."))
    case .none: reportUnknown(name, at: range, of: known)
    default: break
    }
  }

  private func fixMark(before range: Range<Int>, to mark: String) -> Fix? {
    let before = (range.lowerBound - 1)..<range.lowerBound
    guard before.lowerBound >= 0, [".", ":"].contains(check.source.text(before)) else { return nil }
    return Fix(range: before, replacement: mark)
  }

  private func reportUnknown(_ name: String, at range: Range<Int>, of known: Inferred) {
    if let new = FormerNames.field(name, of: known.object?.name ?? "nav") {
      let message = "\(known.title) has no field '\(name)'"
      return check.reportFormer("unknown-field", at: range, message, name: name, new: new)
    }
    // An event tells more than is described: only a near miss is a mistake.
    if known.isOpen, Spelling.nearest(to: name, among: known.names) == nil || name.count < 5 {
      return
    }
    let message = "\(known.title) has no field '\(name)'"
    if known.isSwapped(name), Spelling.nearest(to: name, among: known.names) == nil {
      return check.report("unknown-field", at: range, message + "; are the parameters swapped?")
    }
    check.reportUnknown("unknown-field", at: range, message, name: name, among: known.names)
  }

  // MARK: Calling

  private func check(
    _ arguments: [Expression], of function: Reference.Function, at range: Range<Int>
  ) {
    for (argument, parameter) in zip(arguments, function.parameters) where !takesOptions(argument) {
      values.check(argument, as: parameter.type, "\(function.name)'s \(parameter.name)")
    }
    let required = function.parameters.prefix { !$0.isOptional && $0.name != "..." }.count
    guard arguments.count < required, !(arguments.last?.isMultiple ?? false) else { return }
    let name = function.parameters[arguments.count].name
    check.report("missing-argument", at: range, "\(function.signature) needs its '\(name)'")
  }

  /// `{settle = …}` may stand last, in whichever place that is.
  private func takesOptions(_ argument: Expression) -> Bool {
    guard let fields = argument.tableFields, !fields.isEmpty else { return false }
    return fields.allSatisfy { $0.name == "settle" }
  }

  // MARK: Writing

  private var written: Set<Range<Int>> = []

  private func checkWrite(_ target: Expression, _ value: Expression?) {
    guard case .suffixed(let base, let suffixes) = target.kind, let last = suffixes.last
    else { return }
    written.insert(target.range)
    guard let known = types.type(of: base, suffixes.dropLast()), known.hasFields,
      let (name, range) = last.fieldName
    else { return }
    checkWrite(name, at: range, of: known, value)
  }

  private func checkWrite(
    _ name: String, at range: Range<Int>, of known: Inferred, _ value: Expression?
  ) {
    guard let object = known.object else { return checkNavWrite(name, at: range, value) }
    guard let field = object.field(name) else { return reportUnwritable(name, at: range, object) }
    guard field.isWritable else {
      return check.report(
        "read-only-field", at: range, "'\(name)' of \(known.title) is read-only")
    }
    if let value { values.check(value, as: field.type, name) }
  }

  /// A script may put a function of its own in the place of one of `nav`'s.
  private func checkNavWrite(_ name: String, at range: Range<Int>, _ value: Expression?) {
    if let field = Reference.navFields.first(where: { $0.name == name }) {
      guard !field.isWritable else {
        if let value { values.check(value, as: field.type, name) }
        return
      }
      check.report("read-only-field", at: range, "'\(name)' of nav is read-only")
    } else if !Reference.navFunctions.contains(where: { $0.name == name }) {
      guard value.flatMap({ check.facts.resolve($0).function }) == nil else { return }
      check.report("unknown-field", at: range, "nav has no field '\(name)'")
    }
  }

  private func reportUnwritable(
    _ name: String, at range: Range<Int>, _ object: Reference.ObjectType
  ) {
    let isController = object.name == "Controller"
    let writable = object.fields.filter { $0.isWritable }.map { $0.name }
    check.reportUnknown(
      isController ? "unknown-setting" : "unknown-field", at: range,
      "unknown \(isController ? "setting" : "field") '\(name)'", name: name, among: writable)
  }

  // MARK: Comparing

  /// A word of a closed list is compared with what it never is.
  private func checkComparison(_ first: Expression, _ links: [Expression.Link]) {
    guard links.count == 1, [.equal, .notEqual].contains(links[0].operation) else { return }
    for (one, other) in [(first, links[0].operand), (links[0].operand, first)] {
      if isVersion(one), values.checkVersion(other, one.lastName ?? "ios") { continue }
      guard let text = other.stringValue, case .value(.word(let name)) = types.type(of: one)
      else { continue }
      values.checkWord(text, of: name, at: other.range, one.lastName ?? "it")
    }
  }
}

extension ApiRule {
  /// `nav.ios`, or its former name.
  private func isVersion(_ expression: Expression) -> Bool {
    guard case .suffixed(let base, let suffixes) = expression.kind,
      case .nav? = types.type(of: base, suffixes.dropLast()), let name = expression.lastName
    else { return false }
    return name == "ios" || FormerNames.field(name, of: "nav") == "ios"
  }
}

extension Suffix {
  /// The field that it names.
  fileprivate var fieldName: (String, Range<Int>)? {
    switch kind {
    case .field(let name): (name, range)
    case .index(let key): key.stringValue.map { ($0, key.range) }
    default: nil
    }
  }
}

extension Expression {
  /// `source` of `pop.source`.
  fileprivate var lastName: String? {
    guard case .suffixed(_, let suffixes) = kind else { return name?.text }
    return suffixes.last?.fieldName?.0
  }
}

extension Inferred {
  /// Whether the field is one of what hooks get beside this: of a pop, say, where this is a
  /// controller.
  fileprivate func isSwapped(_ name: String) -> Bool {
    guard let own = object?.name else { return false }
    let arguments = ["Pop", "Gesture", "Push", "Back", "Bar"]
    let others = own == "Controller" ? arguments : arguments.contains(own) ? ["Controller"] : []
    return others.contains { Reference.object($0)?.field(name) != nil }
  }

  /// Its fields are known.
  fileprivate var hasFields: Bool {
    if case .nav = self { return true }
    return object.map { !["Plugin", "Spec"].contains($0.name) } ?? false
  }

  /// More fields than are described may be there.
  fileprivate var isOpen: Bool {
    ["Event", "Step", "Explanation"].contains(object?.name ?? "")
  }

  fileprivate var names: [String] {
    if case .nav = self {
      return Reference.navFunctions.map { $0.name } + Reference.navFields.map { $0.name }
    }
    return (object?.fields.map { $0.name } ?? []) + (object?.methods.map { $0.name } ?? [])
  }

  /// `a plugin handle`, as it stands in a message.
  fileprivate var title: String {
    guard let name = object?.name else { return "nav" }
    let words = name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    let isVowel = words.dropFirst().first.map { "aeiou".contains($0) } ?? false
    return (isVowel ? "an" : "a") + words
  }
}
