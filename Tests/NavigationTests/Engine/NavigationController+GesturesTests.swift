import Navigation
import Testing

struct GestureTests {
  @Test func panPops() {
    let navigation = makeNavigation()
    #expect(navigation.pan(makePan())?.text == "popped")
    #expect(navigation.classes == "A")
    #expect(navigation.time == 0.6)
    #expect(navigation.check().isEmpty)
  }

  @Test func shortPanCancels() {
    let navigation = makeNavigation()
    #expect(navigation.pan(makePan(to: 60, duration: 1))?.text == "cancelled")
    #expect(navigation.classes == "A B")
    print(navigation.events.map(\.description).joined(separator: "\n"))
    print(navigation.explanation?.description ?? "")
  }
}
