import Expectations
import ProgramSupport
import Testing

@testable import NavhostFidelity

/// Every line of a gesture counts.
@Suite struct WholeGestureTests {
  private static let off = Dictionary(
    uniqueKeysWithValues: Unknown.allCases.map { ($0, false) })

  @Test func `Each gesture has its patterns, of callbacks that are known`() {
    for gesture in Expectations.gestures {
      let patterns = WholeGesture.patterns(of: gesture)
      #expect(!patterns.isEmpty, "\(gesture)")
      expectEqual(WholeGesture.patterns(of: gesture, known: Self.off).count, 1)
      for step in patterns.flatMap(\.steps) {
        #expect(Expectations.callbacks.contains(step.name), "\(step.name)")
      }
    }
    #expect(WholeGesture.patterns(of: "nothing").isEmpty)
  }

  /// One line is left out, comes twice, changes places with the next one, or says something else. What fits all the
  /// same has a reason. Layouts do not count, which switch c brings with it.
  @Test(arguments: ["none", "a", "f", "j"])
  func `A log with a line that is changed hardly ever fits`(_ name: String) throws {
    let log = try GoldenLog(name)
    var fitting: [String] = []
    var tried = 0
    let step = Amount.of(12, thorough: 1)
    for place in stride(from: 0, to: log.lines.count, by: step) {
      for (kind, lines) in Self.changes(of: log.lines, at: place) {
        tried += 1
        var changed = log
        changed.lines = lines
        guard (try? changed.comparison().fits) == true else { continue }
        #expect(try Self.reason(kind, place, changed, log) != nil, "\(place + 1): \(kind)")
        fitting.append("\(kind) \(place + 1) \(log.lines[place])")
      }
    }
    #expect(tried > 900 / step)
    #expect(fitting.count * 10 <= tried, "\(fitting.count) of \(tried): \(fitting)")
  }

  /// Evenly over all changes of a log.
  @Test func `Of 150 changes 15 may fit`() throws {
    let log = try GoldenLog("none")
    let all = log.lines.indices.flatMap { place in
      Self.changes(of: log.lines, at: place).map { (kind: $0.0, place: place, lines: $0.1) }
    }
    let reasons = try (0..<150).map { all[$0 * all.count / 150] }.compactMap { change in
      var changed = log
      changed.lines = change.lines
      guard (try? changed.comparison().fits) == true else { return String?.none }
      return try Self.reason(change.kind, change.place, changed, log)
        ?? "unknown: \(change.kind) \(log.lines[change.place])"
    }
    #expect(reasons.count <= 15, "\(reasons)")
    #expect(!reasons.contains { $0.hasPrefix("unknown") }, "\(reasons)")
  }

  /// Why a log with one changed line fits all the same; nil where nobody knows.
  private static func reason(
    _ kind: String, _ place: Int, _ changed: GoldenLog, _ log: GoldenLog
  ) throws -> String? {
    let line = log.lines[place]
    let (before, after) = (try log.comparison(), try changed.comparison())
    func says(_ events: String...) -> Bool { events.contains { line.contains("\"\($0)\"") } }
    if says("phone") { return "it says what phone it is, and nothing of UIKit" }
    if after.missing.count > before.missing.count { return "it is told that a gesture is missing" }
    if kind == "without", says("gesture") { return "a phone before iOS 26 lacks this gesture" }
    if after.combination != before.combination || after.untold != before.untold {
      return "it is another answer of a switch"
    }
    if kind == "twice", says("pause") { return "between two pauses nothing happens" }
    let often = says("touch", "recognizer.receives", "recognizer.begins", "sheet.shouldDismiss")
    if often, kind == "twice" || changed.lines.contains(line) { return "it may come often" }
    let showing = says("navigation.willShow", "navigation.didShow")
    if kind == "without", showing { return "a stack that appears may tell its delegate" }
    return nil
  }

  private static func changes(of lines: [String], at place: Int) -> [(String, [String])] {
    var changes: [(String, [String])] = []
    var new = lines
    new.remove(at: place)
    changes.append(("without", new))
    new = lines
    new.insert(lines[place], at: place)
    changes.append(("twice", new))
    if place + 1 < lines.count, lines[place] != lines[place + 1] {
      new = lines
      new.swapAt(place, place + 1)
      changes.append(("swapped", new))
    }
    let others = [
      ("\"depth\":3", "\"depth\":4"), ("\"depth\":2", "\"depth\":7"), ("true", "false"),
      ("false", "true"), ("\"screen\":\"T", "\"screen\":\"X"), ("\"tab\":0", "\"tab\":1"),
      ("\"which\":\"edge\"", "\"which\":\"content\""), ("screen.will", "screen.did"),
      ("navigation.", "transition."),
    ]
    for (old, other) in others where lines[place].contains(old) {
      new = lines
      new[place] = lines[place].replacing(old, with: other)
      changes.append((other, new))
    }
    return changes
  }
}
