internal import NavhostLuaSyntax
internal import NavhostSupport

/// A call that asks a person, or the app, or asks the app to do something, by the sandbox's own function.
struct AskingCall {
  let function: String
  let arguments: [Expression]
  /// Where its name stands.
  let range: Range<Int>
  /// Whether it stands inside `pcall`, which returns something else.
  let isProtected: Bool

  /// Whether the hook waits there.
  var waits: Bool { QuestionRule.functions.contains(function) }

  /// Nil where the expression is no such call, or does something with what that returns.
  init?(_ expression: Expression, _ facts: Facts) {
    if case .parenthesized(let inner) = expression.kind {
      self.init(inner, facts)
      return
    }
    guard case .suffixed(let base, let suffixes) = expression.kind, suffixes.count == 1 else {
      return nil
    }
    self.init(base, suffixes, facts)
  }

  /// The call at the front of an expression, whatever is done with what it returns.
  init?(_ base: Expression, _ suffixes: [Suffix], _ facts: Facts) {
    guard case .call(var arguments)? = suffixes.first?.kind, var name = base.globalName,
      facts.globals[name] == nil
    else { return nil }
    range = base.range
    let isProtected = ["pcall", "xpcall"].contains(name)
    if isProtected, let called = arguments.first?.globalName,
      facts.globals[called] == nil
    {
      name = called
      arguments.removeFirst()
    }
    guard name == "perform" || QuestionRule.functions.contains(name) else { return nil }
    function = name
    self.isProtected = isProtected
    self.arguments = arguments
  }
}

/// The choices of a `choose`, where they are written in its call.
struct LiteralChoices {
  let ids: [String]
  let cancel: String?

  init?(_ call: AskingCall, _ facts: Facts) {
    guard call.function == "choose", call.arguments.count > 1,
      let fields = Self.list(call.arguments[1], facts)?.tableFields, !fields.isEmpty
    else { return nil }
    var ids: [String] = []
    var cancel: String?
    for field in fields {
      guard field.isPositional, let choice = Choice(facts.resolve(field.value), facts) else {
        return nil
      }
      ids.append(choice.id)
      if choice.isCancel { cancel = choice.id }
    }
    self.ids = ids
    // The only choice is no way out of the question.
    self.cancel = ids.count > 1 ? cancel : nil
  }

  /// A list that has a name may get other choices wherever that is read.
  private static func list(_ value: Expression, _ facts: Facts) -> Expression? {
    if let variable = value.name?.variable, variable.reads.count > 1 { return nil }
    return facts.resolve(value)
  }

  private struct Choice {
    let id: String
    let isCancel: Bool

    init?(_ value: Expression, _ facts: Facts) {
      if let title = value.stringValue {
        id = title
        isCancel = false
        return
      }
      guard let fields = value.tableFields else { return nil }
      var texts: [String: String] = [:]
      for field in fields {
        guard let name = field.name, let text = facts.resolve(field.value).stringValue else {
          // A title may be made at run time; the id then must not hang on it.
          if field.name == "title" { continue }
          return nil
        }
        texts[name] = text
      }
      guard let id = texts["id"] ?? texts["title"] else { return nil }
      self.id = id
      isCancel = texts["style"] == "cancel"
    }
  }
}

/// A `choose` of which nobody reads what was picked, and none of the choices is a no.
final class UnusedAnswerRule: TreeVisitor {
  private let check: FileCheck

  init(_ check: FileCheck) {
    self.check = check
  }

  func run() {
    visit(check.chunk.body.block)
  }

  override func visit(_ statement: Statement) {
    switch statement.kind {
    case .call(let expression): look(at: expression)
    case .local(let variables, let values):
      for (variable, value) in zip(variables, values) where isUnread(variable) { look(at: value) }
    case .assignment(let targets, let values):
      for (target, value) in zip(targets, values) {
        if let variable = target.name?.variable, isUnread(variable) { look(at: value) }
      }
    default: break
    }
    super.visit(statement)
  }

  private func isUnread(_ variable: Variable) -> Bool {
    variable.reads.isEmpty && !variable.isInDoubt
  }

  private func look(at expression: Expression) {
    guard let call = AskingCall(expression, check.facts),
      let choices = LiteralChoices(call, check.facts), choices.cancel == nil
    else { return }
    check.report(
      "answer-unused", at: call.range,
      "nobody reads what was picked, and no choice is a cancel: all answers do the same")
  }
}
