/// A file or a folder that cannot be read or written.
public struct FileError: Error, Equatable {
  public var path: String
  /// What is wrong with it: `No such file or directory`.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var message: String { "\(path): \(reason)" }
}
