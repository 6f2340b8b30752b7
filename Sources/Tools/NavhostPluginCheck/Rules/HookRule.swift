internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// A function that the host calls as a hook.
struct HookSite {
  /// Where it stands: a shipped plugin's hook is judged more strictly than one of a test.
  enum Place { case plugin, inline, hook }

  var hook: Reference.Hook
  var body: FunctionBody
  var place: Place
  /// A tap on the back button asks it.
  var hearsBackButton = true
}

/// What a hook takes and gives back.
struct HookRule {
  let check: FileCheck

  func check(_ site: HookSite) {
    checkParameters(site)
    if Reference.waitingHooks.contains(site.hook.name) { StayingRule(check: check).check(site) }
    guard site.hook.isDecision else { return }
    let returns = Flow.returns(of: site.body)
    for values in returns {
      checkResults(values, of: site.hook)
      if Reference.waitingHooks.contains(site.hook.name) { checkReason(values) }
    }
    if site.hook.name == "shouldPop", site.place == .plugin, site.hearsBackButton {
      checkTrap(site, returns)
    }
  }

  private func checkParameters(_ site: HookSite) {
    let given = site.hook.parameters.count
    let next = site.hook.wrapsRest ? 2 : nil
    let unknown = site.body.parameters.enumerated().first { place, parameter in
      place >= given && place != next && !parameter.name.hasPrefix("_")
    }
    guard let extra = unknown?.element else { return }
    check.report(
      "extra-parameter", at: extra.range,
      "'\(extra.name)' is always nil: the host calls \(site.hook.signature)")
  }

  private func checkResults(_ values: [Expression], of hook: Reference.Hook) {
    let values = values.prefix(hook.results.count)
    for (value, result) in zip(values, hook.results) {
      ValueChecker(check: check).check(
        value, as: result.type, "\(hook.name)'s \(result.name ?? "result")")
    }
  }

  /// A reason behind a question goes with either answer.
  private func checkReason(_ values: [Expression]) {
    guard values.count > 1, let asked = values.first?.question(check.facts) else { return }
    if case .nil = values[1].kind { return }
    check.report(
      "reason-of-question", at: values[1].range,
      asked == "await"
        ? "this takes the place of the reason that await returns: write 'return await(…)'"
        : "this reason goes with a yes, too: write 'if not \(asked)(…) then return false, REASON end'"
    )
  }

  /// A screen that nobody can leave.
  private func checkTrap(_ site: HookSite, _ returns: [[Expression]]) {
    guard !Flow.fallsThrough(site.body), !returns.isEmpty, returns.allSatisfy(isRefusal)
    else { return }
    guard let first = returns.first?.first else { return }
    check.report(
      "trap", at: first.range,
      "shouldPop says no on every path: nobody can leave a screen that this plugin is asked about")
  }

  private func isRefusal(_ values: [Expression]) -> Bool {
    guard let value = values.first else { return false }
    if case .boolean(false) = Constant(check.facts.resolve(value)) { return true }
    return false
  }
}

extension Expression {
  /// The function of the sandbox that asks, where the expression is a call of it.
  fileprivate func question(_ facts: Facts) -> String? {
    if case .parenthesized(let inner) = kind { return inner.question(facts) }
    guard case .suffixed(let base, let suffixes) = kind, suffixes.count == 1,
      case .call = suffixes[0].kind, let name = base.globalName, facts.globals[name] == nil
    else { return nil }
    return QuestionRule.functions.contains(name) ? name : nil
  }
}

/// `confirm`, `choose` and `await` where a hook cannot wait, and `perform` where it lays out.
final class QuestionRule: TreeVisitor {
  static let functions = ["confirm", "choose", "await"]
  private let check: FileCheck
  /// The hook that is being looked at; nil in the body of the file.
  private let hook: String?

  /// Whether the hook may ask for actions.
  private let performs: Bool

  private init(_ check: FileCheck, hook: String?, performs: Bool = false) {
    self.check = check
    self.hook = hook
    self.performs = performs
  }

  static func run(_ check: FileCheck, _ sites: [HookSite]) {
    if check.role == .plugin { QuestionRule(check, hook: nil).visit(check.chunk.body.block) }
    for site in sites
    where !Reference.waitingHooks.contains(site.hook.name) || !site.hook.canPerform {
      QuestionRule(check, hook: site.hook.name, performs: site.hook.canPerform)
        .visit(site.body.block)
    }
  }

  /// A function that is only made here is left out: nobody knows who calls it.
  override func visit(_ body: FunctionBody) {}

  override func visit(_ expression: Expression) {
    if case .suffixed(let base, let suffixes) = expression.kind, let name = base.globalName,
      case .call = suffixes.first?.kind, check.facts.globals[name] == nil
    {
      report(name, base)
    }
    super.visit(expression)
  }

  private func report(_ name: String, _ base: Expression) {
    let place = hook.map { "in \($0)" } ?? "while the plugin loads"
    if name == "perform", !performs {
      check.report(
        "misplaced-action", at: base.range,
        "perform \(place) is an error: use a decision hook or a notification hook")
    } else if Self.functions.contains(name) {
      let hooks = Reference.waitingHooks
      check.report(
        "misplaced-question", at: base.range,
        "\(name) \(place) is an error: only \(hooks.dropLast().joined(separator: ", ")) and "
          + "\(hooks.last ?? "") may ask")
    }
  }
}

extension Reference.Hook {
  /// Whether it may ask for actions: it decides, or is told something.
  fileprivate var canPerform: Bool {
    if ["onLoad", "onUnload"].contains(name) { return false }
    return !isDecision || name == "gestureShouldBegin" || Reference.waitingHooks.contains(name)
  }
}
