internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Makes random steps that suit what stands on the screen at the moment: operations, and what a script
/// does besides, each as a line of Lua.
struct StepMaker {
  let session: any HostScript
  var random: SeededRandom
  /// The fingers that are down, as far as the steps go, and where they came down.
  var fingers: [Finger: ScreenPoint] = [:]
  /// Counts the screens, for their titles.
  var screens = 0
  /// The stack that the step is about, and what the script calls it.
  var navigation: NavigationController
  var nav = "nav"
  /// What the script calls the stacks that there are.
  var names: StackNames
  /// How many stacks and tab bars were made by steps.
  var made = 0
  /// What the last step keeps in `made`, until it is looked up.
  var unread: String?
  /// The setting that a screen of the step is made with, by the screen's title.
  var settingsOfSpecs: [String: String] = [:]
  /// Classes of controllers, those that plugins and the scene know among them.
  let classes: [String]
  /// Names of props that the plugins read.
  let props: [String]

  /// A finger on a stack.
  struct Finger: Hashable {
    var nav: String
    var number: Int
  }

  init(_ session: any HostScript, _ random: SeededRandom) throws(LuaError) {
    self.session = session
    self.random = random
    let host = session.host
    navigation = host.navigation
    let unpack = try session.load("return table.unpack(made)", name: "=made")
    names = StackNames(host, made: try session.call(unpack))
    let patterns = host.plugins.flatMap(\.manifest.controllers.patterns)
    let named = patterns.filter { !$0.isEmpty && !$0.contains { "*?!".contains($0) } }
    let standing = host.stacks.flatMap(\.stack).map(\.className)
    classes = Set(["Home", "List", "Detail", "Editor"] + named + standing).sorted()
    props = PropNames.names(of: host.plugins)
  }

  var scene: NavigationScene { session.host.navigation.scene }

  /// A kind of step, and how often it comes.
  private typealias Kind = (weight: Int, make: @Sendable (inout StepMaker) -> String)

  private static let kinds: [Kind] = [
    (12, { $0.push() }), (6, { $0.tapBack() }), (3, { $0.tap() }), (18, { $0.pan() }),
    (16, { $0.touch() }), (4, { $0.pop() }), (2, { $0.popTo() }), (5, { $0.requestPop() }),
    (3, { $0.backMenu() }), (5, { $0.answer() }), (8, { $0.advance() }),
    (4, { $0.line(.settle, on: "nav") }), (4, { $0.setStack() }), (8, { $0.setting() }),
    (3, { $0.prop() }), (6, { $0.hook() }), (3, { $0.plugin() }), (3, { $0.escape() }),
    (6, { $0.present() }), (6, { $0.swipeDown() }), (5, { $0.dismiss() }), (3, { $0.embed() }),
    (4, { $0.tabs() }), (5, { $0.handler() }), (1, { $0.app() }),
  ]
  private static let total = kinds.reduce(0) { $0 + $1.weight }

  /// The next step.
  mutating func next() throws(LuaError) -> String {
    try readMade()
    chooseStack()
    let step = make()
    return guarded(step)
  }

  private mutating func make() -> String {
    if !fingers.isEmpty, random.once(in: 3) { return touchAgain() }
    if navigation.question != nil, random.once(in: 3) { return answer() }
    if isUnderFinger, random.once(in: 8) { return disabling() }
    var number = random.below(StepMaker.total)
    for kind in StepMaker.kinds {
      if number < kind.weight { return kind.make(&self) }
      number -= kind.weight
    }
    return line(.settle, on: "nav")
  }

  /// The line that does it, to the stack that the step is about where nothing else is named.
  mutating func line(_ operation: NavigationOperation, on name: String? = nil) -> String {
    var line = operation.lua(on: name ?? nav)
    for (title, setting) in settingsOfSpecs {
      line = line.replacing("title = \"\(title)\"}", with: "title = \"\(title)\", \(setting)}")
    }
    settingsOfSpecs = [:]
    return line
  }

  /// The steps that set a scene where there is no script to do it.
  mutating func opening() -> [String] {
    var options: [String] = []
    if random.once(in: 2) { options.append("direction = \"rtl\"") }
    if random.once(in: 2) { options.append("gesture = \"fullscreen\"") }
    if random.once(in: 5) { options.append("guards = false") }
    let screens = (0...random.below(3)).map { _ in spec() }
    let stack = line(.setStack(screens), on: "nav")
    return options.isEmpty ? [stack] : ["nav.reset{\(options.joined(separator: ", "))}", stack]
  }
}

/// Which stack a step is about.
extension StepMaker {
  /// Most steps are about what is shown, some about what is covered, hidden or gone.
  private mutating func chooseStack() {
    let host = session.host
    let all = random.once(in: 8) ? scene.navigations : host.stacks
    let candidates = random.once(in: 3) ? all : host.shownStacks
    let known = candidates.filter { names[$0] != nil }
    choose(known.isEmpty ? host.navigation : random.pick(known))
  }

  mutating func choose(_ stack: NavigationController) {
    navigation = names[stack] == nil ? session.host.navigation : stack
    nav = names[navigation] ?? "nav"
  }

  /// What a step has made is known from then on.
  private mutating func readMade() throws(LuaError) {
    names.nameRoot(session.host)
    if let unread {
      let chunk = try session.load("return \(unread)", name: "=made")
      for value in try session.call(chunk) { names.name(value, unread, session.host) }
      self.unread = nil
    }
    names.namePresented()
  }

  /// A name for what a step makes, in the table `made`.
  mutating func nameOfNext(_ kind: String) -> String {
    made += 1
    unread = "made.\(kind)\(made)"
    return "made.\(kind)\(made)"
  }

  /// In a shortened walk the stack that a step is about may not be there.
  private func guarded(_ step: String) -> String {
    let parts = step.split(separator: "made.", omittingEmptySubsequences: false).dropFirst()
    let stacks = parts.map { "made." + $0.prefix { $0.isLetter || $0.isNumber } }
    let needed = Set(stacks).subtracting(unread.map { [$0] } ?? []).sorted()
    if needed.isEmpty { return step }
    return "if \(needed.joined(separator: " and ")) then \(step) end"
  }
}
