/// A picture that could not be turned into pixels.
public struct RasterError: Error, Equatable, Sendable {
  public enum Code: Sendable {
    /// A library is not installed.
    case missing
    /// The picture is larger than can be drawn.
    case tooLarge
    /// What was read is no PNG file.
    case unreadable
    case failed
  }

  public let code: Code
  public let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
