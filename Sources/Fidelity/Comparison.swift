/// A log beside what is expected: which switches it tells, and what fits neither answer.
///
/// What is expected of a gesture depends on one switch or on none. So a combination fits the log
/// exactly where each of its switches does, and none has to be tried.
package struct Comparison: Sendable {
  /// Callbacks that come in no way that is expected.
  package struct Misfit: Equatable, Sendable {
    /// The line that fits no way, or the last one where something is missing.
    package var line: Int
    package var gesture: String
    /// What is expected there, in each way.
    package var expected: [String]
    /// What came; nil where the gesture ended.
    package var found: String?
  }

  /// The lines that tell a switch, by its answer.
  package struct Answer: Equatable, Sendable {
    package var on: [Int] = []
    package var off: [Int] = []

    /// Nil where the log does not tell, or tells both.
    package var isOn: Bool? { on.isEmpty == off.isEmpty ? nil : !on.isEmpty }
    package var isTold: Bool { !on.isEmpty || !off.isEmpty }
    package var isContradictory: Bool { !on.isEmpty && !off.isEmpty }
  }

  package let system: String?
  package private(set) var answers: [Unknown: Answer] = [:]
  package private(set) var misfits: [Misfit] = []
  /// The gestures that are not in the log, or of which it has nothing that is looked at.
  package private(set) var missing: [String]

  package init(_ log: CallbackLog) {
    system = log.system
    missing = []
    var done: Set<String> = []
    for section in log.sections {
      for expectation in Expectations.all where expectation.gestures.contains(section.gesture) {
        let chosen = expectation.chosen(of: section)
        guard !chosen.isEmpty else { continue }
        done.insert(section.gesture)
        compare(chosen, section, expectation)
      }
    }
    missing = Expectations.gestures.filter { !done.contains($0) && isThere($0) }
  }

  private mutating func compare(
    _ chosen: [Callback], _ section: CallbackLog.Section, _ expectation: Expectation
  ) {
    let places = expectation.ways.map { $0.pattern.firstMisfit(in: chosen) }
    let fitting = zip(expectation.ways, places).filter { $0.1 == nil }.map(\.0)
    guard let way = fitting.first else {
      let place = places.compactMap { $0 }.max() ?? 0
      let found = place < chosen.count ? chosen[place] : nil
      misfits.append(
        Misfit(
          line: found?.line ?? section.end, gesture: section.gesture,
          expected: expectation.ways.map(\.pattern.text), found: found?.text))
      return
    }
    guard fitting.count == 1, let unknown = way.unknown else { return }
    if way.isOn {
      answers[unknown, default: Answer()].on.append(chosen[0].line)
    } else {
      answers[unknown, default: Answer()].off.append(chosen[0].line)
    }
  }

  /// Phones before iOS 26 have no swipe in the middle.
  private func isThere(_ gesture: String) -> Bool {
    guard gesture == "swipeInMiddle", let system else { return true }
    return Int(system.prefix { $0 != "." }).map { $0 >= 26 } ?? true
  }

  /// The switches that are on.
  package var combination: [Unknown] {
    Unknown.allCases.filter { answers[$0]?.isOn == true }
  }

  /// The switches that the log does not tell.
  package var untold: [Unknown] { Unknown.allCases.filter { answers[$0]?.isTold != true } }

  /// Whether some combination of the switches does all that the log says.
  package var fits: Bool {
    misfits.isEmpty && !answers.values.contains { $0.isContradictory }
  }
}
