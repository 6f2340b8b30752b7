extension ProofReport {
  /// For a person: tables, domains, what was found with its script, and the verdict.
  ///
  /// - Parameter showsTables: whether the tables are in it.
  package func text(showsTables: Bool = true) -> String {
    var parts: [String] = []
    if showsTables { parts += rules.map { $0.text } }
    if showsTables { parts += tables.map { $0.text } }
    if showsTables, !domains.isEmpty { parts.append(domainLines) }
    if !undecided.isEmpty {
      parts.append((["Not decided:"] + undecided.map { "- \($0)" }).joined(separator: "\n"))
    }
    parts += findings.map { $0.text }
    let notes = properties.compactMap { $0.text } + cuts.map { "cut off: \($0)" } + hidden
    return parts.map { $0 + "\n\n" }.joined() + (notes + [verdict]).map { $0 + "\n" }.joined()
  }

  /// The tables and nothing else, as the plugins' pages have them.
  package var tablesText: String { tables.map { $0.text + "\n\n" }.joined() }

  private var domainLines: String {
    (["Domains:"] + domains.map { "- \($0.input): \($0.values.joined(separator: ", "))" })
      .joined(separator: "\n")
  }
}

extension ProofFinding {
  var text: String {
    let place = file.isEmpty ? "" : " (\(file):\(line))"
    return "\(kind.rawValue): \(message)\(place)" + (script.isEmpty ? "" : "\n\n" + script)
  }
}

extension DecisionTable {
  /// The table as Markdown, with a line above it that names the hook.
  package var text: String {
    let tried = examples.isEmpty ? "" : "; examples for \(examples.joined(separator: ", "))"
    let head = "`\(hook)` of \(plugin) (\(cases) \(cases == 1 ? "case" : "cases")\(tried)):"
    return head + "\n\n" + markdown
  }

  /// The inputs that some row has a condition on.
  package var columns: [String] {
    inputs.filter { input in rows.contains { $0.when[input] != nil } }
  }

  /// The rows as Markdown.
  package var markdown: String {
    let columns = columns
    let titles = columns + ["answer"]
    let lines = rows.map { row in
      columns.map { input in row.when[input].map(Self.cell) ?? "any" } + [Self.escaped(row.answer)]
    }
    return ([titles, titles.map { _ in "---" }] + lines)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static func cell(_ values: [String]) -> String {
    values.map { "`\(escaped($0))`" }.joined(separator: ", ")
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
