internal import Lua
internal import PluginHost

/// Reads lines, hands them to the REPL, shows what comes back.
final class ReplLoop {
  /// How the loop behaves.
  struct Manner {
    /// Somebody types: nothing ends it but Ctrl-D and `.quit`.
    var isInteractive = false
    /// An error does not end it.
    var keepsGoing = false
    var style = Style.plain
  }

  private let repl: Repl
  private let manner: Manner

  init(_ repl: Repl, _ manner: Manner) {
    self.repl = repl
    self.manner = manner
  }

  /// - Throws: `Failure` where an error ends it, or the program left.
  func run(_ source: any LineSource) throws {
    while true {
      switch source.next(repl) {
      case .end: return try finish()
      case .interrupted:
        if !manner.isInteractive { throw Failure(.interrupted) }
        repl.abandon()
      case .line(let line): try enter(line, source)
      }
    }
  }

  /// Runs at a terminal.
  func edit() throws {
    EditedLines.greet(repl.host)
    try run(EditedLines(repl, manner.style))
  }

  private func enter(_ line: String, _ source: any LineSource) throws {
    if let news = repl.news() { Output.note(news) }
    let statement = repl.isIncomplete ? repl.statement + "\n" + line : line
    let step = repl.enter(line)
    Interrupt.clear()
    if step != .incomplete { source.remember(statement) }
    tellFaults()
    try show(step)
  }

  /// A plugin that fails in front of a person says so at once.
  private func tellFaults() {
    guard manner.isInteractive else { return }
    for fault in repl.faults() { Output.note(manner.style.paint(fault, .error)) }
  }

  private func finish() throws {
    if let step = repl.end() { try show(step) }
  }

  /// Shows what came of a line.
  ///
  /// - Throws: `Failure` where that ends the loop.
  func show(_ step: Repl.Step) throws {
    switch step {
    case .incomplete: break
    case .told(let text): if !text.isEmpty { Output.line(text) }
    case .shown(let text): if !text.isEmpty { Output.line(manner.style.lua(text)) }
    case .interrupted:
      if !carriesOn { throw Failure(.interrupted) }
      Output.note(manner.isInteractive ? "\ninterrupted" : "interrupted")
    case .left(let status): throw Failure(ExitStatus(status))
    case .failed(let error):
      if !carriesOn { throw Failure(.failed, error.message) }
      Output.error(error.message)
      if manner.isInteractive { show(error) }
    }
  }

  private var carriesOn: Bool { manner.isInteractive || manner.keepsGoing }

  /// The line that the error means with a caret, and the calls that led to it.
  private func show(_ error: ReplError) {
    if let excerpt = error.excerpt?.fitted(Terminal.size.columns - 3) {
      let space = String(repeating: " ", count: Columns.width(excerpt.line.prefix(excerpt.column)))
      let mark = String(repeating: "^", count: excerpt.length)
      Output.note("  " + manner.style.lua(excerpt.line))
      Output.note("  " + space + manner.style.paint(mark, .error))
    }
    for call in error.calls { Output.note(manner.style.paint("  in " + call, .faint)) }
  }
}
