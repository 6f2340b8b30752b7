/// A file or a folder that cannot be read or written.
package struct FileError: Error, Equatable {
  package var path: String
  /// What is wrong with it: `No such file or directory`.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  package var message: String { "\(path): \(reason)" }
}
