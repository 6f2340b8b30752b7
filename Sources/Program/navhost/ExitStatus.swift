/// What the process ends with.
struct ExitStatus: Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  static let done = ExitStatus(0)
  /// The script, a test or a check failed.
  static let failed = ExitStatus(1)
  /// The command line is wrong.
  static let usage = ExitStatus(2)
  /// The host could not start.
  static let cannotStart = ExitStatus(3)
  static let interrupted = ExitStatus(130)
}
