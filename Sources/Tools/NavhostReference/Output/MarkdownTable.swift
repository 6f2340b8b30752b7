/// Tables of Markdown.
enum MarkdownTable {
  static func text(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { "| " + $0.map(cell).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// Name, type, default and meaning of each field.
  static func fields(_ fields: [Reference.Field]) -> String {
    let rows = fields.map { field in
      [
        "`\(field.name)`", type(field.type) + (field.unit.map { ", \($0)" } ?? ""),
        field.fallback.map { "`\($0)`" } ?? (field.isOptional ? "nil" : ""), field.notes,
      ]
    }
    let hasDefaults = fields.contains { $0.isOptional }
    guard !hasDefaults else { return text(["field", "type", "default", "meaning"], rows) }
    return text(["field", "type", "meaning"], rows.map { [$0[0], $0[1], $0[3]] })
  }

  /// A type in words.
  static func type(_ type: Reference.LuaType) -> String {
    switch type {
    case .any: "any value"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .table: "table"
    case .data: "data"
    case .record: "table of data"
    case .color: "colour"
    case .fill: "colour or list of colours"
    case .function: "function"
    case .word(let name): words(name)
    case .object(let name): name
    case .list(let element): "list of \(self.type(element))"
    case .either(let types): types.map { self.type($0) }.joined(separator: " or ")
    }
  }

  private static func words(_ name: String) -> String {
    guard let list = Reference.vocabulary(name), list.words.count <= 4 else { return name }
    return list.spellings.map { "`\"\($0)\"`" }.joined(separator: ", ")
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension Reference.Field {
  /// The meaning, and whether it may be written.
  fileprivate var notes: String { isWritable ? "\(doc) Writable." : doc }
}

/// Breaks text between words.
package enum TextWrap {
  package static func lines(_ text: String, width: Int) -> [String] {
    fill(text.split(separator: " ").map(String.init), width: width)
  }

  /// As many pieces on a line as fit, with blanks between them.
  static func fill(_ pieces: [String], width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if !line.isEmpty, line.count + 1 + piece.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? piece : " \(piece)"
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
