internal import NavhostLua
package import NavhostPluginHost
internal import NavhostSupport

extension Trace {
  /// What a policy got for a key of its texts.
  package struct TextLine {
    package var key: String
    package var values: [StringArgument]
    package var text: String
  }
}

extension Trace.TextLine {
  /// What stands behind `op` in such a line.
  static let operation = "string"

  init(_ json: JSONValue) throws(TraceError) {
    guard let arguments = json["args"]?.array, arguments.count == 3, let key = arguments[0].text,
      let values = arguments[1].array, let text = arguments[2].text
    else { throw TraceError("a string must be [KEY, [VALUE…], STRING]") }
    self.key = key
    self.text = text
    self.values = []
    for value in values { self.values.append(try Self.value(value)) }
  }

  private static func value(_ json: JSONValue) throws(TraceError) -> StringArgument {
    switch try TraceValue.lua(json, { _ in .nil }) {
    case .string(let text): return .text(text)
    case .integer(let number): return .integer(number)
    case .number(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    default: throw TraceError("a text's value must be a text, a number or a boolean")
    }
  }
}

/// A key with its values: two are one if their bytes are.
struct TextCall: Hashable {
  private var bytes: [UInt8]

  init(_ key: String, _ values: [StringArgument]) {
    bytes = Self.counted(key)
    for value in values { bytes += Self.bytes(value) }
  }

  private static func bytes(_ value: StringArgument) -> [UInt8] {
    switch value {
    case .text(let text): Array("t".utf8) + counted(text)
    case .integer(let number): counted("i\(number)")
    case .number(let number): counted("n\(number.bitPattern)")
    case .boolean(let value): counted("\(value)")
    }
  }

  /// The bytes of a text behind their number, so that no two sequences of texts are the same.
  private static func counted(_ text: String) -> [UInt8] {
    Array("\(text.utf8.count):".utf8) + Array(text.utf8)
  }
}
