import Expectations
import NavhostNavigation
import Testing

/// An event, as it is kept and shown.
struct EventTests {
  private let controller = ControllerSummary(id: 3, className: "Editor", title: "Draft")

  @Test func itShowsWhatItKnows() {
    expectEqual(Event(index: 1, name: .load).description, "1 load")
    let event = Event(
      index: 7, name: .transitionBegan, controller: controller, stack: 2,
      details: [
        ("kind", .string("pop")), ("to", .controller(ControllerSummary(id: 1, className: "A"))),
        ("interactive", .boolean(true)), ("count", .integer(2)), ("way", .number(0.5)),
      ])
    expectEqual(
      event.description,
      "7 transitionBegan stack=2 Editor#3 kind=pop to=A#1 interactive=true count=2 way=0.5")
  }

  @Test func aDetailIsFoundByItsName() {
    let event = Event(index: 1, name: .pop, details: [("source", .string("request"))])
    #expect(event["source"]?.description == "request" && event["reason"] == nil)
    #expect(event.explanation == nil && event.plugin == nil)
  }

  @Test func aDecisionsDetailsAreThoseOfItsExplanation() {
    let explanation = Explanation(.pop, outcome: "popped", source: .edgeGesture)
    let event = Event(index: 2, decision: explanation, controller: controller)
    #expect(event.name == .decision && event.explanation == explanation && event.plugin == nil)
    expectEqual(
      event.description, "2 decision Editor#3 subject=pop outcome=popped source=edgeGesture")
    let push = Event(index: 3, decision: Explanation(.push, outcome: "pushed"))
    expectEqual(push.details.map(\.key), ["subject", "outcome"])
  }

  @Test func aReasonIsTheLastDetail() throws {
    let policy = TestPolicy()
    policy.onPop = { _, _ in .deny(reason: "unsaved") }
    let navigation = makeNavigation(policy: policy)
    navigation.tapBack()
    let event = try #require(navigation.events.since(0).last { $0.name == .decision })
    expectEqual(event.details.map(\.key), ["subject", "outcome", "source", "reason"])
    expectEqual(event["reason"]?.description, "unsaved")
  }

  /// Events keep no controller alive, and tell what was true then.
  @Test func aSummaryStaysAsItWas() throws {
    let navigation = makeNavigation(["A"])
    weak let pushed = navigation.push(navigation.make("B")).controller
    pushed?.title = "Later"
    navigation.pop()
    #expect(pushed == nil)
    let event = try #require(navigation.events.since(0).last { $0.name == .push })
    expectEqual(event.controller, ControllerSummary(id: 2, className: "B", title: "B"))
  }
}
