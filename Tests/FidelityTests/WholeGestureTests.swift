import ProgramSupport
import Testing

@testable import Fidelity

/// Every line of a gesture counts.
@Suite struct WholeGestureTests {
  private static let off = Dictionary(
    uniqueKeysWithValues: Unknown.allCases.map { ($0, false) })

  @Test func `Each gesture has its patterns, of callbacks that are known`() {
    for gesture in Expectations.gestures {
      let patterns = WholeGesture.patterns(of: gesture)
      #expect(!patterns.isEmpty, "\(gesture)")
      #expect(WholeGesture.patterns(of: gesture, known: Self.off).count == 1)
      for step in patterns.flatMap(\.steps) {
        #expect(Expectations.callbacks.contains(step.name), "\(step.name)")
      }
    }
    #expect(WholeGesture.patterns(of: "nothing").isEmpty)
  }

  /// One line is left out, comes twice, changes places with the next one, or says something else. What fits all the
  /// same: what may come often does so once more, and what the app itself writes before a phone is touched.
  /// Layouts do not count, which switch c brings with it.
  @Test(arguments: ["none", "a", "f", "j"])
  func `A log with a line that is changed hardly ever fits`(_ name: String) throws {
    let log = try GoldenLog(name)
    var fitting: [String] = []
    var tried = 0
    let step = Amount.of(6, thorough: 1)
    for place in stride(from: 0, to: log.lines.count, by: step) {
      for (kind, lines) in Self.changes(of: log.lines, at: place) {
        tried += 1
        var changed = log
        changed.lines = lines
        guard (try? changed.comparison().fits) == true else { continue }
        fitting.append("\(kind) \(place + 1) \(log.lines[place])")
      }
    }
    #expect(tried > 900 / step)
    #expect(fitting.count * 10 <= tried, "\(fitting.count) of \(tried): \(fitting)")
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
