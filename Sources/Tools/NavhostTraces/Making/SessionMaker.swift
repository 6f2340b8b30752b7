internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Makes sessions up: a person who looks around in an app, edits, goes back in every way there is, and
/// takes time over it. The same seed makes the same sessions.
package final class SessionMaker {
  let stage: RecordingHost
  let seed: UInt64
  var random = SeededRandom(seed: 0)

  /// - Parameter scene: where sessions start; without one they start in an app that is made up, too.
  /// - Throws: `TraceError` where there is not enough memory.
  package init(seed: UInt64, scene: PreparedHost?) throws(TraceError) {
    stage = try RecordingHost(scene)
    self.seed = seed
  }

  /// The session with that number, from 0.
  ///
  /// - Throws: what setting the scene throws.
  package func session(_ number: Int) throws -> PackedSession {
    random = SeededRandom(seed: seed &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    if let prepared = stage.prepared {
      try prepared.set()
    } else {
      stage.carryOut(.setRoot, .string("Home"))
    }
    for _ in 0..<(6 + random.below(24)) { act() }
    return PackedSession(lines: stage.take())
  }

  private func act() {
    think()
    if stage.navigation.question != nil {
      return stage.carryOut(.answer(.accepted(random.below(3) > 0)))
    }
    if stage.navigation.depth <= 1 { return push() }
    switch random.below(100) {
    case ..<38: push()
    case ..<54: edit()
    default: leave()
    }
  }

  /// Most looks are short, some are long.
  private func think() {
    let hundredths = 60 + random.below(300) + (random.once(in: 5) ? random.below(1500) : 0)
    stage.carryOut(.advance(Double(hundredths) / 100))
  }

  private func push() {
    let choices = MadeApp.next[stage.navigation.top?.className ?? ""] ?? otherClasses
    let name = random.pick(choices)
    var fields: [(String, LuaValue)] = [("class", .string(name))]
    if random.below(4) > 0 {
      fields.append(("title", .string("\(random.pick(MadeApp.titles)) \(1 + random.below(40))")))
    }
    if MadeApp.edited.contains(name) {
      let props = LuaTable(fields: [("unsaved", .boolean(random.once(in: 4)))])
      fields.append(("props", .table(props)))
    }
    if random.once(in: 12) { fields.append(("interactivePopDisabled", .boolean(true))) }
    stage.carryOut(.push, .table(LuaTable(fields: fields)))
  }

  private var otherClasses: [String] {
    let names = stage.host.classNames.filter { $0 != "Home" }
    return stage.prepared == nil || names.isEmpty ? ["Detail", "Editor", "Settings"] : names
  }

  private func edit() {
    guard let top = stage.navigation.top else { return }
    let known = top.props.pairs.compactMap { pair -> String? in
      if case (.string(let key), .boolean) = pair { key } else { nil }
    }
    let name = known.isEmpty ? "unsaved" : random.pick(known)
    stage.set(name, of: top, to: .boolean(random.below(3) > 0))
  }

  private func leave() {
    switch random.below(100) {
    case ..<36: stage.carryOut(.tapBack())
    case ..<66: swipe()
    case ..<76: drag()
    case ..<84:
      stage.carryOut(.backMenu(1 + random.below(stage.navigation.depth - 1)))
    case ..<93: stage.carryOut(.requestPop())
    case ..<97: stage.carryOut(.popToRoot())
    default: stage.carryOut(.tap(point(20 + random.below(350), 400)))
    }
  }

  /// An edge swipe: most go all the way, some are let go early, some start in the middle.
  private func swipe() {
    let start = random.once(in: 6) ? 60 + random.below(250) : 1 + random.below(16)
    let end = random.below(4) > 0 ? 300 + random.below(80) : start + 12 + random.below(70)
    let height = 200 + random.below(500)
    var pan = Pan(
      from: point(start, height), to: point(min(end, 389), height + random.below(20)))
    pan.duration = Double(12 + random.below(40)) / 100
    stage.carryOut(.pan(pan))
  }

  private func point(_ x: Int, _ y: Int) -> ScreenPoint { ScreenPoint(x: Double(x), y: Double(y)) }

  /// A finger as the screen reports it, sixty times a second.
  private func drag() {
    let height = 200 + random.below(500)
    let steps = 6 + random.below(6)
    let far = random.below(3) > 0 ? 36 : 6
    touch(.began, 4, height)
    for step in 1...steps {
      stage.carryOut(.advance(0.016))
      touch(.moved, 4 + step * far, height + random.below(3))
    }
    stage.carryOut(.advance(0.016))
    touch(.ended, 4 + steps * far, height)
    stage.carryOut(.settle)
  }

  private func touch(_ phase: TouchPhase, _ x: Int, _ y: Int) {
    stage.carryOut(.touch(phase, point(min(x, 389), y)))
  }
}

/// The app of made-up sessions: what is reached from where.
enum MadeApp {
  static let next: [String: [String]] = [
    "Home": ["List", "List", "Search", "Settings", "Feed"],
    "List": ["Detail", "Detail", "Editor"],
    "Feed": ["Detail", "Profile"],
    "Search": ["Detail", "List"],
    "Detail": ["Editor", "Gallery", "Profile", "Cart"],
    "Gallery": ["Detail", "Editor"],
    "Profile": ["Form", "List"],
    "Cart": ["Checkout", "Detail"],
    "Checkout": ["Form"],
    "Settings": ["Account", "Form"],
    "Account": ["Form"],
    "Editor": ["Gallery", "Form"],
    "Form": ["Detail"],
  ]
  static let titles = ["Draft", "Order", "Note", "Photo", "Message", "Trip", "Invoice"]
  /// Screens on which something can be unsaved.
  static let edited: Set<String> = ["Editor", "Form", "Checkout"]
}
