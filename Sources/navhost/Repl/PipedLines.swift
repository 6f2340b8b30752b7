/// Lines of standard input, without a prompt.
final class PipedLines: LineSource {
  func next(isContinuation: Bool) -> LineInput {
    readLine(strippingNewline: true).map { .line($0) } ?? .end
  }

  func remember(_ statement: String) {}
}
