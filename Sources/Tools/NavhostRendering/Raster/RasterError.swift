internal import NavhostPlatform

/// A picture that could not be turned into pixels.
public struct RasterError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Sendable {
    /// A library is not installed.
    case missing
    /// The picture is larger than can be drawn.
    case tooLarge
    /// The file is no PNG.
    case unreadable
    /// A library reported an error.
    case failed
  }

  /// The kind of error.
  public let code: Code
  /// The mistake, for a person.
  public let message: String
  /// The package that has what is missing: Debian's, on a Mac Homebrew's.
  public let package: String?

  /// A picture to be drawn cannot be read.
  package init(_ message: String) {
    self.init(.unreadable, message)
  }

  init(_ code: Code, _ message: String, package: String? = nil) {
    self.code = code
    self.message = message
    self.package = package
  }

  /// - Parameter homebrew: its package, which takes the libraries along that it needs itself.
  static func missing(
    _ what: String, package: String, homebrew: String = "librsvg",
    manager: PackageManager = .here
  ) -> RasterError {
    let name = manager == .homebrew ? homebrew : package
    return RasterError(
      .missing,
      "a PNG needs \(what): install the \(manager.packageName) \(name) "
        + "(\(manager.command(name))), or write an .svg", package: name)
  }
}
