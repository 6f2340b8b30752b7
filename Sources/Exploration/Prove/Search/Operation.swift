internal import Lua
internal import Navigation
internal import PluginHost
internal import Support

/// Something that a person or the app does, run to its end: a line of Lua.
struct Operation: Hashable {
  enum Actor {
    case person, app
  }

  var line: String
  var actor: Actor

  var isAnswer: Bool { actor == .person && line.hasPrefix("nav.answer(") }
}

/// The operations that there are in a state.
struct Operations {
  /// The app's, in order.
  private let app: [AppOperation]

  /// What an app does, and where it can be done.
  struct AppOperation {
    var line: String
    var isPossible: @Sendable (_ depth: Int) -> Bool
  }

  /// - Parameter functions: the names in the scene's `app`.
  init(functions: [String]) {
    app = functions.map { name in
      let call = LuaText.isName(name) ? "app.\(name)" : "app[\(LuaText.quoted(Array(name.utf8)))]"
      return AppOperation(line: "\(call)(nav)") { _ in true }
    }
  }

  /// - Parameters:
  ///   - classes: those that are pushed.
  ///   - values: what is written on the top, by the field: `title`, `props.dirty`.
  init(classes: [String], values: [InputDomain]) {
    let pushes = classes.map { name in
      AppOperation(line: "nav.push(\(LuaText.quoted(Array(name.utf8))))") { $0 < 4 }
    }
    let writes = values.flatMap { domain in
      domain.values.map { value in
        AppOperation(line: "nav.top.\(domain.input) = \(value)") { $0 > 1 }
      }
    }
    app = pushes + writes
  }

  /// The person's first.
  func possible(on stage: Stage) throws(LuaError) -> [Operation] {
    let depth = stage.host.navigation.depth
    return try person(on: stage)
      + app.filter { $0.isPossible(depth) }.map { Operation(line: $0.line, actor: .app) }
  }

  /// What a person can do on the screen as it stands.
  func person(on stage: Stage) throws(LuaError) -> [Operation] {
    var lines: [String] = []
    if let question = stage.host.navigation.question {
      lines = Answers(question).all.map { "nav.answer(\($0))" }
      if question.kind == .await { stage.hasAwaited = true }
    } else {
      let operations = PersonOperations(stage.host, try stage.stackNames())
      lines = operations.lines
      if !operations.isWhole { stage.hasNamelessStack = true }
    }
    return lines.map { Operation(line: $0, actor: .person) }
  }
}

/// What can be answered to a question, as Lua writes it.
struct Answers {
  let all: [String]

  init(_ question: Question) {
    all =
      switch question.kind {
      case .confirm: ["true", "false"]
      case .choose: question.choices.map { CaseSpace.quoted($0.id) }
      case .await: ["true", "nil, \"failed\""]
      }
  }
}

/// What a person does on the uppermost stack that is shown, and those inside its top; then by the app's
/// own back and a link to the root, on a sheet, and on the tab bar.
struct PersonOperations {
  private(set) var lines: [String] = []
  /// A script can name all of them.
  private(set) var isWhole = true

  /// What is done on a stack: its name, and how many controllers it has.
  private static let onStack: [@Sendable (String, NavigationController) -> [String]] = [
    { name, _ in ["\(name).tapBack()"] },
    { name, stack in Swipes(stack.configuration).all.map { "\(name).pan{\($0)}" } },
    { name, stack in (1..<max(1, stack.depth)).map { "\(name).backMenu(\($0))" } },
    { name, _ in ["\(name).escape()"] },
  ]

  init(_ host: NavigationHost, _ names: StackNames) {
    let scene = host.navigation.scene
    guard let top = scene.topNavigation else { return }
    for stack in host.shownStacks where stack.depth > 0 {
      add(names[stack]) { name in Self.onStack.flatMap { $0(name, stack) } }
    }
    if top.depth > 0 { add(names[top]) { ["\($0).requestPop()"] } }
    if let lowest = scene.root?.selectedTab, lowest.depth > 0 {
      add(names[lowest]) { ["\($0).setStack({\($0).stack[1]}, {ask = true, animated = true})"] }
    }
    if let sheet = scene.presentations.last {
      add(names[sheet.navigation]) { ["\($0).swipeDown()", "\($0).tapOutside()"] }
    }
    if let bar = top.tabBar {
      add(names[bar]) { name in bar.navigations.indices.map { "\(name).select(\($0 + 1))" } }
    }
  }

  private mutating func add(_ name: String?, _ lines: (String) -> [String]) {
    if let name { self.lines += lines(name) } else { isWhole = false }
  }
}

/// A person's swipes, in either layout direction: from the edge to the far side; from the edge, let go
/// after 60 pt; from the middle of the screen to the far side.
struct Swipes {
  /// What `pan` is called with.
  let all: [String]

  init(_ configuration: NavigationController.Configuration) {
    let (width, height) = (configuration.width, configuration.height)
    let isMirrored = configuration.direction == .rtl
    let ways = [(2, width - 2), (2, 62), (width / 2, width - 2)]
    all = ways.map { from, to in
      let places = isMirrored ? (width - from, width - to) : (from, to)
      return "from = {\(Self.text(places.0)), \(Self.text(height / 2))}, "
        + "to = {\(Self.text(places.1)), \(Self.text(height / 2))}"
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
