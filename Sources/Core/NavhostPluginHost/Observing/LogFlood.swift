/// Keeps a plugin that prints without end from flooding the log.
package struct LogFlood {
  /// Lines that one call of a hook may log.
  package static let linesPerCall = 100
  private var lines = 0

  /// A call begins.
  package mutating func begin() {
    lines = 0
  }

  /// The line that is to be shown; nil where it is dropped. The last one says that more are.
  package mutating func admit(_ line: @autoclosure () -> LogLine) -> LogLine? {
    lines += 1
    if lines < Self.linesPerCall { return line() }
    guard lines == Self.linesPerCall else { return nil }
    return LogLine(
      plugin: line().plugin, level: .warn,
      message: "more than \(Self.linesPerCall) lines in one call: the rest is dropped")
  }
}
