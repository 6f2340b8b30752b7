/// Lines of standard input, without a prompt.
final class PipedLines: LineSource {
  func next(_ repl: Repl) -> LineInput {
    if let line = readLine(strippingNewline: true) { return .line(line) }
    return Interrupt.clear() ? .interrupted : .end
  }

  func remember(_ statement: String) {}
}
