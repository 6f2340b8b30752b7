/// Why specs cannot be run at all.
public struct SpecError: Error, Equatable, Sendable {
  public enum Code: Sendable {
    /// A path is not there, or cannot be read.
    case missing
    /// What specs need is not installed, or a Lua state cannot be made.
    case cannotStart
    /// Somebody stopped the run.
    case interrupted
  }

  public var code: Code
  public var message: String

  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
