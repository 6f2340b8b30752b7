internal import Navigation
internal import PluginHost
internal import Scripting
internal import Support

/// Makes random steps that suit what stands on the stack at the moment, each a line of Lua.
struct StepMaker {
  let session: ScriptSession
  var random: SeededRandom
  /// The fingers that are down, as far as the steps go, and where they came down.
  var fingers: [Int: Point] = [:]
  /// Counts the screens, for their titles.
  var screens = 0
  /// Classes of controllers, those that plugins and the scene know among them.
  let classes: [String]
  /// Names of props that the plugins read.
  let props: [String]

  init(_ session: ScriptSession, _ random: SeededRandom) {
    self.session = session
    self.random = random
    let host = session.host
    let patterns = host.plugins.flatMap(\.manifest.controllers.patterns)
    let named = patterns.filter { !$0.isEmpty && !$0.contains { "*?!".contains($0) } }
    let standing = host.navigation.stack.map(\.className)
    classes = Set(["Home", "List", "Detail", "Editor"] + named + standing).sorted()
    props = PropNames.names(of: host.plugins)
  }

  var navigation: NavigationController { session.host.navigation }

  /// A kind of step, and how often it comes.
  private typealias Kind = (weight: Int, make: @Sendable (inout StepMaker) -> String)

  private static let kinds: [Kind] = [
    (12, { $0.push() }), (6, { $0.tapBack() }), (3, { $0.tap() }), (18, { $0.pan() }),
    (16, { $0.touch() }), (4, { $0.pop() }), (2, { $0.popTo() }), (5, { $0.requestPop() }),
    (3, { $0.backMenu() }), (5, { $0.answer() }), (8, { $0.advance() }),
    (4, { _ in "nav.settle()" }),
    (3, { $0.setStack() }), (8, { $0.setting() }), (3, { $0.prop() }), (6, { $0.hook() }),
    (3, { $0.plugin() }),
  ]
  private static let total = kinds.reduce(0) { $0 + $1.weight }

  /// The next step.
  mutating func next() -> String {
    if !fingers.isEmpty, random.once(in: 3) { return touch() }
    if navigation.question != nil, random.once(in: 3) { return answer() }
    var number = random.below(StepMaker.total)
    for kind in StepMaker.kinds {
      if number < kind.weight { return kind.make(&self) }
      number -= kind.weight
    }
    return "nav.settle()"
  }

  /// The steps that set a scene where there is no script to do it.
  mutating func opening() -> [String] {
    var options: [String] = []
    if random.once(in: 2) { options.append("direction = \"rtl\"") }
    if random.once(in: 2) { options.append("gesture = \"fullscreen\"") }
    if random.once(in: 5) { options.append("guards = false") }
    let screens = (0...random.below(3)).map { _ in spec() }
    let stack = "nav.setStack{\(screens.joined(separator: ", "))}"
    return options.isEmpty ? [stack] : ["nav.reset{\(options.joined(separator: ", "))}", stack]
  }
}
