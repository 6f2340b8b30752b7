/// Ends the process with a message.
package struct Failure: Error {
  package var status: ExitStatus
  /// Without `navhost: ` before it; `""` says nothing. Of a script's error it may have several lines.
  package var message: String

  /// The message is one line.
  package init(_ status: ExitStatus, _ message: String = "") {
    self.status = status
    self.message = Output.oneLine(message)
  }

  /// What `--strict` ends with.
  ///
  /// - Parameter troubles: at least 1.
  package static func strict(_ troubles: Int) -> Failure {
    Failure(.failed, "--strict: \(troubles) \(troubles == 1 ? "trouble" : "troubles")")
  }
}
