internal import NavhostLua

/// A session as a script that does the same.
struct SessionScript {
  let record: SessionRecord
  /// Whether a text is a sound chunk.
  let compiles: (String) -> Bool

  /// The first line of every saved session.
  static let head = "-- A session of navhost repl."

  /// Scripts do not have the prompt's `help`.
  static let withoutHelp = "help = help or function() end"

  /// The prompt's `_`, for statements that read it.
  static let keeper = """
    local function keep_result(...)
      if select("#", ...) > 1 or (...) ~= nil then __, _, _2, _3 = _, ... end
      return ...
    end
    """

  var text: String {
    let entries = record.entries
    var lines = [Self.head]
    if entries.contains(where: \.mentionsHelp) { lines.append(Self.withoutHelp) }
    let keepsResults = entries.contains(where: \.mentionsResult)
    if keepsResults { lines.append(Self.keeper) }
    lines += entries.map { entry in line(entry) { _ in expression(entry, keepsResults) } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What stands for an entry that was an expression: a statement that does the same.
  func evaluated(_ entry: SessionRecord.Entry, _ code: String) -> String {
    if compiles(code) { return Self.apart(code) }
    return entry.mayCall ? "do local _ = \(code) end" : ""
  }

  /// What an entry becomes; `expression` writes one that had values.
  func line(_ entry: SessionRecord.Entry, expression: ([LuaValue]) -> String) -> String {
    switch entry.ending {
    case .interrupted: return Self.comment("interrupted", entry.text)
    case .failed: return Self.comment("failed", entry.text)
    case .done(let values):
      guard entry.isCode else { return entry.text }
      let lua = entry.isExpression ? expression(values) : statement(entry)
      return compiles(lua) ? lua : Self.comment("not kept", entry.text)
    }
  }

  private func expression(_ entry: SessionRecord.Entry, _ keepsResults: Bool) -> String {
    if keepsResults { return "keep_result(\(entry.code))" }
    return compiles(entry.code) ? Self.apart(entry.code) : "print(\(entry.code))"
  }

  /// Statements as they can stand among others: their locals end with them, as at the prompt, and a
  /// `return` ends them alone.
  private func statement(_ entry: SessionRecord.Entry) -> String {
    let text = entry.code
    if !compiles(text + "\nlocal _") { return ";(function() \(text)\nend)()" }
    return entry.needsBlock ? "do \(text) end" : Self.apart(text)
  }

  /// What begins with a bracket must not be taken for the arguments of what stands before.
  static func apart(_ text: String) -> String {
    text.first == "(" ? ";" + text : text
  }

  static func comment(_ why: String, _ text: String) -> String {
    "-- \(why): " + text.replacing("\n", with: "\n-- ")
  }
}
