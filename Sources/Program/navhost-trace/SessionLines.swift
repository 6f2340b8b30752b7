internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostTraces

/// The lines that a command prints about sessions, and whether one of them is an error.
struct SessionLines {
  private(set) var count = 0
  private(set) var hasErrors = false
  /// At a terminal, unless the lines themselves go there.
  private let showsProgress =
    Descriptor.standardError.isTerminal && !Descriptor.standardOutput.isTerminal
  private var shown = 0

  static func write(_ bytes: [UInt8]) {
    Stream.output.writeLine(bytes)
  }

  mutating func write(_ error: ErrorLine) {
    hasErrors = true
    Self.write(error.line)
  }

  mutating func sawError() { hasErrors = true }

  /// Says how far it is, on standard error.
  mutating func progress(_ sessions: Int) {
    count += sessions
    guard showsProgress, count - shown >= 1000 else { return }
    shown = count
    Stream.errors.write("\r\(count) sessions")
  }

  /// - Throws: status 1 if there was an error line, or `fails` is true.
  func end(fails: Bool = false) throws {
    if shown > 0 { Stream.errors.write("\r\u{1B}[K") }
    if hasErrors || fails { throw Failure(.failed) }
  }
}
