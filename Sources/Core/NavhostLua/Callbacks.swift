internal import CNavhostLua

/// What C hands back to Swift when Lua calls.
struct CallbackContext {
  /// Kept, since C reads what it has.
  let library: LuaLibrary
  let definitions: [LuaLibrary.Definition]
  let objects: (any LuaObjects)?
  /// Whose Lua code calls. C is closed before it is gone.
  unowned var state: LuaState?
  /// Whether the state is on its way out: finalizers of a script may call then, and are refused, since
  /// nothing may keep it.
  var isEnding = false
}

/// Where C finds the context: the state's handle keeps it until C is closed.
final class ContextPlace {
  let pointer: UnsafeMutablePointer<CallbackContext>

  init(_ library: LuaLibrary, _ objects: (any LuaObjects)?) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(
      to: CallbackContext(
        library: library, definitions: library.definitions, objects: objects, state: nil))
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

extension LuaTables {
  var mode: clua_mode {
    switch self {
    case .data: CLUA_DATA
    case .reference: CLUA_REF
    case .display: CLUA_DISPLAY
    }
  }
}

extension LuaShape {
  var raw: clua_shape {
    switch self {
    case .userdata: CLUA_USERDATA
    case .table: CLUA_AS_TABLE
    case .once: CLUA_ONCE
    }
  }
}

/// The functions that C calls: they find the context and hand over.
enum Callbacks {
  private typealias Context = UnsafeMutablePointer<CallbackContext>

  static func install(in config: inout clua_config) {
    config.call = call
    config.index = index
    config.newindex = newindex
    config.op = op
  }

  private static func context(_ raw: UnsafeMutableRawPointer?) -> Context {
    raw!.assumingMemoryBound(to: CallbackContext.self)
  }

  private static let call: clua_call_fn = { raw, pointer, slot, values, count in
    let context = context(raw)
    return reply(pointer) { output throws(LuaRaise) in
      let state = try state(context)
      var decoder = LuaDecoder(values, state.handle)
      let call = LuaCall(state: state, arguments: decoder.values(Int(count)), output: output)
      return try context.pointee.definitions[Int(slot)].body(call)
    }
  }

  private static let index: clua_index_fn = { raw, pointer, kind, id, atom, name in
    let context = context(raw)
    return reply(pointer) { output throws(LuaRaise) in
      let key = try key(atom, name, context)
      try objects(context)?.read(key, of: LuaObject(kind: kind, id: id), into: output)
      return .results
    }
  }

  private static let newindex: clua_newindex_fn = { raw, pointer, kind, id, atom, name, value in
    let context = context(raw)
    return reply(pointer) { output throws(LuaRaise) in
      let key = try key(atom, name, context)
      var decoder = LuaDecoder(value, try state(context).handle)
      try objects(context)?.write(
        decoder.value(), to: key, of: LuaObject(kind: kind, id: id), spendingFrom: output)
      return .results
    }
  }

  private static let op: clua_op_fn = { raw, pointer, kind, id, op in
    let context = context(raw)
    let object = LuaObject(kind: kind, id: id)
    return reply(pointer) { output throws(LuaRaise) in
      guard let objects = try objects(context) else { return .results }
      switch clua_op(UInt32(op)) {
      case CLUA_OP_LENGTH: output.push(try objects.count(of: object))
      case CLUA_OP_PAIRS: output.push(try objects.pairs(of: object))
      default: output.push(objects.describe(object))
      }
      return .results
    }
  }

  private static func state(_ context: Context) throws(LuaRaise) -> LuaState {
    if !context.pointee.isEnding, let state = context.pointee.state { return state }
    throw LuaRaise("the Lua state is closed")
  }

  private static func objects(_ context: Context) throws(LuaRaise) -> (any LuaObjects)? {
    guard !context.pointee.isEnding else { throw LuaRaise("the Lua state is closed") }
    return context.pointee.objects
  }

  private static func key(
    _ atom: Int32, _ name: UnsafePointer<clua_value>?, _ context: Context
  ) throws(LuaRaise) -> LuaKey {
    if atom >= 0 { return .field(Int(atom)) }
    var decoder = LuaDecoder(name, try state(context).handle)
    return .other(decoder.value())
  }

  /// Runs what may throw; what it throws becomes the message that C raises.
  private static func reply(
    _ pointer: OpaquePointer?, _ body: (LuaOutput) throws(LuaRaise) -> LuaReply
  ) -> Int32 {
    let output = LuaOutput(pointer: pointer!)
    do throws(LuaRaise) {
      return try body(output).rawValue
    } catch {
      clua_out_clear(output.pointer)
      output.push(error.message)
      if error.hasPlace { output.push(true) }
      return Int32(CLUA_RAISE.rawValue)
    }
  }
}
