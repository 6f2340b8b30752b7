import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 3: `nav.events`, and how many of the last are kept.
struct EventLogTests {
  @Test func onlyTheLastAreKept() {
    let navigation = makeNavigation([], eventLimit: 3)
    for _ in 0..<10 { navigation.scene.record(.load) }
    expectEqual(navigation.events.count, 3)
    expectEqual(navigation.events.lastIndex, 10)
    expectEqual(navigation.events.map(\.index), [8, 9, 10])
    #expect(navigation.events[7] == nil)
    expectEqual(navigation.events[8]?.index, 8)
  }

  @Test func sinceGivesThoseAbove() {
    let navigation = makeNavigation([])
    for _ in 0..<5 { navigation.scene.record(.load) }
    expectEqual(navigation.events.since(3).map(\.index), [4, 5])
    #expect(navigation.events.since(5).isEmpty)
    expectEqual(navigation.events.since(-9).count, 5)
    #expect(navigation.events.since(.max).isEmpty)
  }

  @Test func noneMayBeKept() {
    let navigation = makeNavigation(eventLimit: 0)
    navigation.pan(makePan())
    expectEqual(navigation.events.count, 0)
    #expect(navigation.events.lastIndex > 0)
    #expect(navigation.events.since(0).isEmpty)
  }

  @Test func decisionsMayBeAllThatIsRecorded() {
    let (all, few) = (makeNavigation(), makeNavigation())
    few.scene.recordsDecisionsOnly = true
    let before = few.events.lastIndex
    for navigation in [all, few] {
      navigation.pan(makePan())
      navigation.requestPop()
      navigation.push(navigation.makeController(className: "Page"))
    }
    func decided(_ navigation: NavigationController) -> [String] {
      navigation.events.compactMap(\.explanation).map { "\($0)" }
    }
    let recorded = few.events.since(before)
    #expect(recorded.count > 1)
    #expect(recorded.allSatisfy { $0.name == .decision })
    expectEqual(decided(few), decided(all))
    expectEqual(few.stack.map(\.className), all.stack.map(\.className))
  }

  @Test func eventsAreHandedOverAsTheyHappen() {
    let navigation = makeNavigation()
    var names: [EventName] = []
    let observation = navigation.scene.observe { names.append($0.name) }
    navigation.pop()
    withExtendedLifetime(observation) {}
    expectEqual(
      names,
      [
        .decision, .pop, .transitionBegan, .willDisappear, .willAppear, .didDisappear, .didAppear,
        .transitionEnded, .barChanged,
      ])
  }

  @Test func eventsCarryTheTimeTheyHappened() {
    let navigation = makeNavigation()
    navigation.pop(settle: false)
    navigation.advance(by: 2)
    let ended = navigation.events.since(0).last { $0.name == .transitionEnded }
    expectEqual(ended?.time, 0.35)
    expectEqual(navigation.time, 2)
  }

  @Test func thePolicysStepsExplainTheDecision() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    policy.onPop = { _, _ in
      let draft = Explanation.Respondent("draft", file: "a.lua", line: 3, hook: "shouldPop")
      let step = Explanation.Step(draft, answer: .deny, reason: "x")
      return Verdict(.deny(reason: "x"), steps: [step])
    }
    #expect(navigation.explanation == nil)
    navigation.tapBack()
    expectEqual(navigation.explanation?.steps.map(\.by), ["draft"])
    expectEqual(
      navigation.explanation?.description, "pop blocked: x\n  draft.shouldPop: deny (x) at a.lua:3")
  }
}
