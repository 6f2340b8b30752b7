package import Lua
internal import Navigation
internal import PluginHost
internal import Support

/// Makes sessions up: a person who looks around in an app, edits, goes back in every way there is, and
/// takes time over it. The same seed makes the same sessions.
package final class SessionMaker {
  let stage: Stage
  let seed: UInt64
  let scene: MadeScene?
  var random = SeededRandom(seed: 0)

  /// - Parameter scene: where sessions start; without one they start in an app that is made up, too.
  /// - Throws: `TraceError` where there is not enough memory.
  package init(seed: UInt64, scene: MadeScene?) throws(TraceError) {
    stage = try Stage()
    self.seed = seed
    self.scene = scene
  }

  /// The session with that number, from 0.
  ///
  /// - Throws: `LuaError` where the scene's script fails.
  package func session(_ number: Int) throws(LuaError) -> PackedSession {
    random = SeededRandom(seed: seed &+ UInt64(number) &* 0xA076_1D64_78BD_642F)
    if let scene { try stage.run(scene) } else { stage.call("setRoot", .string("Home")) }
    for _ in 0..<(6 + random.below(24)) { act() }
    return PackedSession(lines: stage.take())
  }

  private func act() {
    think()
    if stage.navigation.question != nil {
      return stage.call("answer", .boolean(random.below(3) > 0))
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
    stage.call("advance", .number(Double(hundredths) / 100))
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
    stage.call("push", .table(LuaTable(fields: fields)))
  }

  private var otherClasses: [String] {
    let names = stage.host.classNames.filter { $0 != "Home" }
    return scene == nil || names.isEmpty ? ["Detail", "Editor", "Settings"] : names
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
    case ..<36: stage.call("tapBack")
    case ..<66: swipe()
    case ..<76: drag()
    case ..<84:
      stage.call("backMenu", .integer(Int64(1 + random.below(stage.navigation.depth - 1))))
    case ..<93: stage.call("requestPop")
    case ..<97: stage.call("popToRoot")
    default: stage.call("tap", .integer(Int64(20 + random.below(350))), .integer(400))
    }
  }

  /// An edge swipe: most go all the way, some are let go early, some start in the middle.
  private func swipe() {
    let start = random.once(in: 6) ? 60 + random.below(250) : 1 + random.below(16)
    let end = random.below(4) > 0 ? 300 + random.below(80) : start + 12 + random.below(70)
    let height = 200 + random.below(500)
    let options = LuaTable(fields: [
      ("from", point(start, height)), ("to", point(min(end, 389), height + random.below(20))),
      ("duration", .number(Double(12 + random.below(40)) / 100)),
    ])
    stage.call("pan", .table(options))
  }

  private func point(_ x: Int, _ y: Int) -> LuaValue {
    .table(LuaTable(list: [.integer(Int64(x)), .integer(Int64(y))]))
  }

  /// A finger as the screen reports it, sixty times a second.
  private func drag() {
    let height = 200 + random.below(500)
    let steps = 6 + random.below(6)
    let far = random.below(3) > 0 ? 36 : 6
    touch("began", 4, height)
    for step in 1...steps {
      stage.call("advance", .number(0.016))
      touch("moved", 4 + step * far, height + random.below(3))
    }
    stage.call("advance", .number(0.016))
    touch("ended", 4 + steps * far, height)
    stage.call("settle")
  }

  private func touch(_ phase: String, _ x: Int, _ y: Int) {
    stage.call("touch", .string(phase), .integer(Int64(min(x, 389))), .integer(Int64(y)))
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
