internal import CNavhostLua

/// Where a registered function puts its results, and where the arguments of a call are put.
package struct LuaOutput {
  let pointer: OpaquePointer

  /// Charges units for work that is done here for the script, beyond what calls cost anyway. Where
  /// they are used up, what runs stops soon after the callback has returned.
  package func spend(_ units: Int) { clua_spend(pointer, Int64(units)) }

  package func push(_ value: Bool) { clua_out_boolean(pointer, value) }
  package func push(_ value: Int) { clua_out_integer(pointer, Int64(value)) }
  package func push(_ value: Double) { clua_out_number(pointer, value) }
  package func push(_ object: LuaObject) {
    clua_out_object(pointer, object.kind, object.id)
  }
  package func push(_ slot: LuaSlot) { clua_out_slot(pointer, slot.index) }
  /// A function that calls the slot with `id` before its arguments: it is good for one occasion.
  package func push(_ slot: LuaSlot, boundTo id: Int64) {
    clua_out_bound(pointer, slot.index, id)
  }

  package func pushNil() { clua_out_nil(pointer) }

  /// While the call runs that these arguments are for, Lua reads this field of an object without asking. Nil tells
  /// nothing. Keep `text` until the call has returned.
  package func tell(_ field: Int, of object: LuaObject, _ text: LuaReference?) {
    if let text { clua_out_fact(pointer, object.kind, object.id, Int32(field), text.ref) }
  }

  package func push(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { bytes in
        clua_out_string(pointer, bytes.baseAddress ?? emptyBytes, bytes.count)
      }
    }
  }

  package func push(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        clua_out_string(pointer, bytes.baseAddress ?? emptyBytes, bytes.count)
      }
    }
  }

  package func push(_ table: LuaTable) {
    clua_out_table(pointer, UInt32(table.pairs.count), table.words?.index ?? -1)
    for (key, value) in table.pairs {
      push(key)
      push(value)
    }
  }

  package func push(_ value: LuaValue) {
    switch value {
    case .nil: pushNil()
    case .boolean(let value): push(value)
    case .integer(let value): clua_out_integer(pointer, value)
    case .number(let value): push(value)
    case .string(let text): push(text)
    case .bytes(let bytes): push(bytes)
    case .table(let table): push(table)
    case .function(let reference), .reference(let reference):
      clua_out_ref(pointer, reference.ref)
    case .object(let object): push(object)
    case .slot(let slot): push(slot)
    case .other: pushNil()
    }
  }
}

/// A place to point at where there are no bytes.
nonisolated(unsafe) private let emptyBytes: UnsafePointer<CChar> = UnsafePointer(
  UnsafeMutablePointer<CChar>.allocate(capacity: 1))

extension LuaOutput {
  /// Forgets what was put.
  package func clear() { clua_out_clear(pointer) }
}

extension LuaCall {
  /// A call that no Lua made: what it puts into `output` goes nowhere.
  package init(_ state: LuaState, _ arguments: [LuaValue], into output: LuaOutput) {
    self.init(state: state, arguments: arguments, output: output)
  }
}
