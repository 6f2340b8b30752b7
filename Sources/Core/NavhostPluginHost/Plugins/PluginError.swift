/// Why a plugin could not be loaded or reloaded.
public struct PluginError: Error, Equatable, Sendable {
  /// The mistake, with `FILE:LINE:` or `FILE:` before it.
  public var message: String
  /// The Lua stack, `""` where there is none.
  public var traceback: String

  /// An error with what a person reads.
  public init(_ message: String, traceback: String = "") {
    self.message = message
    self.traceback = traceback
  }
}
