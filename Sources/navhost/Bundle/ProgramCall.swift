internal import Platform

/// Another program, run to its end.
struct ProgramCall {
  let status: Int32
  let output: [UInt8]
  let errors: String

  /// - Parameter words: the program, found by the PATH, and its arguments. It reads nothing.
  /// - Throws: `Failure` where it cannot be run.
  init(_ words: [String]) throws {
    guard let output = Pipe(), let errors = Pipe() else {
      throw Failure(.failed, "\(words[0]): \(SystemError.last.text)")
    }
    var setup = ChildProcess.Setup("/usr/bin/env", words)
    setup.hasEmptyInput = true
    setup.descriptors = [(1, output.writing), (2, errors.writing)]
    let process: ChildProcess
    do {
      process = try ChildProcess(setup)
    } catch {
      throw Failure(.failed, "\(words[0]) cannot be run (\(error.text))")
    }
    output.writing.close()
    errors.writing.close()
    self.output = Self.readAll(output.reading)
    self.errors = String(decoding: Self.readAll(errors.reading), as: UTF8.self)
    switch process.wait() {
    case .status(let status): self.status = status
    case .signal(let signal): status = 128 + signal
    }
    // What `env` says where there is no such program.
    if status == 127 { throw Failure(.failed, "\(words[0]) cannot be run: install it") }
  }

  private static func readAll(_ end: Descriptor) -> [UInt8] {
    defer { end.close() }
    var bytes: [UInt8] = []
    while let more = end.readOn(atMost: 4096), !more.isEmpty { bytes += more }
    return bytes
  }
}
