internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// An act of the user or the app in a state, run to its end: a line of Lua.
///
/// A search runs lines instead of operations: it prints its findings as scripts, and a setup script's `actions` are
/// functions of Lua.
struct ProofStep: Hashable {
  enum Actor {
    case person, app
  }

  var line: String
  var actor: Actor

  /// It answers the question that is open.
  var isAnswer = false
  /// It writes an input that the search has chosen.
  var writes = false
}

/// The steps that there are in a state.
struct ProofSteps {
  /// The app's, in order.
  private let app: [AppStep]

  /// What an app does, and where it can be done.
  struct AppStep {
    var line: String
    var writes = false
    var isPossible: @Sendable (_ depth: Int) -> Bool
  }

  /// - Parameter functions: the names in the setup script's `actions`.
  init(functions: [String]) {
    app = functions.map { name in
      let call =
        LuaText.isName(name) ? "actions.\(name)" : "actions[\(LuaText.quoted(Array(name.utf8)))]"
      return AppStep(line: "\(call)(nav)") { _ in true }
    }
  }

  /// - Parameters:
  ///   - classes: those that are pushed.
  ///   - values: what is written on the top, by the field: `title`, `props.dirty`.
  init(classes: [String], values: [RuleInputs.Values]) {
    let pushes = classes.map { name in
      AppStep(line: NavigationOperation.push(.new(ControllerSpec(name))).lua(on: "nav")) { $0 < 4 }
    }
    let writes = values.flatMap { written in
      written.values.map { value in
        AppStep(line: "nav.top.\(written.input) = \(value)", writes: true) { $0 > 1 }
      }
    }
    app = pushes + writes
  }

  /// The person's first.
  func possible(on stage: ProofHost) throws(LuaError) -> [ProofStep] {
    let depth = stage.host.navigation.depth
    return try person(on: stage)
      + app.filter { $0.isPossible(depth) }.map {
        ProofStep(line: $0.line, actor: .app, writes: $0.writes)
      }
  }

  /// The app does what it is asked to, so it may write before it answers.
  private func changes(before answers: [ProofStep]) -> [ProofStep] {
    app.filter { $0.writes }.flatMap { step in
      answers.map { answer in
        ProofStep(
          line: "\(step.line) \(answer.line)", actor: .person, isAnswer: true, writes: true)
      }
    }
  }

  /// What a person can do on the screen as it stands.
  func person(on stage: ProofHost) throws(LuaError) -> [ProofStep] {
    if let question = stage.host.navigation.question {
      let answers = Answers(question).all.map {
        ProofStep(line: "nav.answer(\($0))", actor: .person, isAnswer: true)
      }
      guard question.kind == .await else { return answers }
      stage.hasAwaited = true
      return answers + changes(before: answers)
    }
    let operations = UserOperations(stage.host, try stage.stackNames())
    if !operations.isWhole { stage.hasNamelessStack = true }
    return operations.lines.map { ProofStep(line: $0, actor: .person) }
  }
}

/// What a person does on the uppermost stack that is shown, and those inside its top; then by the app's
/// own back and a link to the root, on a sheet, and on the tab bar.
struct UserOperations {
  /// Each as Lua writes it.
  private(set) var lines: [String] = []
  /// A script can name all of them.
  private(set) var isWhole = true

  private static let linkToRoot = NavigationOperation.setStack(
    [.index(1)], StackChange(ask: true, animated: true))

  init(_ host: NavigationHost, _ names: StackNames) {
    let scene = host.navigation.scene
    guard let top = scene.topNavigation else { return }
    for stack in host.shownStacks where stack.depth > 0 { add(Self.onStack(stack), names[stack]) }
    if top.depth > 0 { add([.requestPop()], names[top]) }
    if let lowest = scene.root?.selectedTab, lowest.depth > 0 {
      add([Self.linkToRoot], names[lowest])
    }
    if let sheet = scene.presentations.last {
      add([.swipeDown(), .tapOutside()], names[sheet.navigation])
    }
    if let bar = top.tabBar { add(bar.navigations.indices.map { .select($0 + 1) }, names[bar]) }
  }

  private static func onStack(_ stack: NavigationController) -> [NavigationOperation] {
    let menu = (1..<max(1, stack.depth)).map { NavigationOperation.backMenu($0) }
    return [.tapBack()] + Swipes(stack.configuration).all.map { .pan($0) } + menu + [.escape()]
  }

  private mutating func add(_ operations: [NavigationOperation], _ name: String?) {
    if let name { lines += operations.map { $0.lua(on: name) } } else { isWhole = false }
  }
}

/// A person's swipes, in either layout direction: from the edge to the far side; from the edge, let go
/// after 60 pt; from the middle of the screen to the far side.
struct Swipes {
  let all: [Pan]

  init(_ configuration: NavigationController.Configuration) {
    let (width, height) = (configuration.width, configuration.height)
    let isMirrored = configuration.direction == .rtl
    func point(_ x: Double) -> ScreenPoint {
      ScreenPoint(x: isMirrored ? width - x : x, y: height / 2)
    }
    let ways = [(2, width - 2), (2, 62), (width / 2, width - 2)]
    all = ways.map { from, to in Pan(from: point(from), to: point(to)) }
  }
}
