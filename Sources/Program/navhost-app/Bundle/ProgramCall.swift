internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostSupport

/// Another program, run to its end.
struct ProgramCall {
  let status: Int32
  let output: [UInt8]
  let errors: String

  /// - Parameter words: the program, found by the PATH, and its arguments. It reads nothing, and says
  ///   less on standard error than a pipe holds.
  /// - Throws: `Failure` where it cannot be run.
  init(_ words: [String]) throws {
    guard let output = Pipe(), let errors = Pipe() else {
      throw Failure(.failed, "\(words[0]) cannot be run: \(SystemError.last.text)")
    }
    var setup = ChildProcess.Setup("/usr/bin/env", words)
    setup.hasEmptyInput = true
    setup.descriptors = [(1, output.writing), (2, errors.writing)]
    let process = try? ChildProcess(setup)
    output.writing.close()
    errors.writing.close()
    self.output = Self.read(output.reading)
    self.errors = String(decoding: Self.read(errors.reading), as: UTF8.self)
    guard let end = process?.wait(), end != .status(Self.isMissing) else {
      throw Failure(.failed, "\(words[0]) cannot be run: install it")
    }
    if case .status(let status) = end { self.status = status } else { status = 1 }
  }

  /// What `env` ends with where there is no such program.
  private static let isMissing: Int32 = 127

  private static func read(_ end: Descriptor) -> [UInt8] {
    defer { end.close() }
    var bytes: [UInt8] = []
    while let piece = end.readOn(atMost: 4096), !piece.isEmpty { bytes += piece }
    return bytes
  }
}
