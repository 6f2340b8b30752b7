internal import NavhostPlatform

/// A process that runs one spec file and tells what happens through a pipe.
struct Worker {
  /// The descriptor at which the process finds the pipe.
  static let descriptor: Int32 = 3

  let file: String
  /// The end from which its events are read.
  let pipe: Descriptor
  private let process: ChildProcess
  var reader = WireReader()
  var hasEnded = false

  /// - Throws: `SpecError` where the process cannot be started.
  init(_ executable: String, _ arguments: [String], file: String) throws {
    guard let ends = Pipe() else { throw Self.failure("a pipe", .last) }
    defer { ends.writing.close() }
    var setup = ChildProcess.Setup(executable, arguments)
    setup.descriptors = [(Self.descriptor, ends.writing)]
    setup.getsAllSignals = true
    do {
      process = try ChildProcess(setup)
    } catch {
      ends.reading.close()
      throw Self.failure(executable, error)
    }
    pipe = ends.reading
    self.file = file
  }

  /// What can be read now; nil at the end.
  func read() -> ArraySlice<UInt8>? {
    guard let bytes = pipe.readOn(atMost: 16 * 1024), !bytes.isEmpty else { return nil }
    return bytes[...]
  }

  /// Waits for the end of the process: how it ended, where it ended badly.
  func finish() -> (status: Int32, words: String)? {
    pipe.close()
    switch process.wait() {
    case .status(0): return nil
    case .status(let code): return (code, "ended with status \(code)")
    case .signal(let signal): return (128 + signal, "was ended by signal \(signal)")
    }
  }

  func stop() { process.stop() }

  private static func failure(_ what: String, _ error: SystemError) -> SpecError {
    SpecError(.cannotStart, "\(what): \(error.text)")
  }
}
