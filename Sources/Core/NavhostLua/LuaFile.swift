/// Files of Lua.
package enum LuaFile {
  /// What is compiled of a file: no byte order mark, and no first line that starts with `#`. The end of that
  /// line stays, so that the numbers of lines are right.
  package static func chunk(_ source: [UInt8]) -> [UInt8] {
    let marked = source.starts(with: [0xEF, 0xBB, 0xBF])
    let text = marked ? source[3...] : source[...]
    guard text.first == UInt8(ascii: "#") else { return marked ? Array(text) : source }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }
}
