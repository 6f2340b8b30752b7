internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// A recorded decision that is asked alone, up to the question that it waits for.
final class LoneRun {
  /// A verdict, with what it is about.
  struct Waiting {
    var verdict: Verdict
    var attempt: Attempt
  }

  private(set) var decision: Trace.Decision
  let recorded: RecordedValues
  /// Who was asked then, and is still to be asked now.
  var rest: ArraySlice<Trace.Decision.Asked>
  /// What was answered then, and has not been answered now.
  var replies: ArraySlice<Reply>
  /// What is to be done with a yes.
  var actions: [Action] = []
  private var waiting: Waiting?
  /// All who were asked then.
  private var asked: [Trace.Decision.Asked]
  /// Whether it waited for a person: a gesture has gone back by then.
  private(set) var hasWaited = false

  init(_ decision: Trace.Decision, _ host: NavigationHost) {
    self.decision = decision
    recorded = RecordedValues(decision, host)
    asked = decision.asked
    rest = asked[...]
    replies = decision.replies[...]
  }

  /// The answer has come, in the decision that the recording has next.
  func goOn(with decision: Trace.Decision) {
    self.decision = decision
    hasWaited = true
    recorded.goOn(with: decision)
    asked += decision.asked
    rest += decision.asked
    replies += decision.replies
  }

  /// Keeps a verdict that asks; every other is over.
  func wait(_ waiting: Waiting) {
    if case .ask = waiting.verdict.answer { self.waiting = waiting }
  }

  func takeWaiting() -> Waiting? {
    defer { waiting = nil }
    return waiting
  }

  /// Whether the question can be answered: all that was read for it was recorded.
  var isWaiting: Bool { waiting?.verdict.suspension != nil && !recorded.lacksSomething }

  /// Whether a verdict is more than a guess: all that was read for it was recorded, and the app was not
  /// asked for something that nobody knows an answer to.
  func tells(_ verdict: Verdict) -> Bool {
    guard !recorded.lacksSomething else { return false }
    guard case .ask(let question) = verdict.answer, let action = question.action else {
      return true
    }
    return decision.decided.question?["action"]?.text == action
  }

  func drop() { takeWaiting()?.verdict.suspension?.drop() }

  func hasAsked(_ hook: HookName) -> Bool { asked.contains { $0.hook == hook } }
}

/// The recorded decision that waits for its answer.
struct OpenDecision {
  private var decision: Trace.Decision?
  /// How it goes under the plugins that are loaded; nil where these did not ask.
  private(set) var run: LoneRun?

  mutating func wait(for decision: Trace.Decision, _ run: LoneRun) {
    self.run?.drop()
    self.decision = decision
    self.run = run.isWaiting ? run : nil
  }

  mutating func close() {
    decision = nil
    run = nil
  }

  /// Whether a decision is this one after its answer. Who asked the question is not asked again.
  func goesOn(with next: Trace.Decision) -> Bool {
    guard let decision, !next.replies.isEmpty, next.id == decision.id else { return false }
    return decision.asked.last.map { !next.asked.contains($0) } ?? true
  }
}

extension Trace.Decision {
  /// A controller about which a hook was asked.
  struct Asked: Equatable {
    /// Nil of a hook that this program does not know.
    var hook: HookName?
    var id: Int
    var className: String?
  }

  /// The controller that was to leave, or to come.
  fileprivate var id: Int? { line["id"]?.integer }

  /// Those about whom was asked, in order.
  var asked: [Asked] {
    (line["asked"]?.array ?? []).map { entry in
      let parts = entry.array ?? []
      guard parts.count >= 3, let id = parts[1].integer else {
        return Asked(hook: nil, id: 0, className: nil)
      }
      return Asked(
        hook: parts[0].text.flatMap(HookName.init(rawValue:)), id: id, className: parts[2].text)
    }
  }

  /// What was answered while it was being decided.
  var replies: [Reply] { (line["answers"]?.array ?? []).compactMap { Reply($0) } }
}
