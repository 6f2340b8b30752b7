internal import Navigation

/// Something that was done to a session. Done again in the same order after the same script, it
/// leads to the same moment.
enum Input: Equatable, Sendable {
  /// The script is played from the start.
  case begin
  case touch(TouchPhase, Point, finger: Int)
  /// The clock moves on by so many seconds.
  case advance(Double)
  /// A call of `nav`, as Lua writes it.
  case call(String)
  /// The screen becomes another, or is laid out the other way; what is nil stays.
  case layOut(width: Double?, height: Double?, LayoutDirection?)

  /// The call of `nav` that does it; nil where there is none.
  var lua: String? {
    switch self {
    case .touch(let phase, let point, let finger):
      let end = finger == 1 ? "" : ", \(finger)"
      return
        "nav.touch(\"\(phase.rawValue)\", \(Self.number(point.x)), \(Self.number(point.y))\(end))"
    case .advance(let seconds): return "nav.advance(\(Self.number(seconds)))"
    case .call(let text): return text
    case .begin, .layOut: return nil
    }
  }

  /// Whether a person who does something begins with it: what follows belongs to it until the next.
  func opensAction(fingersDown: Int) -> Bool {
    switch self {
    case .touch(.began, _, _): fingersDown == 0
    case .touch, .advance: false
    case .call, .layOut, .begin: true
    }
  }

  /// A number as Lua reads it, with no more digits than it needs.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// An input and what came of it.
struct Played: Equatable, Sendable {
  var input: Input
  /// What the call returned, in words; `""` for nothing.
  var outcome: String
  /// Whether it was done to a stack that is presented, the uppermost.
  var isCovered = false

  /// The statement that does it in a script that knows `front`.
  var lua: String? {
    isCovered ? input.lua.map { "front()" + $0.dropFirst("nav".count) } : input.lua
  }
}
