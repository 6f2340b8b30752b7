internal import NavhostLua
internal import NavhostLuaSyntax
internal import NavhostScripting
internal import NavhostSupport

/// A session as a spec, whose assertions are what the prompt showed.
struct SessionSpec {
  let record: SessionRecord
  /// The files and folders of the plugins that were loaded when it began.
  let plugins: [String]
  /// Whether a text is a sound chunk.
  let compiles: (String) -> Bool
  /// A value as Lua source.
  let source: (LuaValue) -> String

  static let head = "-- A session of navhost repl, as a spec."

  var text: String {
    let keepsResults = record.entries.contains(where: \.mentionsResult)
    let loads = plugins.map { "assert(nav.use(\(LuaText.quoted(Array($0.utf8)))))" }
    var lines = [Self.head]
    if keepsResults { lines.append(SessionScript.keeper) }
    if record.entries.contains(where: \.mentionsHelp) { lines.append(SessionScript.withoutHelp) }
    let arguments = record.entries.contains(where: \.mentionsArguments) ? "..." : ""
    lines += [
      "", "describe(\"a session\", function()", "  it(\"goes as it went\", function(\(arguments))",
    ]
    let script = SessionScript(record: record, compiles: compiles)
    let entries = record.entries.flatMap { entry in
      let line = script.line(entry) { expression(entry, $0, script, keepsResults) }
      return (line.isEmpty && entry.isExpression ? [] : [line]) + question(entry)
    }
    lines += (loads + entries).map(Self.indented)
    return (lines + ["  end)", "end)"]).joined(separator: "\n") + "\n"
  }

  /// What was asked by something that is no expression with an outcome.
  private func question(_ entry: SessionRecord.Entry) -> [String] {
    if asks(entry) { return [] }
    return entry.asked.map { AskedText($0).open } ?? []
  }

  private func asks(_ entry: SessionRecord.Entry) -> Bool {
    guard entry.asked != nil, case .done(let values) = entry.ending else { return false }
    return values.first?.stringValue == "deferred"
  }

  /// What was asked, outcomes and other plain values are asserted; what is an object is only made.
  private func expression(
    _ entry: SessionRecord.Entry, _ values: [LuaValue], _ script: SessionScript,
    _ keepsResults: Bool
  ) -> String {
    let code = keepsResults ? "keep_result(\(entry.code))" : entry.code
    if let asked = entry.asked, asks(entry) {
      return AskedText(asked).asked(by: code).joined(separator: "\n")
    }
    let kept = values.reversed().drop { $0.isNil }.reversed()
    if !kept.isEmpty, kept.allSatisfy(Self.isPlain) {
      return "assert.same({ \(kept.map(source).joined(separator: ", ")) }, { \(code) })"
    }
    return script.evaluated(entry, code)
  }

  private static func isPlain(_ value: LuaValue) -> Bool {
    switch value {
    case .nil, .boolean, .integer, .number, .string, .bytes: true
    default: false
    }
  }

  /// Inside the two functions; lines of long strings are moved, too, so they are left where they are.
  private static func indented(_ text: String) -> String {
    Piece.all(of: text).contains { $0.kind == .string && $0.text.contains("\n") }
      ? "    " + text : "    " + text.replacing("\n", with: "\n    ")
  }
}
