internal import NavhostNavigation

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
    screen = moved(screen, at: Place(base: base, last: last, time: time)) { $0 }
    screen.take(bars)
    screen.touches = touches(upTo: last)
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

  /// A moment between two entries: the last screen before it, and the last entry.
  private struct Place {
    var base: Int
    var last: Int
    var time: Double
  }

  /// A screen with its transitions as far as they have come, inside its controllers too. `find` finds
  /// the same stack on another screen.
  private func moved(
    _ screen: Screen, at place: Place, _ find: (Screen) -> Screen?
  ) -> Screen {
    var screen = screen
    if let slide = screen.slide { screen.slide?.progress = progress(of: slide, at: place, find) }
    if let slide = screen.cover?.slide {
      screen.cover?.slide?.progress = progress(of: slide, at: place, find)
    }
    screen.eachPane { pane in
      let id = pane.id
      pane.inside = pane.inside.map { inner in
        moved(inner, at: place) { find($0)?.inside(controller: id) }
      }
    }
    return screen
  }

  /// Under a finger what was recorded last; by itself evenly towards its end.
  private func progress(
    of slide: Slide, at place: Place, _ find: (Screen) -> Screen?
  ) -> Double {
    var (known, since) = (slide.progress, entries[place.base].time)
    for entry in entries[place.base...place.last] {
      guard case .touch(let touch, let progress?) = entry.content, touch.phase == .moved else {
        continue
      }
      (known, since) = (progress, entry.time)
    }
    guard touches(upTo: place.last).isEmpty else { return known }
    let rest = entries[(place.last + 1)...].first { entry in
      screen(of: entry, find).map { !$0.isMoving } ?? false
    }
    guard let next = rest, next.time > since,
      let start = screen(of: entries[place.base], find), let end = screen(of: next, find)
    else { return known }
    let goal = start.reaches(end, by: slide.kind) ? 1.0 : 0
    let share = min(max((place.time - since) / (next.time - since), 0), 1)
    return known + (goal - known) * share
  }

  // A screen is large, and so is what copies it: once is enough.
  @inline(never)
  private func screen(of entry: Recorder.Entry, _ find: (Screen) -> Screen?) -> Screen? {
    entry.screen.flatMap(find)
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

extension Screen {
  /// Each controller shows the bar that it had in the end.
  fileprivate mutating func take(_ bars: [Int: BarState]) {
    eachPane { pane in
      if let known = bars[pane.id] { pane.bar.back = known.back }
      for index in pane.inside.indices { pane.inside[index].take(bars) }
    }
  }

  fileprivate mutating func eachPane(_ body: (inout Pane) -> Void) {
    lower = lower.map { changed($0, body) }
    upper = upper.map { changed($0, body) }
  }

  private func changed(_ pane: Pane, _ change: (inout Pane) -> Void) -> Pane {
    var pane = pane
    change(&pane)
    return pane
  }

  /// What the stack inside a controller on it shows; nil where there is none.
  fileprivate func inside(controller id: Int) -> Screen? {
    [lower, upper].compactMap { $0 }.first { $0.id == id }?.inside.first
  }
}
