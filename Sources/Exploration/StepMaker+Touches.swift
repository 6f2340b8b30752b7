internal import Navigation
internal import Support

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

  mutating func tapBack() -> String { "\(nav).tapBack(\(settles(after: false)))" }

  mutating func tap() -> String {
    let onBar = random.once(in: 2)
    return "\(nav).tap(\(x()), \(onBar ? 66 : y())\(settles(after: true)))"
  }

  mutating func pan() -> String {
    let start = y()
    let end = random.once(in: 4) ? y() : start
    var options = ["from = {\(x()), \(start)}", "to = {\(x()), \(end)}"]
    options.append("duration = \(random.pick(["0.1", "0.25", "1", "0"]))")
    options.append("steps = \(1 + random.below(6))")
    if random.once(in: 12) { options.append("fingers = 2") }
    if random.once(in: 3) { options.append("settle = false") }
    if random.once(in: 5) {
      options.append("release = false")
      putDown(Point(x: 0, y: Double(start)))
    }
    return "\(nav).pan{\(options.joined(separator: ", "))}"
  }

  /// A step leaves the first finger on the stack.
  mutating func putDown(_ point: Point) {
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
    let id = finger.number == 1 ? "" : ", \(finger.number)"
    guard let start = fingers[finger] else {
      let (x, y) = (x(), y())
      fingers[finger] = Point(x: Double(x), y: Double(y))
      return "\(nav).touch(\"began\", \(x), \(y)\(id))"
    }
    let phase = random.pick(["moved", "moved", "moved", "moved", "ended", "ended", "cancelled"])
    if phase != "moved" { fingers[finger] = nil }
    let (x, y) = place(from: start)
    return "\(nav).touch(\"\(phase)\", \(x), \(y)\(id))"
  }

  /// Where a finger goes: sideways, and on what is presented often downwards.
  private mutating func place(from start: Point) -> (x: Int, y: Int) {
    guard navigation.isPresented, random.once(in: 2) else { return (x(), Int(start.y)) }
    return (Int(start.x), Int(start.y) + random.pick([0, 12, 60, 200, 430, 700]))
  }

  mutating func backMenu() -> String {
    "\(nav).backMenu(\(random.below(4))\(settles(after: true)))"
  }

  mutating func advance() -> String {
    "nav.advance(\(random.pick(["0", "0.01", "0.05", "0.1", "0.2", "0.35", "0.5", "2"])))"
  }
}
