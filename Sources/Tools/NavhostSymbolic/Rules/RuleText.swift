/// Conditions and outcomes as a person reads them.
package struct RuleText {
  package let terms: TermText
  /// How outcomes name what they are made of.
  private let named: TermText
  private let initial: (Term) -> Kinds

  /// - Parameter tellsMoments: what an outcome has read after an answer is told as that, too.
  package init(_ analysis: HookAnalysis, tellsMoments: Bool = false) {
    terms = TermText(analysis.terms)
    named = TermText(analysis.terms, tellsMoments: tellsMoments)
    initial = { analysis.domain($0).kinds }
  }

  // MARK: Outcomes

  package func outcome(_ path: Path) -> String {
    var text: String
    switch path.answer {
    case .none: text = "abstain"
    case .allow: text = "allow" + reason(path.detail)
    case .deny: text = "deny" + reason(path.detail)
    case .value: text = detail(path.detail)
    case .told: text = "told"
    case .fault: text = "fault: \(path.message)"
    case .notUnderstood: text = "not understood: \(path.message)"
    }
    for action in path.actions { text += "; does \(self.action(action))" }
    return text
  }

  package func action(_ action: Path.Action) -> String {
    let name = action.name.constant?.bytes?.text ?? named.text(action.name)
    return action.data.map { "\(name) \(data($0))" } ?? name
  }

  private func reason(_ detail: Path.Detail) -> String {
    switch detail {
    case .none: ""
    case .operand(.constant(let constant)): ": \(constant.bytes?.text ?? constant.luaText)"
    default: ": (\(self.detail(detail)))"
    }
  }

  package func detail(_ detail: Path.Detail) -> String {
    switch detail {
    case .none: ""
    case .operand(let operand): named.text(operand)
    case .data(let data): self.data(data)
    }
  }

  package func data(_ data: DataText) -> String {
    data.parts.map { part in
      switch part {
      case .text(let text): text
      case .operand(let operand): named.text(operand)
      }
    }.joined()
  }

  package func message(_ asked: Path.Asked) -> String {
    switch asked.message {
    case .constant(let constant): constant.luaText
    case .term(let term): named.text(term)
    }
  }

  // MARK: Conditions

  /// What is said of one thing: `props.text`, `nil or false`; a fact has no subject.
  private typealias Part = (subject: String, says: String?)

  package func condition(_ conditions: [[Literal]]) -> String {
    var groups: [(subject: String?, texts: [String])] = []
    for parts in conditions.map({ self.parts($0) }) {
      guard parts.count == 1, let says = parts[0].says else {
        let text = joined(parts)
        groups.append((nil, [conditions.count > 1 && parts.count > 1 ? "(\(text))" : text]))
        continue
      }
      let key = Array(parts[0].subject.utf8)
      if let place = groups.firstIndex(where: { $0.subject.map { Array($0.utf8) } == key }) {
        if !groups[place].texts.contains(says) { groups[place].texts.append(says) }
      } else {
        groups.append((parts[0].subject, [says]))
      }
    }
    return groups.map { group in
      let text = group.texts.joined(separator: " or ")
      return group.subject.map { "\($0) is \(text)" } ?? text
    }.joined(separator: " or ")
  }

  private func joined(_ parts: [Part]) -> String {
    parts.map { part in part.says.map { "\(part.subject) is \($0)" } ?? part.subject }
      .joined(separator: " and ")
  }

  private func parts(_ literals: [Literal]) -> [Part] {
    var parts: [Part] = []
    var done: Set<Term> = []
    for literal in literals {
      if case .kind(let term, _) = literal.atom {
        guard done.insert(term).inserted, !isSaidElsewhere(term, literals) else { continue }
        parts.append((terms.text(term), kinds(of: term, literals)))
        continue
      }
      let part = part(literal)
      if !parts.contains(where: { $0.subject == part.subject && $0.says == part.says }) {
        parts.append(part)
      }
    }
    return parts
  }

  /// An equality or an order says the kind, too.
  private func isSaidElsewhere(_ term: Term, _ literals: [Literal]) -> Bool {
    literals.contains { literal in
      switch literal.atom {
      case .equal(let other, _): literal.holds && other == term
      case .less(let one, let other), .lessOrEqual(let one, let other):
        one.term == term || other.term == term
      case .oneOf(let other, _): literal.holds && other == term
      default: false
      }
    }
  }

  private func kinds(of term: Term, _ literals: [Literal]) -> String {
    let known = initial(term)
    var kinds = known
    for literal in literals {
      guard case .kind(term, let some) = literal.atom else { continue }
      kinds = literal.holds ? kinds.intersection(some) : kinds.subtracting(some)
    }
    return KindText.text(kinds, of: known)
  }

  private func part(_ literal: Literal) -> Part {
    let holds = literal.holds
    switch literal.atom {
    case .kind(let term, _): return (terms.text(term), kinds(of: term, [literal]))
    case .equal(let term, let operand):
      return (terms.text(term), (holds ? "" : "not ") + terms.text(operand))
    case .oneOf(let term, let texts):
      let list = texts.map { Constant.quoted($0) }.joined(separator: " or ")
      return (terms.text(term), (holds ? "" : "none of ") + list)
    case .less(let one, let other): return (order(one, other, holds ? "<" : ">="), nil)
    case .lessOrEqual(let one, let other): return (order(one, other, holds ? "<=" : ">"), nil)
    case .fact(let fact, let operands): return (self.fact(fact, operands, holds), nil)
    }
  }

  private func order(_ one: Operand, _ other: Operand, _ sign: String) -> String {
    if one.constant != nil, other.term != nil {
      let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
      return "\(terms.text(other)) \(turned[sign] ?? sign) \(terms.text(one))"
    }
    return "\(terms.text(one)) \(sign) \(terms.text(other))"
  }

  private func fact(_ fact: Fact, _ operands: [Operand], _ holds: Bool) -> String {
    let first = operands.first.map { terms.text($0) } ?? ""
    let not = holds ? "" : "not "
    switch fact {
    case .numeral: return "\(first) \(holds ? "reads" : "does not read") as a number"
    case .whole: return "\(first) is \(not)whole"
    case .actionName: return "\(first) has \(not)1 to 64 characters"
    case .color: return "\(first) is \(not)a colour"
    case .date: return "\(first) is \(not)a date"
    case .sameScreen:
      let second = operands.count > 1 ? terms.text(operands[1]) : ""
      return "\(first.isEmpty ? "it" : first) is \(not)\(second.isEmpty ? "it" : second)"
    case .noElement: return "\(holds ? "no" : "an") element of \(first) decides"
    case .someElement: return "\(holds ? "an" : "no") element of \(first) decides"
    case .ends(let site): return "the loop of line \(site.line) \(holds ? "ends" : "goes on")"
    case .noneBelow: return "no screen below decides"
    }
  }
}

