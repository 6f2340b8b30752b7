internal import CLua

/// Stops what runs in the Lua states that share it, and in those that they call.
package final class LuaInterrupt {
  let pointer: OpaquePointer

  package init() {
    guard let pointer = clua_signal_new() else { fatalError("not enough memory for a few bytes") }
    self.pointer = pointer
  }

  deinit { clua_signal_free(pointer) }

  /// Stops what runs; nothing in Lua can catch it. Where nothing runs it is forgotten by the next call.
  package func raise() { clua_signal_raise(pointer) }

  /// What a signal handler needs, which must not touch Swift objects: for `LuaInterrupt.raise(_:)`.
  package var target: OpaquePointer { pointer }

  /// Stops what runs. `target` came from one that is still there; safe in a signal handler.
  package static func raise(_ target: OpaquePointer) { clua_signal_raise(target) }
}
