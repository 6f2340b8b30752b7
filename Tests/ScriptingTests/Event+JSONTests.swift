import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

/// An event as a line of JSON (contract.md, section 5: `run --json`).
@Suite struct EventJSONTests {
  private let draft = ControllerSummary(id: 3, className: "Editor", title: "The \"draft\"\n")

  @Test func `Each kind of value is written as what it is`() {
    let event = Event(
      index: 7, time: 0.35, name: .transitionBegan, controller: draft, stack: 2,
      details: [
        ("kind", .string("pop")), ("to", .controller(ControllerSummary(id: 1, className: "A"))),
        ("interactive", .boolean(true)), ("count", .integer(2)), ("way", .number(0.5)),
      ])
    expectEqual(
      event.json,
      #"{"index":7,"time":0.35,"name":"transitionBegan","#
        + #""controller":{"id":3,"class":"Editor","title":"The \"draft\"\n"},"stack":2,"#
        + #""kind":"pop","to":{"id":1,"class":"A","title":null},"interactive":true,"count":2,"#
        + #""way":0.5}"#)
  }

  @Test func `Without ids two stories of the same are the same`() {
    func event(_ id: Int) -> Event {
      Event(
        index: 1, name: .pop, controller: ControllerSummary(id: id, className: "A"),
        details: [
          ("target", .controller(ControllerSummary(id: id + 1, className: "B"))),
          ("id", .integer(id)),
        ])
    }
    expectEqual(event(1).json(ids: false), event(5).json(ids: false))
    #expect(event(1).json != event(5).json && event(1).json.contains(#""id":1}"#))
  }

  @Test func `A whole number has no fraction, and one that JSON lacks is null`() {
    func time(_ time: Double) -> String { Event(index: 1, time: time, name: .pop).json }
    expectEqual(time(0), #"{"index":1,"time":0,"name":"pop"}"#)
    expectEqual(time(12), #"{"index":1,"time":12,"name":"pop"}"#)
    expectEqual(time(1e19), #"{"index":1,"time":1e+19,"name":"pop"}"#)
    for number in [Double.infinity, .nan] {
      let event = Event(index: 1, name: .pop, details: [("way", .number(number))])
      expectEqual(event.json, #"{"index":1,"time":0,"name":"pop","way":null}"#)
    }
  }

  @Test func `A decision says how it ended, an event of a plugin which one`() throws {
    let event = Event(
      index: 2, decision: Explanation(.pop, outcome: "blocked", source: .backButton))
    expectEqual(
      event.json,
      #"{"index":2,"time":0,"name":"decision","subject":"pop","#
        + #""outcome":"blocked","source":"backButton"}"#)
    let fixture = try Fixture()
    try fixture.run("nav.use {name = 'policy', version = '2'}")
    let events = fixture.host.navigation.events
    expectEqual(
      events[events.lastIndex]?.json,
      #"{"index":1,"time":0,"name":"load","plugin":"policy","version":"2"}"#)
  }
}
