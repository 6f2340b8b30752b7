internal import NavhostLua
internal import NavhostSupport

extension ScriptSession {
  /// What an error ends with that comes of a misspelt function of `nav`: `; did you mean 'push'?`,
  /// or nothing.
  ///
  /// - Parameter line: the source line that the error names.
  package func hint(_ message: String, line: String?) -> String {
    guard let name = Self.missingField(message), let line, Self.reads(line, "nav." + name),
      let names = try? state.keys(ofGlobal: ["nav"])
    else { return "" }
    return Spelling.hint(name, among: names)
  }

  /// `psuh` of `attempt to call a nil value (field 'psuh')`.
  private static func missingField(_ message: String) -> String? {
    let first = message.split(separator: "\n").first ?? ""
    let words = "attempt to call a nil value (field '"
    guard first.hasSuffix("')"), let quote = first.dropLast(2).lastIndex(of: "'"),
      first[...quote].hasSuffix(words)
    else { return nil }
    return String(first[first.index(after: quote)...].dropLast(2))
  }

  private static func reads(_ line: String, _ path: String) -> Bool {
    line.indices.contains { line[$0...].hasPrefix(path) }
  }
}
