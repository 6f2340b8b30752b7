internal import NavhostCommandLine

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
  /// How many files are being loaded, one inside the other.
  private var depth = 0

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
    try run(Terminal.isPlain ? PromptedLines() : EditedLines(repl, manner.style))
  }

  private func enter(_ line: String, _ source: any LineSource) throws {
    if let news = repl.news() { Output.note(news) }
    let step = repl.enter(line)
    if step != .incomplete { source.remember(repl.entered) }
    switch step {
    case .load(let lines): try enter(lines, source)
    case .edit(let text): try edit(text, source)
    default: try finish(step)
    }
  }

  /// What follows a line that was entered.
  private func finish(_ step: Repl.Step) throws {
    Interrupt.clear()
    tellFaults()
    try show(step)
    guard case .shown = step else { return }
    for text in repl.afterword() { Output.line(manner.style.paint(text, .faint)) }
  }

  /// The lines of a file, to the first error.
  private func enter(_ lines: [String], _ source: any LineSource) throws {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 16 else { return try show(repl.wrong("files load each other without end")) }
    for line in lines {
      let step = repl.enter(line)
      if case .load(let more) = step {
        try enter(more, source)
        continue
      }
      try finish(step)
      switch step {
      case .failed, .interrupted: return repl.abandon()
      default: break
      }
    }
    if let step = repl.end() { try show(step) }
  }

  /// `.edit`.
  private func edit(_ text: String, _ source: any LineSource) throws {
    guard manner.isInteractive else { return try show(repl.wrong(".edit needs a terminal")) }
    switch TextEditing.edit(text) {
    case .success(let new):
      guard new.contains(where: { !$0.isWhitespace }) else { return }
      Output.line(manner.style.paint("> ", .prompt) + manner.style.lua(new))
      try enter(new, source)
    case .failure(let error): try show(repl.wrong(error.message))
    }
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
    case .incomplete, .load, .edit: break
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

/// Lines of standard input, without a prompt.
final class PipedLines: LineSource {
  func next(_ repl: Repl) -> LineInput {
    if let line = readLine(strippingNewline: true) { return .line(line) }
    return Interrupt.clear() ? .interrupted : .end
  }

  func remember(_ statement: String) {}
}
