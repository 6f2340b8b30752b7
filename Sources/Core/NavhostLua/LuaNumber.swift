internal import CNavhostLua

/// Numbers as Lua writes them.
package enum LuaNumber {
  /// A float as `tostring` shows it: `3.0`, `0.1`, `1e+15`.
  package static func text(_ number: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let length = clua_float_text(number, buffer.baseAddress!, buffer.count)
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(length), as: UTF8.self)
    }
  }
}
