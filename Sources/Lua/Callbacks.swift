internal import CLua

/// What C hands back to Swift when Lua calls.
final class CallbackContext {
  /// Kept, since C reads what it has.
  private let library: LuaLibrary
  private let definitions: [LuaLibrary.Definition]
  /// The state closes C in its `deinit`, where finalizers of a script may still call: an ordinary
  /// reference cannot be taken then. C is gone before the state is.
  unowned(unsafe) var state: LuaState!
  let objects: (any LuaObjects)?

  init(_ library: LuaLibrary, _ objects: (any LuaObjects)?) {
    self.library = library
    definitions = library.definitions
    self.objects = objects
  }

  /// Runs what may throw; what it throws becomes the message that C raises.
  func reply(_ pointer: OpaquePointer, _ body: (LuaOutput) throws -> LuaReply) -> Int32 {
    let output = LuaOutput(pointer: pointer)
    do {
      return try body(output).rawValue
    } catch {
      return raise(error, output)
    }
  }

  func raise(_ error: any Error, _ output: LuaOutput) -> Int32 {
    clua_out_clear(output.pointer)
    output.push((error as? LuaRaise)?.message ?? "\(error)")
    return Int32(CLUA_RAISE.rawValue)
  }

  func call(_ pointer: OpaquePointer, _ slot: Int32, _ arguments: [LuaValue]) -> Int32 {
    reply(pointer) { output in
      let call = LuaCall(state: state, arguments: arguments, output: output)
      return try definitions[Int(slot)].body(call)
    }
  }

  func key(_ atom: Int32, _ raw: UnsafePointer<clua_value>?) -> LuaKey {
    if atom >= 0 { return .field(Int(atom)) }
    var decoder = LuaDecoder(raw, state.handle)
    return .other(decoder.value())
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
  static func install(in config: inout clua_config) {
    config.call = call
    config.index = index
    config.newindex = newindex
    config.op = op
  }

  /// C holds the context as a pointer; the handle of the state keeps it alive until the state is closed.
  private static func context(_ raw: UnsafeMutableRawPointer?) -> CallbackContext {
    Unmanaged<CallbackContext>.fromOpaque(raw!).takeUnretainedValue()
  }

  private static let call: clua_call_fn = { raw, pointer, slot, values, count in
    let context = context(raw)
    var decoder = LuaDecoder(values, context.state.handle)
    return context.call(pointer!, slot, decoder.values(Int(count)))
  }

  private static let index: clua_index_fn = { raw, pointer, kind, id, atom, key in
    let context = context(raw)
    let output = LuaOutput(pointer: pointer!)
    do {
      let object = LuaObject(kind: kind, id: id)
      try context.objects?.read(context.key(atom, key), of: object, into: output)
      return Int32(CLUA_RETURN.rawValue)
    } catch {
      return context.raise(error, output)
    }
  }

  private static let newindex: clua_newindex_fn = { raw, pointer, kind, id, atom, key, value in
    let context = context(raw)
    return context.reply(pointer!) { output in
      var decoder = LuaDecoder(value, context.state.handle)
      try context.objects?.write(
        decoder.value(), to: context.key(atom, key), of: LuaObject(kind: kind, id: id),
        spendingFrom: output)
      return .results
    }
  }

  private static let op: clua_op_fn = { raw, pointer, kind, id, op in
    let context = context(raw)
    let object = LuaObject(kind: kind, id: id)
    return context.reply(pointer!) { output in
      guard let objects = context.objects else { return .results }
      switch clua_op(UInt32(op)) {
      case CLUA_OP_LENGTH: output.push(try objects.count(of: object))
      case CLUA_OP_PAIRS: output.push(try objects.pairs(of: object))
      default: output.push(objects.describe(object))
      }
      return .results
    }
  }
}
