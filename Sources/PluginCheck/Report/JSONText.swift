/// Values as JSON writes them.
enum JSONText {
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result + "\""
  }

  /// `{"a": 1, "b": "c"}` of values that are JSON already.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }

  /// One element a line.
  static func list(_ elements: [String], indent: String = "") -> String {
    guard !elements.isEmpty else { return "[]" }
    let inner = elements.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "[\n\(inner)\n\(indent)]"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.value < 32 || scalar.value == 127:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
