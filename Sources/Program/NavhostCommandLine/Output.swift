package import NavhostPlatform
internal import NavhostSupport

/// Where text goes. What comes from files and plugins is in most of it: GitHub finds no command there.
package enum Output {
  /// To standard output, with a line end.
  package static func line(_ text: String) { self.text(text + "\n") }

  /// To standard output as it is.
  package static func text(_ text: String) { Stream.output.write(GitHubCommand.disarmed(text)) }

  /// Where a report goes that is alone on standard output.
  nonisolated(unsafe) private static var report: Stream?

  /// What is written to the result goes to standard output; whatever else the program, a script or a
  /// plugin writes there goes to standard error from now on.
  ///
  /// - Throws: `Failure` where standard output is closed.
  package static func takeStandardOutput() throws -> Stream {
    Stream.output.flush()
    guard let copy = Descriptor.standardOutput.copy(),
      Descriptor.standardError.takePlace(of: .standardOutput), let file = Stream(copy)
    else { throw Failure(.failed, unwritten) }
    report = file
    return file
  }

  /// Whether everything came where it should: a disk may be full, a stream closed.
  package static var isWritten: Bool {
    let isReportWritten = report?.isWritten ?? true
    return Stream.output.isWritten && isReportWritten
  }

  package static let unwritten = "standard output could not be written to its end"

  /// A stream that was closed by whoever started the program would be the next file that it opens.
  /// Something is put in its place: reading it gives nothing, and writing to it fails.
  package static func holdClosedStreams() {
    for descriptor in [.standardInput, .standardOutput, .standardError] as [Descriptor]
    where !descriptor.isOpen {
      _ = Descriptor(nowhere: descriptor == .standardError ? .writing : .reading)
    }
  }

  /// To standard error, with the program's name before it. It is one line.
  package static func error(_ message: String) { errorLines(oneLine(message)) }

  /// The same of a message that may have several lines. None of them passes for another message.
  package static func errorLines(_ message: String) {
    guard !message.isEmpty else { return }
    let lines = plain(message).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { $0.hasPrefix(label) ? "\n  \($0)" : "\n\($0)" }
    note(label + lines[0] + rest.joined())
  }

  private static let label = "navhost: "

  /// The ends of lines as escapes.
  package static func oneLine(_ text: String) -> String { text.replacing("\n", with: "\\n") }

  /// What a terminal shows and does not obey: names of files come from strangers, too.
  package static func plain(_ text: String) -> String { Plain.forTerminal(text) }

  /// To standard error as it is, with a line end.
  package static func note(_ text: String) {
    Stream.output.flush()
    Stream.errors.write(GitHubCommand.disarmed(text) + "\n")
  }

  /// Runs something of whose output only the errors are shown.
  package static func withoutStandardOutput<Result>(_ body: () throws -> Result) rethrows -> Result
  {
    let back = divert([.standardOutput])
    defer { back() }
    return try body()
  }

  /// Runs something whose output goes nowhere.
  package static func hushed<Result>(_ body: () throws -> Result) rethrows -> Result {
    let back = divert([.standardOutput, .standardError])
    defer { back() }
    return try body()
  }

  /// What is written there goes nowhere until what is handed back was called.
  private static func divert(_ places: [Descriptor]) -> () -> Void {
    let flush = {
      Stream.output.flush()
      Stream.errors.flush()
    }
    flush()
    let copies = places.map { $0.copy() }
    if let nowhere = Descriptor(nowhere: .writing) {
      for place in places { nowhere.takePlace(of: place) }
      nowhere.close()
    }
    return {
      flush()
      for (place, copy) in zip(places, copies) {
        copy?.takePlace(of: place)
        copy?.close()
      }
    }
  }

  /// To standard error, without a line end: what is to be typed stands behind it.
  package static func prompt(_ text: String) {
    Stream.output.flush()
    Stream.errors.write(text)
  }
}
