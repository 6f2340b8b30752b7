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
  private let model: String?
  package private(set) var answers: [Unknown: Answer] = [:]
  package private(set) var misfits: [Misfit] = []
  /// The gestures that are not in the log, or of which it has nothing that is looked at.
  package private(set) var missing: [String]

  package init(_ log: CallbackLog) {
    (system, model) = (log.system, log.model)
    missing = []
    var done: Set<String> = []
    var fitting: [CallbackLog.Section] = []
    for section in log.sections {
      let before = misfits.count
      var isHeard = false
      for expectation in Expectations.all where expectation.gestures.contains(section.gesture) {
        let chosen = expectation.chosen(of: section)
        guard !chosen.isEmpty else { continue }
        isHeard = true
        compare(chosen, section, expectation)
      }
      if isHeard { done.insert(section.gesture) }
      guard misfits.count == before else { continue }
      if isHeard || !Expectations.hurried.contains(section.gesture) { fitting.append(section) }
    }
    for section in fitting { compareWhole(section) }
    for section in log.sections {
      compareScreens(section.screens, before: section.gesture, section.line)
    }
    for screens in log.idle { compareScreens(screens, before: "a pause", screens[0].line) }
    misfits += log.early.map { gesture in
      Misfit(
        line: gesture.line, gesture: gesture.value(of: "name") ?? "", expected: ["pause"],
        found: gesture.text)
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

  /// All of a gesture, in order, and each thing that its lines say.
  private mutating func compareWhole(_ section: CallbackLog.Section) {
    let callbacks = section.callbacks.filter { !mayComeAnyTime($0) }
    guard !callbacks.isEmpty else { return }
    let known = answers.compactMapValues(\.isOn)
    let patterns = WholeGesture.patterns(of: section.gesture, known: known)
    let places = patterns.map { $0.firstMisfit(in: callbacks) }
    guard !patterns.isEmpty, !places.contains(nil) else { return }
    let place = places.compactMap { $0 }.max() ?? 0
    let nearest = zip(patterns, places).filter { $0.1 == place }.map(\.0)
    let found = place < callbacks.count ? callbacks[place] : nil
    var expected: [String] = []
    for text in nearest.flatMap({ $0.expected(in: callbacks, at: place) })
    where !expected.contains(text) {
      expected.append(text)
    }
    misfits.append(
      Misfit(
        line: found?.line ?? section.end, gesture: section.gesture, expected: expected,
        found: found?.text))
  }

  /// A layout; and iOS 26 shows each touch to its recogniser of the content, too.
  private func mayComeAnyTime(_ callback: Callback) -> Bool {
    callback.name == "layout"
      || callback.name == "recognizer.receives" && callback.value(of: "which") == "content"
  }

  /// Before a gesture one screen comes.
  private mutating func compareScreens(
    _ screens: [Callback], before gesture: String, _ line: Int
  ) {
    guard !screens.isEmpty else { return }
    let patterns = ["One", "Three"].flatMap { WholeGesture.appearances(of: $0) }
    let places = patterns.map { $0.firstMisfit(in: screens) }
    guard !places.contains(nil) else { return }
    let place = places.compactMap { $0 }.max() ?? 0
    let found = place < screens.count ? screens[place] : nil
    misfits.append(
      Misfit(
        line: found?.line ?? line, gesture: "before \(gesture)",
        expected: patterns.map(\.text), found: found?.text))
  }

  /// Phones before iOS 26 have no swipe in the middle, and only an iPad has room beside a sheet.
  private func isThere(_ gesture: String) -> Bool {
    switch gesture {
    case "swipeInMiddle":
      system.flatMap { Int($0.prefix { $0 != "." }) }.map { $0 >= 26 } ?? true
    case "sheetBeside": model?.hasPrefix("iPad") ?? true
    default: true
    }
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
