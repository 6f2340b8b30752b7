internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// Where a value stands below a controller: `title`, `props.draft.text`, `props.list[2]`,
/// `props["two words"]`.
package enum TracePath {
  /// The path of a key in the table at `path`; below `props` begins anew, since nothing else is masked.
  /// What goes with an action: a policy may have copied it from anywhere.
  static let data = "*"

  static func child(of path: String, key: String) -> String {
    if path.isEmpty { return key == "props" ? key : "" }
    return joined(path, key)
  }

  static func child(of path: String, index: Int) -> String {
    path.isEmpty ? "" : "\(path)[\(index)]"
  }

  static func child(of path: String, _ key: LuaValue) -> String {
    path.isEmpty ? "" : joined(path, key)
  }

  static func joined(_ path: String, _ key: LuaValue) -> String {
    switch key {
    case .string(let text): joined(path, text)
    case .integer(let number): "\(path)[\(number)]"
    default: "\(path)[\(key.described)]"
    }
  }

  static func joined(_ path: String, _ key: String) -> String {
    isName(key) ? "\(path).\(key)" : "\(path)[\(JSONText.string(key))]"
  }

  /// The steps of a path: the field, then keys. Nil where it is none.
  static func steps(_ path: String) -> [LuaValue]? {
    let bytes = Array(path.utf8)
    var place = 0
    var steps: [LuaValue] = []
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "[") {
        guard let end = end(of: bytes, from: place + 1),
          let key = try? JSONParser.parse(bytes[(place + 1)..<end])
        else { return nil }
        switch key {
        case .string(let text): steps.append(.string(text))
        case .integer(let number): steps.append(.integer(number))
        case .boolean(let value): steps.append(.boolean(value))
        case .number(let number): steps.append(.number(number))
        default: return nil
        }
        place = end + 1
      } else {
        if !steps.isEmpty {
          guard bytes[place] == UInt8(ascii: ".") else { return nil }
          place += 1
        }
        let name = bytes[place...].prefix { isNameByte($0) }
        guard !name.isEmpty else { return nil }
        steps.append(.string(String(decoding: name, as: UTF8.self)))
        place += name.count
      }
    }
    return steps.isEmpty ? nil : steps
  }

  /// Where the bracket closes that opened before `start`; a string in it may have brackets.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    var isInString = false
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "]") where !isInString: return place
      default: break
      }
      place += 1
    }
    return nil
  }

  private static func isName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy(isNameByte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    default: false
    }
  }
}
