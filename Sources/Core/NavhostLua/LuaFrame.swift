internal import CNavhostLua

/// A Lua function that runs.
package struct LuaFrame: Equatable, Sendable {
  /// The chunk, as Lua has it: `@FILE`, or the text that was loaded.
  package var chunk: String
  /// What it was called as; nil where nobody knows.
  package var name: String?
  package var line: Int
  /// Where it is defined; 0 of a chunk itself.
  package var firstLine: Int
  /// Whether the host called it.
  package var isRoot: Bool

  /// The file, as the host named it; nil of a text.
  package var file: String? { chunk.hasPrefix("@") ? String(chunk.dropFirst()) : nil }
}

package enum LuaScope: CaseIterable, Sendable {
  case locals, upvalues, arguments

  var raw: clua_scope {
    switch self {
    case .locals: CLUA_LOCALS
    case .upvalues: CLUA_UPVALUES
    case .arguments: CLUA_ARGUMENTS
    }
  }
}

/// What a state that stands still shows to a debugger.
extension LuaState {
  /// The functions that run, the innermost first; where none does, those that are suspended.
  package var frames: [LuaFrame] { frames(atMost: Int(Int32.max)) }

  /// The innermost of these functions.
  package func frames(atMost limit: Int) -> [LuaFrame] {
    guard let pointer = handle.pointer else { return [] }
    var frames: [LuaFrame] = []
    var info = clua_frame_info()
    while frames.count < limit, clua_frame_at(pointer, Int32(frames.count), &info) {
      frames.append(
        LuaFrame(
          chunk: String(cString: info.source), name: info.name.map { String(cString: $0) },
          line: Int(info.line), firstLine: Int(info.first_line), isRoot: info.is_root))
      clua_free_info(&info)
    }
    return frames
  }

  /// The variables of the n-th of them; tables come by reference.
  package func variables(_ scope: LuaScope, ofFrame n: Int) -> [(name: String, value: LuaValue)] {
    guard let pointer = handle.pointer else { return [] }
    handle.generation += 1
    guard clua_frame_values(pointer, Int32(n), scope.raw) == Int32(CLUA_OK.rawValue) else {
      return []
    }
    return pairs(pointer).map { ($0.key.stringValue ?? "?", $0.value) }
  }

  /// What the n-th of them was given beside its parameters.
  package func extraArguments(ofFrame n: Int) -> [LuaValue] {
    guard let pointer = handle.pointer else { return [] }
    handle.generation += 1
    guard clua_frame_extra(pointer, Int32(n)) == Int32(CLUA_OK.rawValue) else { return [] }
    return flat(pointer)
  }

  /// How long the list is with which a table begins, and how many pairs are no part of it.
  package func sizes(of table: LuaReference) -> (list: Int, others: Int) {
    guard let pointer = handle.pointer, table.handle === handle else { return (0, 0) }
    var (list, others) = (Int64(0), Int64(0))
    clua_table_sizes(pointer, table.ref, &list, &others)
    return (Int(list), Int(others))
  }

  /// Entries of the list with which a table begins; tables come by reference.
  ///
  /// - Parameter range: from 0.
  package func list(
    of table: LuaReference, _ range: Range<Int>
  ) -> [(key: LuaValue, value: LuaValue)] {
    guard let pointer = handle.pointer, table.handle === handle else { return [] }
    handle.generation += 1
    let first = Int64(range.lowerBound + 1)
    let status = clua_table_list(pointer, table.ref, first, Int64(range.count))
    return status == Int32(CLUA_OK.rawValue) ? pairs(pointer) : []
  }

  /// Pairs that are no part of it, in the order in which Lua has them.
  package func others(
    of table: LuaReference, beside list: Int, _ range: Range<Int>
  ) -> [(key: LuaValue, value: LuaValue)] {
    guard let pointer = handle.pointer, table.handle === handle else { return [] }
    handle.generation += 1
    let status = clua_table_others(
      pointer, table.ref, Int64(list), Int64(range.lowerBound), Int64(range.count))
    return status == Int32(CLUA_OK.rawValue) ? pairs(pointer) : []
  }

  /// The value as it is shown.
  package func shown(_ value: LuaValue) -> LuaValue {
    guard let pointer = handle.pointer else { return value }
    switch value {
    case .reference(let reference), .function(let reference):
      guard reference.handle === handle else { return value }
      handle.generation += 1
      guard clua_show(pointer, reference.ref) == Int32(CLUA_OK.rawValue) else { return value }
      return flat(pointer).first ?? .nil
    default: return value
    }
  }

  private func flat(_ pointer: OpaquePointer) -> [LuaValue] {
    var count: Int32 = 0
    let values = clua_results(pointer, &count)
    var decoder = LuaDecoder(values, handle)
    return decoder.values(untilEnd: values.map { $0 + Int(count) })
  }

  private func pairs(_ pointer: OpaquePointer) -> [(key: LuaValue, value: LuaValue)] {
    let values = flat(pointer)
    return stride(from: 0, to: values.count - 1, by: 2).map { (values[$0], values[$0 + 1]) }
  }

  /// How many blocks of instructions have ended here. The same in every run, or nearly so.
  package var blocks: Int { handle.pointer.map { Int(clua_blocks($0)) } ?? 0 }

  /// What the last failure said, at a stop for an error.
  package var message: String {
    guard let pointer = handle.pointer else { return "" }
    var length = 0
    return text(clua_error_message(pointer, &length), length)
  }
}

extension LuaState {
  /// Units and seconds of a call that is no part of what runs.
  package struct Allowance: Sendable {
    package var units: Int?
    package var seconds: Double?

    package init(units: Int?, seconds: Double?) {
      self.units = units
      self.seconds = seconds
    }
  }

  /// At a stop: what `body` calls uses an allowance of its own, and nothing stops in it.
  package func aside<Result>(
    _ allowance: Allowance, _ body: () throws(LuaError) -> Result
  ) throws(LuaError) -> Result {
    guard let pointer = handle.pointer else { throw LuaError(.runtime, "the Lua state is closed") }
    var saved = clua_aside()
    clua_begin_aside(
      pointer, &saved, allowance.units.map { Int64($0) } ?? Int64.max, allowance.seconds ?? 0)
    defer { if isOpen { clua_end_aside(pointer, &saved) } }
    return try body()
  }

  /// Calls a piece of code whose upvalues are the variables of their names that the n-th function sees. What
  /// it writes to them stays. Call it inside `aside`.
  package func call(
    _ piece: LuaReference, inFrame n: Int, _ arguments: [LuaValue]
  ) throws(LuaError) -> Outcome {
    guard let pointer = handle.pointer else { throw LuaError(.runtime, "the Lua state is closed") }
    guard clua_bind(pointer, Int32(n), piece.ref) else {
      throw LuaError(.runtime, "the function has ended")
    }
    defer { if isOpen { clua_unbind(pointer, Int32(n), piece.ref) } }
    return try call(piece, arguments, wanted: 250, tables: .reference)
  }
}
