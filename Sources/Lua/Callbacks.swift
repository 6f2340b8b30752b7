internal import CLua

/// What C hands back to Swift when Lua calls.
final class CallbackContext {
  /// Kept, since C reads what it has.
  private let library: LuaLibrary
  private let definitions: [LuaLibrary.Definition]
  /// Whose Lua code calls. C is closed before it is gone.
  unowned var state: LuaState!
  /// Whether the state is on its way out: finalizers of a script may call then, and are refused, since
  /// nothing may keep it.
  var isEnding = false
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
    if let error = error as? LuaError {
      // What a call inside failed with has its place already.
      output.push(error.message)
      output.push(true)
    } else {
      output.push((error as? LuaRaise)?.message ?? "\(error)")
    }
    return Int32(CLUA_RAISE.rawValue)
  }

  func call(
    _ pointer: OpaquePointer, _ slot: Int32, _ values: UnsafePointer<clua_value>?, _ count: Int
  ) -> Int32 {
    reply(pointer) { output in
      var decoder = LuaDecoder(values, try handle())
      let call = LuaCall(state: state, arguments: decoder.values(count), output: output)
      return try definitions[Int(slot)].body(call)
    }
  }

  func key(_ atom: Int32, _ raw: UnsafePointer<clua_value>?) throws -> LuaKey {
    if atom >= 0 { return .field(Int(atom)) }
    var decoder = LuaDecoder(raw, try handle())
    return .other(decoder.value())
  }

  func handle() throws -> LuaHandle {
    guard !isEnding else { throw LuaRaise("the Lua state is closed") }
    return state.handle
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

/// Where C finds the context: the state's handle keeps it until C is closed.
final class ContextPlace {
  let pointer: UnsafeMutablePointer<CallbackContext>

  init(_ context: CallbackContext) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: context)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
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

  private static func context(_ raw: UnsafeMutableRawPointer?) -> CallbackContext {
    raw!.assumingMemoryBound(to: CallbackContext.self).pointee
  }

  private static let call: clua_call_fn = { raw, pointer, slot, values, count in
    context(raw).call(pointer!, slot, values, Int(count))
  }

  private static let index: clua_index_fn = { raw, pointer, kind, id, atom, key in
    let context = context(raw)
    let output = LuaOutput(pointer: pointer!)
    do {
      let object = LuaObject(kind: kind, id: id)
      try context.objects?.read(try context.key(atom, key), of: object, into: output)
      return Int32(CLUA_RETURN.rawValue)
    } catch {
      return context.raise(error, output)
    }
  }

  private static let newindex: clua_newindex_fn = { raw, pointer, kind, id, atom, key, value in
    let context = context(raw)
    return context.reply(pointer!) { output in
      var decoder = LuaDecoder(value, try context.handle())
      try context.objects?.write(
        decoder.value(), to: try context.key(atom, key), of: LuaObject(kind: kind, id: id),
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
