/// Why Lua could not do what Swift asked of it.
package struct LuaError: Error, Equatable, Sendable {
  /// What kind of failure it was. More kinds may come.
  package struct Code: Equatable, Sendable {
    let value: Int32

    /// The text is not Lua.
    package static let syntax = Code(value: 1)
    /// An error was raised and not caught.
    package static let runtime = Code(value: 2)
    /// More memory than the state may hold.
    package static let memory = Code(value: 3)
    /// More units of work than the call was given.
    package static let units = Code(value: 4)
    /// `LuaState.interrupt()` was called.
    package static let interrupted = Code(value: 5)
    /// A reference of another Lua state was handed over.
    package static let foreignReference = Code(value: 8)
    /// More CPU time than the call was given.
    package static let seconds = Code(value: 7)
    /// The program called `os.exit`; `exitStatus` is its argument.
    package static let exit = Code(value: 6)
    /// The file is a plugin instead of a script.
    package static let plugin = Code(value: 9)
  }

  /// The kind of error.
  package var code: Code
  /// What happened, with `FILE:LINE:` before it where Lua knows them.
  package var message: String
  /// The stack at the time, `""` where there is none.
  package var traceback: String
  /// The status that `os.exit` was given.
  package var exitStatus: Int32
  /// Where it was raised, if the call noted where it ends.
  package var place: LuaPlace?

  package init(
    _ code: Code, _ message: String, traceback: String = "", exitStatus: Int32 = 0,
    place: LuaPlace? = nil
  ) {
    self.code = code
    self.message = message
    self.traceback = traceback
    self.exitStatus = exitStatus
    self.place = place
  }
}

extension LuaError {
  /// Whether more text could still make the chunk a sound one.
  package var isIncomplete: Bool {
    code == .syntax && message.hasSuffix("<eof>")
  }
}

/// Thrown by a function that Swift registered: Lua raises the message, with `FILE:LINE:` before it.
package struct LuaRaise: Error {
  package var message: String
  /// Whether the message says where already.
  package let hasPlace: Bool

  package init(_ message: String) {
    self.message = message
    hasPlace = false
  }

  /// What a call inside failed with; it has its place.
  package init(_ error: LuaError) {
    message = error.message
    hasPlace = true
  }

  /// Does what may fail in Lua; what fails there is raised with the place that it has.
  package static func passingOn<Result>(
    _ body: () throws(LuaError) -> Result
  ) throws(LuaRaise) -> Result {
    do throws(LuaError) {
      return try body()
    } catch {
      throw LuaRaise(error)
    }
  }
}
