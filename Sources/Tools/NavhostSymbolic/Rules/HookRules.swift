internal import NavhostSupport

/// What a hook answers, as rules.
package struct HookRules {
  package let plugin: String
  package let analysis: HookAnalysis
  /// All rules, errors too.
  package let rules: [Rule]
  package let texts: RuleText
  /// The rules in print: errors by type are a line of their own there.
  private let printed: [Rule]
  package let faults: [Fault]

  /// An error that inputs of some type bring about.
  package struct Fault {
    package var condition: String
    package var path: Path
  }

  package init(plugin: String, _ analysis: HookAnalysis) {
    self.plugin = plugin
    self.analysis = analysis
    texts = RuleText(analysis)
    let maker = RuleMaker(texts: texts)
    rules = maker.rules(analysis.paths)
    let isByType = HookRules.isByType
    let rest = analysis.paths.filter { !isByType($0) }
    printed = rest.isEmpty ? rules : maker.rules(rest)
    faults = HookRules.faults(
      rest.isEmpty ? [] : analysis.paths.filter(isByType), analysis, texts)
  }

  package var isComplete: Bool { analysis.isComplete }

  package var hook: String { analysis.hook.text }

  /// It fails because of an input's type, before anybody was asked.
  static func isByType(_ path: Path) -> Bool {
    guard path.answer == .fault, path.asked.isEmpty, let last = path.choices.last else {
      return false
    }
    return last.literals.contains {
      switch $0.atom {
      case .kind, .fact: true
      default: false
      }
    }
  }

  private static func faults(
    _ paths: [Path], _ analysis: HookAnalysis, _ texts: RuleText
  ) -> [Fault] {
    var conditions: [(literals: [Literal], path: Path)] = []
    for path in paths {
      let literals = narrowed(path, analysis)
      if let place = conditions.firstIndex(where: { $0.path.isAtLine(of: path) }),
        let joint = joined(conditions[place].literals, literals)
      {
        conditions[place].literals = joint
      } else {
        conditions.append((literals, path))
      }
    }
    var found: [Fault] = []
    for (literals, path) in conditions {
      let condition = texts.condition([literals])
      if !found.contains(where: { $0.condition == condition }) {
        found.append(Fault(condition: condition, path: path))
      }
    }
    return found
  }

  /// The last choice of a way, with the kinds that the choices before have left.
  private static func narrowed(_ path: Path, _ analysis: HookAnalysis) -> [Literal] {
    let domains = analysis.solve(path.literals)
    return (path.choices.last?.literals ?? []).map { literal in
      guard case .kind(let term, _) = literal.atom, let kinds = domains?[term]?.kinds else {
        return literal
      }
      return Literal(.kind(term, kinds))
    }
  }

  /// One that holds where either does; nil where they are not about the kinds of the same input.
  private static func joined(_ one: [Literal], _ other: [Literal]) -> [Literal]? {
    guard one.count == 1, other.count == 1, one[0].holds, other[0].holds,
      case .kind(let term, let kinds) = one[0].atom,
      case .kind(let second, let more) = other[0].atom, term == second
    else { return nil }
    return [Literal(.kind(term, kinds.union(more)))]
  }

  /// The places that are not understood, each once.
  package var places: [(file: String, line: Int, what: String)] {
    var places: [(file: String, line: Int, what: String)] = []
    for path in analysis.paths where path.answer == .notUnderstood {
      let file = fileName(path.file)
      if !places.contains(where: {
        $0.file == file && $0.line == path.line && $0.what == path.message
      }) {
        places.append((file, path.line, path.message))
      }
    }
    return places.sorted { ($0.file, $0.line, $0.what) < ($1.file, $1.line, $1.what) }
  }

  package func fileName(_ index: Int) -> String { analysis.policy.fileName(index) }

  // MARK: Text

  /// A line of print: what holds, what comes of it, and the line of the file.
  private struct Row {
    var condition: String
    var outcome: String
    var line: Int
  }

  package var text: String {
    var rows: [Row] = []
    add(printed, "  ", &rows)
    for place in rows.indices {
      rows[place].condition = Plain.oneLine(rows[place].condition)
      rows[place].outcome = Plain.oneLine(rows[place].outcome)
    }
    let widths = (
      min(52, rows.map { $0.condition.unicodeScalars.count }.max() ?? 0),
      min(44, rows.map { $0.outcome.unicodeScalars.count }.max() ?? 0)
    )
    let lines = rows.map { row in
      let first = HookRules.padded(row.condition, widths.0 + 2)
      return first + HookRules.padded(row.outcome, widths.1 + 2) + "line \(row.line)"
    }
    return ([head] + lines + faultLines + [tail]).joined(separator: "\n")
  }

  private var faultLines: [String] {
    guard !faults.isEmpty else { return [] }
    let conditions = faults.map { $0.condition }.joined(separator: ", or ")
    return ["  faults if " + Plain.oneLine(conditions)]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.unicodeScalars.count))
  }

  private var head: String {
    // Its controllers and sources are unknown as well.
    if analysis.policy.problem != nil { return Plain.oneLine("\(hook) of \(plugin)") }
    let patterns = analysis.policy.patterns.map { $0.text }.joined(separator: ", ")
    let who = patterns == "*" ? "every controller" : patterns
    var head = "\(hook) of \(plugin): asked about \(who)"
    if hook == "shouldPop" {
      let ways = analysis.policy.sources.map { $0.text }.joined(separator: ", ")
      head += analysis.policy.listsSources ? ", by \(ways)" : ", by every way but the program's"
    }
    return Plain.oneLine(head)
  }

  private var tail: String {
    if isComplete { return "  complete: for every value of every type" }
    let places = places.map { "\($0.file):\($0.line) (\($0.what))" }.joined(separator: ", ")
    let inputs = Plain.oneLine(inputs.joined(separator: ", "))
    return "  not understood: " + Plain.oneLine(places)
      + (inputs.isEmpty ? "" : "\n  by examples: " + inputs)
  }

  /// What the ways that are not understood go by.
  private var inputs: [String] {
    var names: Set<String> = []
    for path in analysis.paths where path.answer == .notUnderstood {
      for literal in path.literals {
        for operand in literal.atom.operands {
          guard let term = operand.term, case .field(let owner, let name) = analysis.terms[term]
          else { continue }
          names.insert(TermText.field(owner, name))
        }
      }
    }
    return names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// Behind what is not understood nothing is claimed, so it is not printed.
  private func add(_ rules: [Rule], _ indent: String, _ rows: inout [Row]) {
    for rule in rules {
      let always = rules.count == 1 ? "always" : "otherwise"
      if !rule.isUnderstood, case .ends(let path) = rule.outcome {
        rows.append(
          Row(condition: indent + always, outcome: texts.outcome(path), line: path.line))
        return
      }
      let condition = rule.conditions.isEmpty ? always : texts.condition(rule.conditions)
      add(rule.outcome, indent + condition, indent, &rows)
    }
  }

  private func add(
    _ outcome: Rule.Outcome, _ condition: String, _ indent: String, _ rows: inout [Row]
  ) {
    switch outcome {
    case .ends(let path):
      rows.append(Row(condition: condition, outcome: texts.outcome(path), line: path.line))
    case .asks(let asked, let answers):
      let verb = asked.asking == .await ? "waits for the app: " : "asks "
      rows.append(Row(condition: condition, outcome: verb + texts.message(asked), line: asked.line))
      for answer in answers {
        add(answer, asked, indent + "  | ", &rows)
      }
    }
  }

  private func add(
    _ answer: Rule.Answered, _ asked: Path.Asked, _ indent: String, _ rows: inout [Row]
  ) {
    let label = label(answer.literals, asked)
    for (place, rule) in answer.rules.enumerated() {
      var condition = label
      if !rule.conditions.isEmpty {
        condition += HookRules.joint(label, texts.condition(rule.conditions))
      } else if place > 0 {
        condition += ", otherwise"
      }
      add(rule.outcome, indent + condition, indent, &rows)
    }
  }

  /// `it answers` and `the answer is false` are `it answers false`.
  private static func joint(_ label: String, _ condition: String) -> String {
    let mark = "the answer is "
    guard label == "it answers", condition.hasPrefix(mark) else { return ", " + condition }
    let rest = condition.dropFirst(mark.count)
    return (rest.hasPrefix("not ") || rest.hasPrefix("neither ") ? ", " : " ") + rest
  }

  private func label(_ literals: [Literal], _ asked: Path.Asked) -> String {
    guard let first = literals.first else { return "" }
    switch (asked.asking, first.atom) {
    case (.confirm, .kind(_, let kinds)): return kinds == .true ? "yes" : "no"
    case (.choose, .equal(_, let id)): return "picks " + texts.terms.text(id)
    case (.await, _): return first.holds ? "it fails" : "it answers"
    default: return ""
    }
  }
}
