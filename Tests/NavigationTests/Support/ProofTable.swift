import Foundation

/// The tables of a page whose last column names tests: a file, then its functions, or how the names of a
/// spec's tests begin, each in backticks, perhaps another file with its own; a note in brackets may follow.
struct ProofTable {
  struct Row {
    let cells: [String]
    let proof: String
    /// What stands in backticks before any note.
    let names: [String]
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let rows: [Row]

  /// Rows of `columns` cells, without their heads.
  init(_ path: String, columns: Int) throws {
    let page = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    rows = page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == columns, cells[columns - 1] != "proof",
        !cells[0].hasPrefix("---")
      else { return nil }
      return Row(cells: cells, proof: cells[columns - 1], names: Self.names(in: cells[columns - 1]))
    }
  }

  private static func names(in proof: String) -> [String] {
    let note = proof.firstIndex(of: "(") ?? proof.endIndex
    let parts = proof[..<note].split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

extension ProofTable.Row {
  /// What the row names and is not there; nil where every test exists.
  var missing: String? {
    guard names.count > 1 else { return proof }
    var source = ""
    for name in names {
      if name.contains("/") {
        guard let text = ProofTable.text(name) else { return name }
        source = text
      } else if !source.contains("func \(name)(") && !source.contains("it(\"\(name)")
        && !source.contains("static void \(name)(void)")
      {
        return name
      }
    }
    return nil
  }
}
