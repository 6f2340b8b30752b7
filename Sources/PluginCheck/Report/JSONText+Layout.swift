internal import Support

extension JSONText {
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
}
