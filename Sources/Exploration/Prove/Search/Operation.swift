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
  func possible(on host: NavigationHost) -> [Operation] {
    let depth = host.navigation.depth
    return person(on: host)
      + app.filter { $0.isPossible(depth) }.map { Operation(line: $0.line, actor: .app) }
  }

  func person(on host: NavigationHost) -> [Operation] {
    lines(on: host).map { Operation(line: $0, actor: .person) }
  }

  private func lines(on host: NavigationHost) -> [String] {
    if host.navigation.question != nil { return ["nav.answer(true)", "nav.answer(false)"] }
    let navigation = host.navigation
    guard navigation.depth > 0 else { return [] }
    let swipes = Swipes(navigation.configuration)
    let menu = (1..<max(2, navigation.depth)).map { "nav.backMenu(\($0))" }
    return ["nav.tapBack()", swipes.whole, swipes.short, swipes.fromMiddle]
      + (navigation.depth > 1 ? menu : [])
  }
}

/// A person's swipes, in either layout direction.
struct Swipes {
  /// From the edge to the far side.
  let whole: String
  /// From the edge, let go after 60 pt.
  let short: String
  /// From the middle of the screen to the far side.
  let fromMiddle: String

  init(_ configuration: NavigationController.Configuration) {
    let (width, height) = (configuration.width, configuration.height)
    let isMirrored = configuration.direction == .rtl
    func swipe(_ from: Double, _ to: Double) -> String {
      let places = isMirrored ? (width - from, width - to) : (from, to)
      return "nav.pan{from = {\(Self.text(places.0)), \(Self.text(height / 2))}, "
        + "to = {\(Self.text(places.1)), \(Self.text(height / 2))}}"
    }
    whole = swipe(2, width - 2)
    short = swipe(2, 62)
    fromMiddle = swipe(width / 2, width - 2)
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
