internal import Navigation

/// What was recorded, from its first moment to its last.
package struct Timeline {
  let entries: [Recorder.Entry]
  private let bars: [Int: BarState]
  /// How the last gesture in it ended, and why; nil where there was none.
  package let outcome: String?

  init(_ entries: [Recorder.Entry], bars: [Int: BarState], outcome: String?) {
    self.entries = entries
    self.bars = bars
    self.outcome = outcome
  }

  package var isEmpty: Bool { entries.isEmpty }
  /// When it begins, in seconds on the virtual clock.
  package var start: Double { entries.first?.time ?? 0 }
  /// When it ends.
  package var end: Double { entries.last?.time ?? 0 }

  /// The screen at a moment; nil before the first and where nothing was recorded.
  package func screen(at time: Double) -> Screen? {
    guard let last = entries.lastIndex(where: { $0.time <= time + 1e-9 }) else { return nil }
    return screen(atEntry: last, time: time)
  }

  /// The screen as it was when the entry was made.
  func screen(atEntry last: Int) -> Screen? {
    screen(atEntry: last, time: entries[last].time)
  }

  private func screen(atEntry last: Int, time: Double) -> Screen? {
    guard let base = entries[...last].lastIndex(where: { $0.screen != nil }),
      var screen = entries[base].screen
    else { return nil }
    screen.touches = touches(upTo: last)
    if let slide = screen.slide {
      screen.slide?.progress = progress(of: slide, from: base, to: last, at: time)
    }
    if let slide = screen.cover?.slide {
      screen.cover?.slide?.progress = progress(of: slide, from: base, to: last, at: time)
    }
    screen.lower?.take(bars)
    screen.upper?.take(bars)
    return screen
  }
}

extension Timeline {
  private func touches(upTo last: Int) -> [TouchMark] {
    var marks: [TouchMark] = []
    for entry in entries[...last] {
      guard case .touch(let touch, _) = entry.content else { continue }
      let index = marks.firstIndex { $0.finger == touch.finger }
      switch touch.phase {
      case .began: marks.append(TouchMark(finger: touch.finger, path: [touch.point]))
      case .moved: index.map { marks[$0].path.append(touch.point) }
      case .ended, .cancelled: index.map { _ = marks.remove(at: $0) }
      }
    }
    return marks
  }

  /// Under a finger what was recorded last; by itself evenly towards its end.
  private func progress(of slide: Slide, from base: Int, to last: Int, at time: Double) -> Double {
    var (known, since) = (slide.progress, entries[base].time)
    for entry in entries[base...last] {
      guard case .touch(let touch, let progress?) = entry.content, touch.phase == .moved else {
        continue
      }
      (known, since) = (progress, entry.time)
    }
    guard touches(upTo: last).isEmpty else { return known }
    let rest = entries[(last + 1)...].first { $0.screen.map { !$0.isMoving } ?? false }
    guard let next = rest, next.time > since, let start = entries[base].screen,
      let end = next.screen
    else { return known }
    let goal = start.reaches(end, by: slide.kind) ? 1.0 : 0
    let share = min(max((time - since) / (next.time - since), 0), 1)
    return known + (goal - known) * share
  }
}

extension Screen {
  /// Whether its transition has led to `end`, and did not go back.
  fileprivate func reaches(_ end: Screen, by kind: TransitionState.Kind) -> Bool {
    switch kind {
    case .push: end.lower?.id == upper?.id
    case .pop, .present: end.lower?.id == lower?.id
    case .dismiss: end.lower?.id != lower?.id
    }
  }
}

extension Recorder.Entry {
  var screen: Screen? {
    if case .screen(let screen) = content { screen } else { nil }
  }
}

extension Pane {
  /// Shows the bar that its controller had in the end.
  mutating func take(_ bars: [Int: BarState]) {
    guard let known = bars[id] else { return }
    bar.back = known.back
  }
}
