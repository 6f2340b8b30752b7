/// The lines of a text on which Lua can stop.
package enum CodeLines {
  /// Sorted; nil where the text does not compile.
  package static func of(_ source: [UInt8]) -> [Int]? {
    guard let state = try? LuaState(.full, library: LuaLibrary()),
      let chunk = try? state.load(Array(dump.utf8), name: "=navhost"),
      case .finished(let values)? = try? state.call(chunk, [.bytes(source)], wanted: 1)
    else { return nil }
    switch values.first {
    case .bytes(let bytes): return lines(bytes)
    case .string(let text): return lines(Array(text.utf8))
    default: return nil
    }
  }

  private static let dump = """
    local chunk = load(..., "=", "t")
    return chunk and string.dump(chunk)
    """

  private static func lines(_ dump: [UInt8]) -> [Int]? {
    var reader = DumpReader(bytes: dump[...])
    // The signature, the version, the format, six bytes of data, three sizes, two numbers; one more byte.
    reader.skip(4 + 1 + 1 + 6 + 3 + 8 + 8 + 1)
    var lines: Set<Int> = []
    reader.function(&lines)
    return reader.isSound ? lines.sorted() : nil
  }
}

/// Reads what `string.dump` of Lua 5.4 writes.
private struct DumpReader {
  var bytes: ArraySlice<UInt8>
  var isSound = true

  mutating func skip(_ count: Int) {
    isSound = isSound && count >= 0 && count <= bytes.count
    bytes = isSound ? bytes.dropFirst(count) : []
  }

  mutating func byte() -> UInt8 {
    isSound = isSound && !bytes.isEmpty
    return bytes.popFirst() ?? 0
  }

  /// Seven bits a byte, the last one marked.
  mutating func number() -> Int {
    var number = 0
    while isSound {
      let byte = byte()
      isSound = isSound && number < Int.max >> 8
      number = number << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { break }
    }
    return number
  }

  mutating func string() {
    let size = number()
    if size > 0 { skip(size - 1) }
  }

  mutating func times(_ body: (inout DumpReader) -> Void) {
    for _ in 0..<number() where isSound { body(&self) }
  }

  mutating func constant() {
    switch byte() {
    case 0x03, 0x13: skip(8)
    case 0x04, 0x14: string()
    default: break
    }
  }

  mutating func function(_ lines: inout Set<Int>) {
    string()
    var line = number()
    _ = number()
    _ = byte()
    let isVararg = byte() != 0
    _ = byte()
    skip(number() * 4)
    times { $0.constant() }
    skip(number() * 3)
    for _ in 0..<number() where isSound { function(&lines) }
    let steps = (0..<number()).map { _ in Int8(bitPattern: byte()) }
    var jumps: [Int: Int] = [:]
    for _ in 0..<number() where isSound {
      let place = number()
      jumps[place] = number()
    }
    for (place, step) in steps.enumerated() {
      line = step == .min ? jumps[place] ?? line : line + Int(step)
      // The first instruction of a chunk prepares its arguments.
      if place > 0 || !isVararg { lines.insert(line) }
    }
    times { reader in
      reader.string()
      _ = reader.number()
      _ = reader.number()
    }
    times { $0.string() }
  }
}
