import Lua
import Navigation
import ScriptFixture
import Testing

@testable import PluginHost

@Suite("What the host's own book finds")
struct WitnessTests {
  private let fixture: Fixture
  private var host: NavigationHost { fixture.host }

  init() throws {
    fixture = try Fixture(["p.lua": "return {shouldPop = function() end}"])
    try fixture.run("use('p.lua') nav.setStack{'A', 'B'}")
  }

  private func rules() -> Set<String> { Set(host.check().map(\.rule)) }

  @Test("nothing, where nothing is wrong") func sound() {
    #expect(rules().isEmpty)
  }

  @Test(
    "events that tell another story",
    arguments: [
      EventName.push, .pop, .transitionBegan, .transitionEnded, .question, .answer, .gestureEnded,
    ])
  func story(name: EventName) {
    host.navigation.record(name, controller: host.navigation.top)
    #expect(rules().contains("the events tell the same story as the stack"))
  }

  @Test(
    "appearances out of order",
    arguments: [
      EventName.willAppear, .didAppear, .didDisappear, .willDisappear,
    ])
  func lifecycle(name: EventName) {
    host.navigation.record(name, controller: host.navigation.top)
    #expect(rules().contains("lifecycle pairs match (rule 192)"))
  }

  @Test("a gesture that has no finger any more") func stuckGesture() {
    host.navigation.record(.gestureBegan, controller: host.navigation.top)
    #expect(rules().contains("never stuck in a transition"))
  }

  @Test("one function asked twice") func twice() throws {
    let (top, pop) = try leaving()
    _ = host.decidePop(top, pop)
    #expect(rules().isEmpty)
    _ = host.decidePop(top, pop)
    #expect(rules() == ["one ask of each hook for a decision"])
  }

  @Test("one asked who stays") func whoStays() throws {
    let (_, pop) = try leaving()
    _ = host.decidePop(host.navigation.stack[0], pop)
    #expect(rules() == ["the asked controller is the leaving one"])
  }

  @Test("a gesture that asks while a question is open") func outOfTurn() throws {
    let (top, pop) = try leaving()
    host.navigation.record(.question, controller: top)
    _ = host.decidePop(top, pop)
    #expect(rules().contains("a gesture asks before it begins, and not while a question is open"))
  }

  private func leaving() throws -> (Controller, Pop) {
    let top = try #require(host.navigation.top)
    let target = try #require(top.previous)
    return (top, Pop(source: .edgeGesture, target: target, count: 1, animated: true))
  }
}
