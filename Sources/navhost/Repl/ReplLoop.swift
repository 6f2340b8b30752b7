internal import Lua
internal import PluginHost

/// Where the lines of the REPL come from.
protocol LineSource: AnyObject {
  /// The next line; nil at the end.
  func next(isContinuation: Bool) -> LineInput
  /// A statement is complete.
  func remember(_ statement: String)
}

/// What a line source gives.
enum LineInput {
  case line(String)
  /// Ctrl-C at the prompt.
  case interrupted
  case end
}

/// Reads lines, hands them to the REPL, shows what comes back.
final class ReplLoop {
  private var repl: Repl
  private let keepsGoing: Bool

  init(_ session: ScriptSession, keepsGoing: Bool) {
    repl = Repl(session)
    self.keepsGoing = keepsGoing
  }

  /// - Throws: `Failure` where an error ends it, or the program left.
  func run(_ source: any LineSource) throws {
    while true {
      switch source.next(isContinuation: repl.isIncomplete) {
      case .end: return try finish()
      case .interrupted: repl.abandon()
      case .line(let line): try enter(line, source)
      }
    }
  }

  private func enter(_ line: String, _ source: any LineSource) throws {
    let statement = repl.isIncomplete ? repl.statement + "\n" + line : line
    let step = repl.enter(line)
    Interrupt.clear()
    if step != .incomplete { source.remember(statement) }
    try show(step)
  }

  private func finish() throws {
    if let step = repl.end() { try show(step) }
  }

  private func show(_ step: Repl.Step) throws {
    switch step {
    case .incomplete: break
    case .shown(let text): if !text.isEmpty { Output.line(text) }
    case .interrupted:
      if !keepsGoing { throw Failure(.interrupted) }
      Output.note("interrupted")
    case .left(let status): throw Failure(ExitStatus(status))
    case .failed(let message):
      if !keepsGoing { throw Failure(.failed, message) }
      Output.error(message)
    }
  }
}
