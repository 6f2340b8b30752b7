internal import NavhostCommandLine
internal import NavhostPlatform

/// Lines behind a prompt, at a terminal that cannot move its cursor: an editor's shell window, say. Nothing but
/// text is written to it.
final class PromptedLines: LineSource {
  /// What was typed without a line end.
  private var typed: [UInt8] = []

  func next(_ repl: Repl) -> LineInput {
    Interrupt.clear()
    Output.text(EditedLines.prompt(repl).map(\.text).joined())
    Stream.output.flush()
    while true {
      if Interrupt.isPending {
        typed = []
        Output.line("")
        return .interrupted
      }
      guard Descriptor.standardInput.hasInput(within: 200) else { continue }
      guard let piece = read() else {
        Output.line("")
        return typed.isEmpty ? .end : .line(takeLine())
      }
      typed += piece
      if typed.last == UInt8(ascii: "\n") {
        typed.removeLast()
        return .line(takeLine())
      }
    }
  }

  /// What the terminal gives: a line, or what stood before Ctrl-D. Nil at the end.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { Descriptor.standardInput.read(into: $0) }
    if count < 0 { return SystemError.last == .interrupted ? [] : nil }
    return count == 0 ? nil : Array(buffer[..<count])
  }

  private func takeLine() -> String {
    defer { typed = [] }
    return String(decoding: typed, as: UTF8.self)
  }

  func remember(_ statement: String) {}
}
