@preconcurrency internal import Glibc
internal import Navigation
internal import PluginHost
internal import Scripting
internal import Support

/// Where text goes.
enum Output {
  /// To standard output, with a line end.
  static func line(_ text: String) {
    write(text + "\n", to: stdout)
  }

  /// To standard output as it is.
  static func text(_ text: String) { write(text, to: stdout) }

  /// Where a report goes that is alone on standard output.
  nonisolated(unsafe) private static var report: UnsafeMutablePointer<FILE>?

  /// What is written to the result goes to standard output; whatever else the program, a script or a
  /// plugin writes there goes to standard error from now on.
  ///
  /// - Throws: `Failure` where standard output is closed.
  static func takeStandardOutput() throws -> UnsafeMutablePointer<FILE> {
    fflush(stdout)
    let descriptor = dup(1)
    guard descriptor >= 0, dup2(2, 1) >= 0, let file = fdopen(descriptor, "w") else {
      throw Failure(.failed, unwritten)
    }
    report = file
    return file
  }

  /// Whether everything came where it should: a disk may be full, a stream closed.
  static var isWritten: Bool {
    let files = [stdout, report].compactMap { $0 }
    return files.allSatisfy { fflush($0) == 0 && ferror($0) == 0 }
  }

  static let unwritten = "standard output could not be written to its end"

  /// A stream that was closed by whoever started the program would be the next file that it opens.
  /// Something is put in its place: reading it gives nothing, and writing to it fails.
  static func holdClosedStreams() {
    for descriptor in [0, 1, 2] as [Int32] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// To standard error, with the program's name before it.
  static func error(_ message: String) {
    guard !message.isEmpty else { return }
    fflush(stdout)
    write("navhost: \(plain(message))\n", to: stderr)
  }

  /// What a terminal shows and does not obey: names of files come from strangers, too.
  static func plain(_ text: String) -> String { Plain.forTerminal(text) }

  /// To standard error as it is, with a line end.
  static func note(_ text: String) {
    fflush(stdout)
    write(text + "\n", to: stderr)
  }

  /// Runs something of whose output only the errors are shown.
  static func withoutStandardOutput<Result>(_ body: () throws -> Result) rethrows -> Result {
    fflush(stdout)
    let (nowhere, output) = (open("/dev/null", O_WRONLY), dup(1))
    dup2(nowhere, 1)
    defer {
      fflush(stdout)
      dup2(output, 1)
      for file in [nowhere, output] { close(file) }
    }
    return try body()
  }

  /// Runs something whose output goes nowhere.
  static func hushed<Result>(_ body: () throws -> Result) rethrows -> Result {
    fflush(stdout)
    fflush(stderr)
    let nowhere = open("/dev/null", O_WRONLY)
    let (output, errors) = (dup(1), dup(2))
    dup2(nowhere, 1)
    dup2(nowhere, 2)
    defer {
      fflush(stdout)
      fflush(stderr)
      dup2(output, 1)
      dup2(errors, 2)
      for file in [nowhere, output, errors] { close(file) }
    }
    return try body()
  }

  /// To standard error, without a line end: what is to be typed stands behind it.
  static func prompt(_ text: String) {
    fflush(stdout)
    write(text, to: stderr)
  }

  static func write(_ text: String, to file: UnsafeMutablePointer<FILE>) {
    var text = text
    text.withUTF8 { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, file)
    }
  }
}

/// Plugins' logs go to standard error, a line each.
enum LogPrinter {
  static func print(_ line: LogLine) { Output.note(text(line)) }

  static func text(_ line: LogLine) -> String {
    let name = line.plugin.map { "[\($0)] " } ?? ""
    let level = line.level == .print ? "" : "\(line.level.rawValue): "
    return name + level + line.message
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
    case .quarantine:
      event.plugin.map { "plugin '\($0)' is quarantined: its last three calls failed" }
    default: nil
    }
  }

  private static func fault(_ event: Event) -> String? {
    // What a listener raises is reported as it happens.
    guard let hook = event["hook"]?.description, hook != "nav.on" else { return nil }
    let owner = event.plugin.map { "plugin '\($0)'" } ?? "the script"
    return "\(event["message"]?.description ?? "") (\(hook) of \(owner))"
  }
}

/// `--json`: the events on standard output, and whatever else is written on standard error.
enum EventStream {
  /// - Throws: `Failure` where standard output is closed.
  static func start(_ host: NavigationHost) throws {
    let file = try Output.takeStandardOutput()
    host.onEvent = { event in
      Output.write(event.json + "\n", to: file)
      fflush(file)
    }
  }
}
