import Expectations
import Testing

@testable import NavhostNavigation

@Suite struct ReplyTests {
  private static let confirm = Question("Leave?")
  private static let choose = Question(
    "Leave?", choices: [.init("Save"), .init("Stay", id: "stay", style: .cancel)])
  private static let only = Question("No.", choices: [.init("OK", id: "ok", style: .cancel)])
  private static let wait = Question(awaiting: "save")
  private static let wish = "cancelled by the user"

  @Test(arguments: [
    (confirm, Reply.accepted(true), nil), (confirm, .accepted(false), wish),
    (confirm, .choice("ok"), nil), (confirm, .choice("cancel"), wish),
    (choose, .choice("Save"), nil), (choose, .choice("stay"), wish), (only, .choice("ok"), nil),
    (wait, .data(7), nil), (wait, .data(true), nil), (wait, .data(false), "failed"),
    (wait, .refused(reason: "not now"), "not now"), (wait, .failed(reason: "no net"), "no net"),
    (wait, .failed(), "failed"),
  ])
  func whoSaysNothingSaysWhatItWasTold(question: Question, reply: Reply, reason: String?) {
    expectEqual(question.refusal(after: reply), reason)
    #expect(question.accepts(reply))
  }

  @Test func aPolicyWithoutAnAnswerOfItsOwnTakesTheReason() {
    expectEqual(Self.wait.verdict(on: .refused(reason: "not now")).answer, .deny(reason: "not now"))
    #expect(!Self.wait.isYes(.refused(reason: "not now")))
    #expect(!Self.confirm.accepts(.refused(reason: "not now")))
  }
}
