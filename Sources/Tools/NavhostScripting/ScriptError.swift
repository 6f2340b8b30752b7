package import NavhostLua

/// Why a script did not run to its end.
public struct ScriptError: Error, Equatable, Sendable {
  /// The kinds of errors. More may come.
  public struct Kind: Hashable, Sendable {
    private let name: String

    /// The text is not Lua.
    public static let syntax = Kind(name: "syntax")
    /// It ended in an error.
    public static let failed = Kind(name: "failed")
    /// It would have held more memory than it may.
    public static let memory = Kind(name: "memory")
    /// `host.interrupt()` was called.
    public static let interrupted = Kind(name: "interrupted")
    /// It called `os.exit`; `exitStatus` is its argument.
    public static let exit = Kind(name: "exit")
  }

  /// Its kind.
  public let kind: Kind
  /// The same in words, with `FILE:LINE:` before it where Lua knows them.
  public let message: String
  /// The stack at the time, `""` where there is none.
  public let traceback: String
  /// The status that `os.exit` was given; nil where it was not called.
  public let exitStatus: Int32?

  package init(_ error: LuaError) {
    kind =
      switch error.code {
      case .syntax: .syntax
      case .memory: .memory
      case .interrupted: .interrupted
      case .exit: .exit
      default: .failed
      }
    message = error.message
    traceback = error.traceback
    exitStatus = error.code == .exit ? error.exitStatus : nil
  }
}
