internal import Navigation

/// Something that was done to a session. Done again in the same order after the same script, it
/// leads to the same moment.
enum Input: Equatable, Sendable {
  /// The script is played from the start.
  case begin
  case touch(TouchPhase, Point, finger: Int)
  /// The clock moves on by so many seconds.
  case advance(Double)
  case call(Call)
  /// A tab is tapped; they count from 1.
  case selectTab(Int)
  case layOut(Layout)

  /// The call that does it, where `target` is the stack that a person touches; nil where there is
  /// none.
  func lua(on target: String) -> String? {
    switch self {
    case .touch(let phase, let point, let finger):
      let end = finger == 1 ? "" : ", \(finger)"
      let place = "\(Self.number(point.x)), \(Self.number(point.y))"
      return "\(target).touch(\"\(phase.rawValue)\", \(place)\(end))"
    case .advance(let seconds): return "\(target).advance(\(Self.number(seconds)))"
    case .call(let call): return call.lua(on: target)
    case .selectTab(let index): return "tabs.select(\(index), {settle = false})"
    case .begin, .layOut: return nil
    }
  }

  /// Whether a person who does something begins with it: what follows belongs to it until the next.
  func opensAction(fingersDown: Int) -> Bool {
    switch self {
    case .touch(.began, _, _): fingersDown == 0
    case .touch, .advance: false
    case .call, .selectTab, .layOut, .begin: true
    }
  }

  /// A number as Lua reads it, with no more digits than it needs.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// A call of a stack's function.
struct Call: Equatable, Sendable {
  var function: String
  /// As Lua writes them.
  var arguments: [String] = []
  /// Whether a list with the stack's root comes before the arguments.
  var takesRoot = false

  func lua(on target: String) -> String {
    let root = takesRoot ? ["{\(target).stack[1]}"] : []
    return "\(target).\(function)(\((root + arguments).joined(separator: ", ")))"
  }
}

/// Another screen, another direction, another generation of iOS; what is nil stays.
struct Layout: Equatable, Sendable {
  var width: Double?
  var height: Double?
  var direction: LayoutDirection?
  var profile: Profile?
}

/// An input and what came of it.
struct Played: Equatable, Sendable {
  var input: Input
  /// What the call returned, in words; `""` for nothing.
  var outcome: String
  /// Whether it was done to another stack than `nav`: to one that is presented, or another tab.
  var isOnFront = false

  /// The statement that does it in a script that knows `front` and `tabs`.
  var lua: String? { input.lua(on: isOnFront ? "front()" : "nav") }
}