/// Sets of kinds in words.
enum KindText {
  private static let words: [(Kinds, String)] = [
    ([.nil, .boolean], "nil or a boolean"), (.number, "a number"),
    ([.integer, .float], "a number"), (.falsy, "nil or false"),
    (.boolean, "a boolean"), ([.float, .notANumber], "a float"), (.nil, "nil"), (.true, "true"),
    (.false, "false"), (.integer, "an integer"), (.float, "a float"),
    (.notANumber, "not-a-number"), (.text, "a text"), (.table, "a table"),
    (.other, "a function"),
  ]
  private static let order = [
    "nil", "nil or a boolean", "nil or false", "false", "true", "a boolean", "a number",
    "an integer", "a float",
    "not-a-number", "a text", "a table", "a function",
  ]

  static func text(_ kinds: Kinds, of known: Kinds) -> String {
    let known = known.subtracting(.other)
    let positive = list(kinds.intersection(known))
    let negative = list(known.subtracting(kinds))
    if negative.isEmpty { return "anything" }
    let missing = known.subtracting(kinds)
    if missing == .falsy, positive.count > 1 { return "neither nil nor false" }
    if negative.count < positive.count { return "not " + negative.joined(separator: " or ") }
    return positive.joined(separator: " or ")
  }

  private static func list(_ kinds: Kinds) -> [String] {
    var rest = kinds
    var found: [String] = []
    for (group, word) in words where group.isSubset(of: rest) && !rest.isEmpty {
      found.append(word)
      rest.subtract(group)
    }
    return found.sorted { (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0) }
  }
}
