/// Ends the process with a message.
struct Failure: Error {
  var status: ExitStatus
  /// Without `navhost: ` before it; `""` says nothing.
  var message: String

  init(_ status: ExitStatus, _ message: String = "") {
    self.status = status
    self.message = message
  }

  /// What `--strict` ends with.
  ///
  /// - Parameter troubles: at least 1.
  static func strict(_ troubles: Int) -> Failure {
    Failure(.failed, "--strict: \(troubles) \(troubles == 1 ? "trouble" : "troubles")")
  }
}
