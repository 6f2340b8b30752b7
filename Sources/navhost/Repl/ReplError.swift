internal import Lua
internal import PluginHost
internal import Scripting

/// An error as the REPL shows it.
struct ReplError: Equatable {
  /// With `stdin:LINE:` before it where Lua knows the place.
  var message: String
  /// The calls that led to it, innermost first; none where it happened in the line itself.
  var calls: [String] = []
  /// The line that it means.
  var excerpt: Excerpt?

  init(_ message: String) {
    self.message = message
  }

  /// - Parameter lines: what was typed so far.
  init(_ error: LuaError, lines: [String]) {
    message = Self.unplaced(error.message)
    calls = Self.calls(error.traceback)
    excerpt = Excerpt(message: message, lines: lines)
  }

  /// `error("x", 2)` at the prompt names who called the line: nobody that a person knows.
  private static func unplaced(_ message: String) -> String {
    let own = Evaluator.ownName.dropFirst() + ":"
    guard message.hasPrefix(own) else { return message }
    return String(message.dropFirst(own.count).drop { $0.isNumber }.dropFirst(2))
  }

  /// The frames of a traceback without the host's own.
  private static func calls(_ traceback: String) -> [String] {
    let own = Evaluator.ownName.dropFirst()
    let frames = traceback.split(separator: "\n").dropFirst().map { line in
      String(line.drop { $0 == "\t" || $0 == " " })
    }
    let kept = frames.filter { frame in
      !frame.hasPrefix(own) && !frame.hasPrefix("[C]") && !frame.hasPrefix("(...")
    }
    return kept.count > 1 ? Array(kept.prefix(12)) : []
  }
}
