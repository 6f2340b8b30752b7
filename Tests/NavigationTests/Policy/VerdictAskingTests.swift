import Expectations
import NavhostNavigation
import Testing

/// Questions of a policy that is no plugin.
@Suite struct VerdictAskingTests {
  /// Asks by a verdict, and is its own app.
  private final class Asking: NavigationPolicy {
    let verdict: Verdict
    var reply: Reply?
    var waits: [String] = []

    init(_ verdict: Verdict, reply: Reply? = nil) {
      self.verdict = verdict
      self.reply = reply
    }

    func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict { verdict }
    func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
      waits.append("\(action) \(data.map { "\($0)" } ?? "-")")
      return reply
    }
  }

  private func tap(_ policy: Asking) -> (NavigationController, String) {
    let navigation = makeNavigation()
    navigation.policy = policy
    return (navigation, navigation.tapBack().text)
  }

  @Test func aChoiceGoesToTheClosure() {
    let choices = [Question.Choice("Save", id: "save"), Question.Choice("Stay", style: .cancel)]
    let policy = Asking(
      .choose("Leave?", choices) { $0 == "save" ? .allow() : .deny(reason: $0) })
    let (navigation, text) = tap(policy)
    expectEqual(text, "deferred")
    expectEqual(navigation.answer(.choice("other"))?.text, "ignored: no such answer")
    expectEqual(navigation.answer(true)?.text, "ignored: no such answer")
    expectEqual(navigation.answer(.choice("Stay"))?.text, "blocked: Stay")
    navigation.tapBack()
    expectEqual(navigation.answer(.choice("save"))?.text, "popped")
  }

  @Test func theAppAnswersAtOnceOrLater() {
    let policy = Asking(.await("save", ["id": 3]), reply: .data(true))
    expectEqual(tap(policy).1, "popped")
    expectEqual(policy.waits, ["save {id = 3}"])
    policy.reply = .failed(reason: "full")
    expectEqual(tap(policy).1, "blocked: full")
    policy.reply = .data(false)
    expectEqual(tap(policy).1, "blocked")
    policy.reply = nil
    let (navigation, text) = tap(policy)
    expectEqual(text, "deferred")
    expectEqual(navigation.answer(true)?.text, "popped")
  }

  @Test func nobodyAnswersByDefault() {
    final class Waiting: NavigationPolicy {
      func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
        controller.className == "B" ? .ask(Question(awaiting: "save")) : .abstain
      }
    }
    let policy = Waiting()
    let navigation = makeNavigation()
    navigation.policy = policy
    expectEqual(navigation.tapBack().text, "blocked: no handler for 'save'")
  }

  @Test func afterATimeoutTheClosureHearsSo() {
    var heard: Reply?
    let policy = Asking(
      .await("save", timeout: 1) {
        heard = $0
        return .allow()
      })
    let (navigation, _) = tap(policy)
    navigation.advance(by: 1)
    expectEqual(heard, .failed(reason: "timed out"))
    expectEqual(navigation.depth, 1)
  }
}
