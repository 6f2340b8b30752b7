import Expectations
import NavhostNavigation
import Testing

/// Events in words.
struct EventWordsTests {
  @Test func aStoryReadsWell() throws {
    let navigation = makeNavigation(["Home"])
    let start = navigation.events.lastIndex
    navigation.push(navigation.makeController(className: "Editor", title: "Draft"))
    navigation.pan(makePan())
    let words = navigation.events.since(start).map(\.words)
    expectEqual(words.first, "0.00 s  decision Editor \"Draft\", push, pushed")
    #expect(words.contains("0.00 s  push Editor \"Draft\", depth 2"))
    #expect(words.contains("0.00 s  transitionBegan Editor \"Draft\", push, from Home \"Home\""))
    #expect(words.contains("0.60 s  pop Editor \"Draft\", edgeGesture, to Home \"Home\""))
    #expect(words.contains("0.37 s  gestureBegan Editor \"Draft\", edge, at 5, 400"))
    #expect(
      words.contains {
        $0.hasSuffix("transitionEnded Home \"Home\", pop, from Editor \"Draft\", by a finger")
      })
  }

  @Test(arguments: EventName.allCases)
  func eachHasALine(name: EventName) {
    let controller = ControllerSummary(id: 3, className: "Editor", title: "Draft")
    let details: [(key: String, value: EventValue)] = [
      ("message", .string("why")), ("hook", .string("shouldPop")), ("tab", .integer(2)),
      ("cause", .string("root")), ("animated", .boolean(false)),
    ]
    for controller in [controller, nil] {
      for plugin in ["draft", nil] {
        for details in [details, []] {
          let event = Event(
            index: 1, time: 1.005, name: name, controller: controller, stack: 2, plugin: plugin,
            details: details)
          let words = event.words
          #expect(words.contains("s  \(name.rawValue)") && words.hasSuffix("(stack 2)"), "\(words)")
          #expect(!words.contains("\n") && !words.contains(", ,") && !words.contains("  ("))
        }
      }
    }
  }

  @Test func timesThatAreNoneAreShownAsZero() {
    for time in [-1, .nan, .infinity] as [Double] {
      #expect(!Event(index: 1, time: time, name: .load).words.isEmpty)
    }
  }
}
