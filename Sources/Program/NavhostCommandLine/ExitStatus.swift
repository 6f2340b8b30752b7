/// The exit status of the process.
package struct ExitStatus: Equatable {
  package let code: Int32

  package init(_ code: Int32) {
    self.code = code
  }

  package static let done = ExitStatus(0)
  /// The script, a test or a check failed.
  package static let failed = ExitStatus(1)
  /// The command line is wrong.
  package static let usage = ExitStatus(2)
  /// The host could not start.
  package static let cannotStart = ExitStatus(3)
  package static let interrupted = ExitStatus(130)
}
