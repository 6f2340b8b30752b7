internal import CNavhostLua

/// A function or a table that Swift keeps in a Lua state. Released with the last copy.
package final class LuaReference {
  let handle: LuaHandle
  let ref: Int32

  init(_ handle: LuaHandle, _ ref: Int32) {
    self.handle = handle
    self.ref = ref
  }

  deinit {
    if let pointer = handle.pointer { clua_release(pointer, ref) }
  }

  /// What Lua knows of the function without calling it, nil if it is no function.
  package var functionInfo: LuaFunctionInfo? {
    guard let pointer = handle.pointer else { return nil }
    var info = clua_function_info()
    guard clua_describe_function(pointer, ref, &info) else { return nil }
    return LuaFunctionInfo(
      parameterCount: Int(info.parameters), isVariadic: info.is_vararg, line: Int(info.line),
      source: info.source.map { String(cString: $0) } ?? "")
  }

  /// The place where the function is defined, or nil if that is not a file.
  package var definition: LuaPlace? {
    guard let info = functionInfo, !info.source.isEmpty, info.line > 0 else { return nil }
    return LuaPlace(file: info.source, line: info.line)
  }
}

/// What Lua knows of a function.
package struct LuaFunctionInfo: Equatable, Sendable {
  /// How many parameters it declares, `...` not counted.
  package var parameterCount: Int
  package var isVariadic: Bool
  /// The line where it is defined, -1 for a C function.
  package var line: Int
  /// The chunk in which it is defined, `""` for a C function.
  package var source: String
}

/// The raw state, shared by the state and its references; empty once it is closed.
final class LuaHandle {
  var pointer: OpaquePointer?
  /// Whether it runs scripts, not plugins.
  let isTrusted: Bool
  /// Kept, since C looks at it.
  private let interrupt: LuaInterrupt
  /// Kept until the state is closed, since C calls it.
  private var context: ContextPlace?
  /// Counts what overwrites results.
  var generation = 0

  init(
    _ pointer: OpaquePointer, isTrusted: Bool, _ interrupt: LuaInterrupt,
    _ context: ContextPlace
  ) {
    self.pointer = pointer
    self.isTrusted = isTrusted
    self.interrupt = interrupt
    self.context = context
  }

  func close() {
    guard let pointer else { return }
    self.pointer = nil
    clua_close(pointer)
    context = nil
  }

  deinit { close() }
}

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

  /// Stops what runs. `target` came from one that somebody still holds; safe in a signal handler.
  package static func raise(_ target: OpaquePointer) { clua_signal_raise(target) }
}

/// The memory of a state. Once that is closed it holds nothing and has no room. It keeps no state open.
package struct LuaMemory {
  let handle: LuaHandle

  /// Bytes that the state holds.
  package var used: Int { handle.pointer.map { clua_memory_used($0) } ?? 0 }

  /// The host holds so many bytes more for this state, or less: they count as the state's own.
  package func hold(_ bytes: Int) {
    guard let pointer = handle.pointer, bytes != 0 else { return }
    clua_hold(pointer, Int64(bytes))
  }

  /// Whether so many bytes more have room, if need be after its garbage was collected.
  package func hasRoom(for bytes: Int) -> Bool {
    handle.pointer.map { clua_has_room($0, max(0, bytes)) } ?? false
  }
}
