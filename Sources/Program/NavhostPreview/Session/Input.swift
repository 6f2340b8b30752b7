internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// Something that was done to a session. Done again in the same order after the same script, it
/// leads to the same moment.
enum Input: Equatable, Sendable {
  /// The script is played from the start.
  case begin
  /// Done to what a person touches: what is presented last, the tab that is shown.
  case operation(NavigationOperation)
  case layOut(Layout)
  /// What the app says of itself, or the top's `props`, become what was typed: a table of data.
  case write(TypedData)
  /// The texts are in that language from now on.
  case language(String)

  /// The call that does it, where `target` is the stack that a person touches; nil where there is
  /// none.
  func lua(on target: String) -> String? {
    switch self {
    case .operation(let operation):
      operation.lua(on: operation.name == .select ? "tabs" : target)
    case .write(let data): data.lua(on: target)
    case .language(let code): "nav.language = \(LuaText.quoted(Array(code.utf8)))"
    case .begin, .layOut: nil
    }
  }

  /// Whether this begins an action of the person. Inputs after it belong to it, until the next.
  func opensAction(fingersDown: Int) -> Bool {
    switch self {
    case .operation(.touch(.began, _, _)): fingersDown == 0
    case .operation(.touch), .operation(.advance): false
    case .operation, .layOut, .write, .language, .begin: true
    }
  }
}

/// Another screen, another direction, another generation of iOS; what is nil stays.
struct Layout: Equatable, Sendable {
  var width: Double?
  var height: Double?
  var direction: NavigationScene.LayoutDirection?
  var profile: Profile?
}

/// An input and what came of it.
struct Played: Equatable, Sendable {
  var input: Input
  /// What the call returned, in words; `""` for nothing.
  var outcome: String
  /// Whether it was done to another stack than `nav`: to one that is presented, or another tab.
  var isOnFront = false
  /// The question that it opened.
  var asked: Question?

  /// The statement that does it in a script that knows `front` and `tabs`.
  var lua: String? { input.lua(on: isOnFront ? "front()" : "nav") }
}

/// What a person did, from the first finger down to the last one up, or a button; what the clock did
/// afterwards belongs to it.
enum Action {
  /// Where the action begins that the input at `index` belongs to.
  static func begin(of index: Int, in played: [Played]) -> Int {
    begins(played[...index]).last ?? 0
  }

  /// The places of the inputs with which actions begin.
  private static func begins(_ played: ArraySlice<Played>) -> [Int] {
    var down: Set<Int> = []
    return played.indices.filter { place in
      let input = played[place].input
      let begins = input.opensAction(fingersDown: down.count)
      if case .operation(.touch(let phase, _, let finger)) = input {
        if phase == .began { down.insert(finger) }
        if phase == .ended || phase == .cancelled { down.remove(finger) }
      }
      return begins
    }
  }

  /// The message about an action that now has another outcome than before.
  static func words(_ played: Played, now: String, dropped: ArraySlice<Played>) -> String {
    let count = begins(dropped).count
    let was = played.outcome.isEmpty ? "nothing" : played.outcome
    return "\(played.input.lua(on: "nav") ?? "the layout") came to \(was) before and comes to "
      + "\(now.isEmpty ? "nothing" : now) now: "
      + (count == 1
        ? "this step is dropped" : "this and the \(count - 1) steps after it are dropped")
  }
}

/// The fingers on the phone, and how much time passes between what they do. The clock follows the
/// browser's while a finger is down; between two gestures it stands.
struct Fingers {
  /// Seconds of a frame of a transition that runs by itself.
  static let tick = 1.0 / 60
  /// A pause under a finger counts as no more, in seconds.
  private static let maxPause = 600.0

  private(set) var down: [Int: ScreenPoint] = [:]
  /// When the last of them did something, on the browser's clock.
  private var last = 0.0
  /// What the clock has moved since by itself.
  private var ticked = 0.0

  /// Takes a touch in.
  ///
  /// - Returns: the seconds that passed before it; nil of a finger that is not down.
  mutating func take(
    _ phase: TouchPhase, _ finger: Int, _ time: Double, _ point: ScreenPoint
  ) -> Double? {
    guard phase == .began || down[finger] != nil else { return nil }
    let passed = down.isEmpty ? 0 : min(max(time - last - ticked, 0), Self.maxPause)
    last = time
    ticked = 0
    down[finger] = phase == .began || phase == .moved ? point : nil
    return (passed * 1e4).rounded() / 1e4
  }

  mutating func ticked(_ seconds: Double) {
    ticked += seconds
  }

  /// The fingers that are down after the inputs.
  static func down(after played: [Played]) -> [Int: ScreenPoint] {
    var down: [Int: ScreenPoint] = [:]
    for case .operation(.touch(let phase, let point, let finger)) in played.map({ $0.input }) {
      down[finger] = phase == .began || phase == .moved ? point : nil
    }
    return down
  }
}
