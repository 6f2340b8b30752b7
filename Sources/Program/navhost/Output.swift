internal import NavhostNavigation
internal import NavhostPlatform
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

/// Where text goes. What comes from files and plugins is in most of it: GitHub finds no command there.
enum Output {
  /// To standard output, with a line end.
  static func line(_ text: String) { self.text(text + "\n") }

  /// To standard output as it is.
  static func text(_ text: String) { Stream.output.write(GitHubCommand.disarmed(text)) }

  /// Where a report goes that is alone on standard output.
  nonisolated(unsafe) private static var report: Stream?

  /// What is written to the result goes to standard output; whatever else the program, a script or a
  /// plugin writes there goes to standard error from now on.
  ///
  /// - Throws: `Failure` where standard output is closed.
  static func takeStandardOutput() throws -> Stream {
    Stream.output.flush()
    guard let copy = Descriptor.standardOutput.copy(),
      Descriptor.standardError.takePlace(of: .standardOutput), let file = Stream(copy)
    else { throw Failure(.failed, unwritten) }
    report = file
    return file
  }

  /// Whether everything came where it should: a disk may be full, a stream closed.
  static var isWritten: Bool {
    let isReportWritten = report?.isWritten ?? true
    return Stream.output.isWritten && isReportWritten
  }

  static let unwritten = "standard output could not be written to its end"

  /// A stream that was closed by whoever started the program would be the next file that it opens.
  /// Something is put in its place: reading it gives nothing, and writing to it fails.
  static func holdClosedStreams() {
    for descriptor in [.standardInput, .standardOutput, .standardError] as [Descriptor]
    where !descriptor.isOpen {
      _ = Descriptor(nowhere: descriptor == .standardError ? .writing : .reading)
    }
  }

  /// To standard error, with the program's name before it. It is one line.
  static func error(_ message: String) { errorLines(oneLine(message)) }

  /// The same of a message that may have several lines. None of them passes for another message.
  static func errorLines(_ message: String) {
    guard !message.isEmpty else { return }
    let lines = plain(message).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.dropFirst().map { $0.hasPrefix(label) ? "\n  \($0)" : "\n\($0)" }
    note(label + lines[0] + rest.joined())
  }

  private static let label = "navhost: "

  /// The ends of lines as escapes.
  static func oneLine(_ text: String) -> String { text.replacing("\n", with: "\\n") }

  /// What a terminal shows and does not obey: names of files come from strangers, too.
  static func plain(_ text: String) -> String { Plain.forTerminal(text) }

  /// To standard error as it is, with a line end.
  static func note(_ text: String) {
    Stream.output.flush()
    Stream.errors.write(GitHubCommand.disarmed(text) + "\n")
  }

  /// Runs something of whose output only the errors are shown.
  static func withoutStandardOutput<Result>(_ body: () throws -> Result) rethrows -> Result {
    let back = divert([.standardOutput])
    defer { back() }
    return try body()
  }

  /// Runs something whose output goes nowhere.
  static func hushed<Result>(_ body: () throws -> Result) rethrows -> Result {
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
  static func prompt(_ text: String) {
    Stream.output.flush()
    Stream.errors.write(text)
  }
}

/// Plugins' logs go to standard error, a line each.
enum LogPrinter {
  static func print(_ line: LogLine) { Output.note(text(line)) }

  static func text(_ line: LogLine) -> String {
    let name = line.plugin.map { "[\($0)] " } ?? ""
    let level = line.level == .print ? "" : "\(line.level.rawValue): "
    return name + level + Output.oneLine(line.message)
  }
}

/// A hook that fails has no opinion, and nobody would know: it is told on standard error.
enum FaultPrinter {
  static func start(_ host: NavigationHost) {
    host.onEvent = { event in
      if let text = text(event) { Output.error(text) }
    }
  }

  static func text(_ event: Event) -> String? {
    switch event.name {
    case .fault: fault(event)
    case .quarantine: event.plugin.map { FailureText.quarantine(of: $0) }
    default: nil
    }
  }

  private static func fault(_ event: Event) -> String? {
    // What a listener raises is reported as it happens.
    guard let hook = event["hook"]?.description, hook != "nav.on" else { return nil }
    let message = event["message"]?.description ?? ""
    return "\(message) (\(FailureText.function(hook, of: event.plugin)))"
  }
}

/// `--json`: the events on standard output, and whatever else is written on standard error.
enum EventStream {
  /// - Throws: `Failure` where standard output is closed.
  static func start(_ host: NavigationHost) throws {
    let file = try Output.takeStandardOutput()
    host.onEvent = { event in
      file.write(event.json + "\n")
      file.flush()
    }
  }
}
