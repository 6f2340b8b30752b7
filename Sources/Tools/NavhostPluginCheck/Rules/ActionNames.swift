internal import NavhostLuaSyntax
internal import NavhostSupport

/// The actions that plugins ask for, and those that scenes and specs handle. Where some of a plugin's are
/// handled, the others were forgotten, or misspelt.
struct ActionNames {
  private struct Asked {
    let name: String
    let finding: Finding
  }

  /// What each file asks for.
  private var asked: [ExactName: [Asked]] = [:]
  private var handled: Set<ExactName> = []
  /// Whether somebody handles whatever comes.
  private var handlesAll = false

  mutating func add(_ check: FileCheck) {
    let visitor = ActionVisitor(check)
    visitor.visit(check.chunk.body.block)
    handled.formUnion(visitor.handled)
    handlesAll = handlesAll || visitor.handled.contains("*")
    guard check.role.isSandboxed else { return }
    asked[check.source.file] = visitor.asked.map { name, offset in
      let position = check.source.position(of: offset)
      return Asked(
        name: name,
        finding: Finding(
          file: check.source.file, line: position.line, column: position.column,
          rule: "unhandled-action",
          message: "no scene or spec handles '\(name)', though others of this plugin are handled"))
    }
  }

  /// The findings in one file, once all have been added.
  func findings(in file: String) -> [Finding] {
    guard !handlesAll, let asked = asked[file], asked.contains(where: { handled.contains($0.name) })
    else { return [] }
    return asked.filter { !handled.contains($0.name) }.map { $0.finding }
  }
}

/// Finds the names of actions in a file.
private final class ActionVisitor: TreeVisitor {
  private let check: FileCheck
  private(set) var asked: [(name: String, offset: Int)] = []
  private(set) var handled: Set<ExactName> = []

  init(_ check: FileCheck) {
    self.check = check
  }

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, let name = base.globalName {
      if let argument = suffixes.first?.argument, ["perform", "await"].contains(name),
        check.facts.globals[name] == nil
      {
        asked.append((argument.text, argument.offset))
      }
      if case .field(let field)? = suffixes.first?.kind, ["onAction", "onAwait"].contains(field),
        case .call(let arguments)? = suffixes.dropFirst().first?.kind, let name = arguments.first
      {
        // A name that is put together, or comes from a list, may be any.
        handled.insert(check.facts.resolve(name).stringValue ?? "*")
      }
    }
    super.visit(expression)
  }
}

extension Suffix {
  /// The text that a call is given first, where it is written there.
  fileprivate var argument: (text: String, offset: Int)? {
    guard case .call(let arguments) = kind, let first = arguments.first,
      let text = first.stringValue
    else { return nil }
    return (text, first.range.lowerBound)
  }
}
