/// Why specs cannot be run at all.
package struct SpecError: Error, Equatable, Sendable {
  package enum Code: Sendable {
    /// A path is not there, or cannot be read.
    case missing
    /// What specs need is not installed, or a Lua state cannot be made.
    case cannotStart
    /// Somebody stopped the run.
    case interrupted
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
