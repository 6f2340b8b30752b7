import Expectations
import NavhostNavigation
import Testing

/// Who listens hears until what it got is let go.
@Suite struct ObservationTests {
  @Test func allHearInTheOrderInWhichTheyWerePut() {
    let observers = Observers<(String) -> Void>()
    var heard: [String] = []
    #expect(observers.isEmpty)
    var first: Observation? = observers.add { heard.append("first \($0)") }
    let second = observers.add { heard.append("second \($0)") }
    observers.tell { $0("a") }
    first = nil
    observers.tell { $0("b") }
    let third = observers.add { heard.append("third \($0)") }
    observers.tell { $0("c") }
    expectEqual(heard, ["first a", "second a", "second b", "second c", "third c"])
    #expect(first == nil && !observers.isEmpty)
    withExtendedLifetime((second, third)) {}
  }

  @Test func whoIsLetGoMeanwhileHearsNoMoreAndWhoComesHearsTheNext() {
    let observers = Observers<() -> Void>()
    var heard: [String] = []
    var kept: [Observation] = []
    var second: Observation?
    kept.append(
      observers.add {
        heard.append("first")
        second = nil
        if kept.count == 1 { kept.append(observers.add { heard.append("late") }) }
      })
    second = observers.add { heard.append("second") }
    observers.tell { $0() }
    #expect(heard == ["first"] && second == nil)
    observers.tell { $0() }
    expectEqual(heard, ["first", "first", "late"])
  }

  @Test func theFirstAndTheLastAreTold() {
    let observers = Observers<() -> Void>()
    var changes: [Bool] = []
    observers.onChange = { changes.append(observers.isEmpty) }
    var one: Observation? = observers.add {}
    var other: Observation? = observers.add {}
    expectEqual(changes, [false])
    one = nil
    other = nil
    #expect(changes == [false, true] && one == nil && other == nil)
  }

  @Test func whatListenedMayOutliveWhatItListenedTo() {
    var observers: Observers<() -> Void>? = Observers()
    let observation = observers?.add {}
    observers = nil
    withExtendedLifetime(observation) {}
  }
}
