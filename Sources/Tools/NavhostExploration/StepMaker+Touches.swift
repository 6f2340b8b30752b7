internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension StepMaker {
  /// Where fingers come down, and where they go: edges and what is just beside them come often.
  private mutating func x() -> Int {
    let width = Int(navigation.configuration.width)
    let inset = random.pick([0, 2, 5, 15, 19, 20, 21, 60])
    return random.pick([inset, inset, width - inset, width - inset, random.below(width + 1)])
  }

  private mutating func y() -> Int {
    random.pick([400, 400, 66, random.below(Int(navigation.configuration.height))])
  }

  mutating func tapBack() -> String { line(.tapBack(settle: settles())) }

  mutating func tap() -> String {
    let onBar = random.once(in: 2)
    let point = ScreenPoint(x: Double(x()), y: Double(onBar ? 66 : y()))
    return line(.tap(point, settle: settles()))
  }

  mutating func pan() -> String {
    let start = y()
    let end = random.once(in: 4) ? y() : start
    let from = ScreenPoint(x: Double(x()), y: Double(start))
    var pan = Pan(from: from, to: ScreenPoint(x: Double(x()), y: Double(end)))
    pan.duration = random.pick([0.1, 0.25, 1, 0])
    pan.steps = 1 + random.below(6)
    if random.once(in: 12) { pan.fingers = 2 }
    if random.once(in: 3) { pan.settle = false }
    if random.once(in: 5) {
      pan.release = false
      putDown(ScreenPoint(x: 0, y: Double(start)))
    }
    return line(.pan(pan))
  }

  /// A step leaves the first finger on the stack.
  mutating func putDown(_ point: ScreenPoint) {
    let finger = Finger(nav: nav, number: 1)
    if fingers[finger] == nil { fingers[finger] = point }
  }

  /// One of the fingers that are down moves, or goes.
  mutating func touchAgain() -> String {
    let down = scene.navigations.filter { stack in fingers.keys.contains { $0.nav == names[stack] }
    }
    if !down.isEmpty { choose(random.pick(down)) }
    return touch()
  }

  /// A finger comes down, moves, or goes.
  mutating func touch() -> String {
    let finger = Finger(nav: nav, number: random.once(in: 8) ? 2 : 1)
    guard let start = fingers[finger] else {
      let point = ScreenPoint(x: Double(x()), y: Double(y()))
      fingers[finger] = point
      return line(.touch(.began, point, finger: finger.number))
    }
    let phase = random.pick(
      [TouchPhase.moved, .moved, .moved, .moved, .ended, .ended, .cancelled])
    if phase != .moved { fingers[finger] = nil }
    return line(.touch(phase, place(from: start), finger: finger.number))
  }

  /// Where a finger goes: sideways, and on what is presented often downwards.
  private mutating func place(from start: ScreenPoint) -> ScreenPoint {
    guard navigation.isPresented, random.once(in: 2) else {
      return ScreenPoint(x: Double(x()), y: start.y)
    }
    return ScreenPoint(x: start.x, y: start.y + random.pick([0, 12, 60, 200, 430, 700]))
  }

  mutating func backMenu() -> String {
    line(.backMenu(random.below(4), settle: settles()))
  }

  mutating func advance() -> String {
    line(.advance(random.pick([0, 0.01, 0.05, 0.1, 0.2, 0.35, 0.5, 2])), on: "nav")
  }
}
