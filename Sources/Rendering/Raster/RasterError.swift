/// A picture that could not be turned into pixels.
public struct RasterError: Error, Equatable, Sendable {
  /// What kind of error it is.
  public enum Code: Sendable {
    /// A library is not installed.
    case missing
    /// The picture is larger than can be drawn.
    case tooLarge
    /// What was read is no PNG file.
    case unreadable
    /// A library reported an error.
    case failed
  }

  /// What kind of error it is.
  public let code: Code
  /// What was wrong, for a person.
  public let message: String
  /// The Debian package that has what is missing.
  public let package: String?

  /// What is to be drawn cannot be had.
  package init(_ message: String) {
    self.init(.unreadable, message)
  }

  init(_ code: Code, _ message: String, package: String? = nil) {
    self.code = code
    self.message = message
    self.package = package
  }

  static func missing(_ what: String, package: String) -> RasterError {
    RasterError(
      .missing,
      "a PNG needs \(what): install the Debian package \(package) (apt-get install \(package)), "
        + "or write an .svg", package: package)
  }
}
