import Expectations
import Testing

@testable import NavhostFidelity

@Suite struct ComparisonTests {
  @Test(arguments: GoldenLog.names)
  func `A log tells its combination`(_ name: String) throws {
    let comparison = try GoldenLog(name).comparison()
    expectEqual(String(comparison.combination.map(\.rawValue)), name == "none" ? "" : name)
    #expect(comparison.fits && comparison.untold.isEmpty && comparison.missing.isEmpty)
    #expect(comparison.errors.isEmpty)
  }

  @Test func `No two logs are the same`() throws {
    expectEqual(Set(try GoldenLog.names.map { try GoldenLog($0).lines }).count, 17)
  }

  @Test func `The names of the table are known ones`() {
    for expectation in Expectations.all {
      let patterns = [expectation.among] + expectation.ways.map(\.pattern)
      for step in patterns.flatMap(\.steps) {
        #expect(Expectations.callbacks.contains(step.name), "\(step.name)")
      }
      #expect(expectation.gestures.allSatisfy(Expectations.gestures.contains))
    }
  }

  /// Which gestures tell a switch: without them it is not told, and all others are.
  @Test(arguments: [
    ("a", ["tapBack", "tapBackLater", "popByCode", "swipe"]), ("b", ["popToRootByCode"]),
    ("c", ["popByCode", "swipe"]), ("d", ["swipeWithItem", "swipeWithoutBar"]),
    ("e", ["sheetUntouched"]), ("f", ["tapBack", "popByCode", "swipe"]), ("g", ["menu"]),
    ("h", ["tabOther", "tabAgain"]), ("i", ["sheetPulled"]), ("j", ["swipeDuringPush"]),
    ("k", ["sheetBeside"]), ("l", ["tapDuringPush"]), ("m", ["tabOfTabs"]),
    ("n", ["presentDuringDismissal"]), ("o", ["setByCode"]),
  ])
  func `A switch is not told without its gestures`(_ name: String, _ gestures: [String]) throws {
    let letter = Character(name)
    let comparison = try GoldenLog(GoldenLog.all).without(Set(gestures)).comparison()
    #expect(comparison.untold.map(\.rawValue).contains(letter))
    expectEqual(comparison.missing, Expectations.gestures.filter(gestures.contains))
    #expect(comparison.fits)
    for gesture in gestures {
      let others = Set(gestures).subtracting([gesture])
      let one = try GoldenLog(GoldenLog.all).without(others).comparison()
      #expect(one.combination.map(\.rawValue).contains(letter), "\(gesture)")
    }
  }

  /// What the model says whatever the switches are: a log in which it is otherwise fits none.
  @Test(arguments: [
    ("tapBackRefused", "bar.shouldPop", #"{"event":"call.pop","depth":3}"#),
    ("swipe", "call.pop", #"{"event":"call.popTo","depth":3}"#),
    ("swipeTakenBack", "transition.released", #"{"event":"screen.didAppear","screen":"Two"}"#),
    ("swipeTakenBack", "transition.completed", #"{"event":"navigation.didShow","screen":"Two"}"#),
    ("swipeAtRoot", "recognizer.begins", #"{"event":"call.pop","depth":1}"#),
    ("menu", "call.popTo", #"{"event":"call.pop","depth":3}"#),
    ("escape", "call.pop", #"{"event":"touch","on":"screen"}"#),
    ("sheetPulled", "sheet.willDismiss", #"{"event":"sheet.didAttempt"}"#),
    ("sheetHeld", "sheet.didAttempt", #"{"event":"sheet.willDismiss"}"#),
    ("sheetPulledABit", "sheet.willDismiss", #"{"event":"sheet.didDismiss"}"#),
    ("tabAgain", "call.popToRoot", #"{"event":"tabs.didSelect","tab":0}"#),
  ])
  func `A line that fits no combination is told`(
    _ gesture: String, _ text: String, _ line: String
  ) throws {
    var log = try GoldenLog("none")
    let place = try log.place(of: text, in: gesture)
    log.lines[place] = line
    let comparison = try log.comparison()
    #expect(!comparison.fits)
    #expect(comparison.misfits.contains { $0.gesture == gesture && $0.line >= place })
    let errors = comparison.errors
    #expect(!errors.isEmpty && errors.allSatisfy { $0.message.contains(gesture) })
    #expect(comparison.text.contains("no combination of the switches does all that this log says"))
  }

  @Test func `What is missing is told at the gesture's end`() throws {
    var log = try GoldenLog("none")
    log.lines.remove(at: try log.place(of: "tabs.didSelect", in: "tabOther"))
    let misfit = try #require(try log.comparison().misfits.first)
    #expect(misfit.found == nil && misfit.gesture == "tabOther")
    #expect(try log.comparison().errors[at: 0]?.message.contains("the end of the gesture") == true)
  }

  @Test func `Two lines that say the opposite fit no combination`() throws {
    let (none, all) = (try GoldenLog("none"), try GoldenLog(GoldenLog.all))
    var log = none
    log.lines += all.lines
    let comparison = try log.comparison()
    #expect(!comparison.fits && comparison.misfits.isEmpty)
    #expect(comparison.errors.count == 15 && comparison.untold.isEmpty)
    #expect(comparison.combination.isEmpty)
    #expect(comparison.text.contains { $0.contains("told both ways") })
    let b = comparison.errors.map(\.message).filter { $0.hasPrefix("switch b") }
    let place = try none.lines.count + all.place(of: "return.popToRoot", in: "popToRootByCode") + 1
    expectEqual(
      b,
      [
        "switch b is on by line \(place), and off by line "
          + "\(try none.place(of: "return.popToRoot", in: "popToRootByCode") + 1)"
      ])
  }

  @Test func `Beside a sheet there is room on an iPad`() throws {
    var log = try GoldenLog("none").without(["sheetBeside"])
    try expectEqual(log.comparison().missing, ["sheetBeside"])
    log.lines[0] = #"{"event":"phone","system":"17.0","model":"iPhone"}"#
    let comparison = try log.comparison()
    #expect(comparison.missing == [] && comparison.untold == [.backdropIsSilent])
  }

  /// Somebody was slower than the screen: that gesture is to be done again, and nothing is wrong.
  @Test(arguments: ["tapDuringPush", "swipeDuringPush"])
  func `What came too late is not done`(_ gesture: String) throws {
    var log = try GoldenLog(GoldenLog.all)
    let start = try log.place(of: "\"name\":\"\(gesture)\"", in: gesture)
    for place in log.lines.indices[start...].dropFirst() {
      if log.lines[place].contains(#""event":"pause""#) { break }
      log.lines[place] = log.lines[place].replacing("\"running\":true", with: "\"running\":false")
    }
    let comparison = try log.comparison()
    #expect(comparison.missing == [gesture] && comparison.fits, "\(comparison.errors)")
  }

  @Test func `A swipe in the middle is missed from iOS 26 on`() throws {
    let old = try GoldenLog("none")
    try expectEqual(old.without(["swipeInMiddle"]).comparison().missing, [])
    var new = old
    new.lines[0] = #"{"event":"phone","system":"26.0"}"#
    try expectEqual(new.without(["swipeInMiddle"]).comparison().missing, ["swipeInMiddle"])
  }

  /// One gesture after the other is left out: the log says less, and nothing else.
  @Test func `Less of a log contradicts nothing`() throws {
    for gesture in Expectations.gestures {
      let comparison = try GoldenLog(GoldenLog.all).without([gesture]).comparison()
      #expect(comparison.fits, "\(gesture)")
      #expect(Set(comparison.combination).isSubset(of: Set(Unknown.allCases)))
    }
  }
}
