/// Looks for inputs under which conditions hold.
struct WitnessSearch {
  let terms: Terms
  /// The app may change inputs while a question is open; else they stay.
  var followsChanges = false
  /// What each term can be; nil where the conditions cannot hold.
  let solve: ([Literal]) -> [Term: Domain]?

  func witness(_ literals: [Literal]) -> Witness? {
    let literals = followsChanges ? literals : literals + unchanged(literals)
    guard var domains = solve(literals) else { return nil }
    if !followsChanges { domains = domains.filter { !isLater($0.key) } }
    let linked = linked(literals, domains)
    guard let chosen = linked.isEmpty ? domains : choose(linked, literals, domains) else {
      return nil
    }
    let kept = followsChanges ? chosen : chosen.filter { !isLater($0.key) }
    return WitnessMaker(terms: terms, domains: kept).make()
  }

  private func isLater(_ term: Term) -> Bool {
    if case .later = terms[term] { return true }
    return false
  }

  /// Each input is later what it was.
  private func unchanged(_ literals: [Literal]) -> [Literal] {
    var found: Set<Term> = []
    func look(_ operand: Operand) {
      guard let term = operand.term else { return }
      if isLater(term) { found.insert(term) }
      for part in terms[term].operands { look(part) }
    }
    for literal in literals { for operand in literal.atom.operands { look(operand) } }
    return found.sorted { $0.id < $1.id }.compactMap { term in
      guard case .later(let base, _) = terms[term] else { return nil }
      return Literal(.equal(base, .term(term)))
    }
  }

  /// Inputs of which something is made, or that are compared with each other, and what is made of each.
  private typealias Linked = [(input: Term, made: [Term])]

  private func linked(_ literals: [Literal], _ domains: [Term: Domain]) -> Linked {
    var found: [Term: Set<Term>] = [:]
    func add(_ term: Term, to whole: Term) {
      let parts = terms[term].operands.compactMap { $0.term }
      if parts.isEmpty { found[term, default: []].insert(whole) }
      for part in parts { add(part, to: whole) }
    }
    for literal in literals {
      let compared = literal.atom.operands.compactMap { $0.term }
      if compared.count > 1 { for term in compared { add(term, to: term) } }
    }
    for term in domains.keys {
      switch terms[term] {
      case .arithmetic, .negative, .complement, .joined, .shown, .call: add(term, to: term)
      default: break
      }
    }
    return found.map { ($0.key, $0.value.sorted { $0.id < $1.id }) }
      .sorted { $0.input.id < $1.input.id }
  }

  /// Gives inputs that hang together their values one after the other, so that each fits those before;
  /// nil where no value was found for one.
  private func choose(
    _ linked: Linked, _ literals: [Literal], _ first: [Term: Domain]
  ) -> [Term: Domain]? {
    var (literals, domains) = (literals, first)
    func narrow(_ more: [Literal]) -> Bool {
      guard let narrowed = solve(literals + more) else { return false }
      (literals, domains) = (literals + more, narrowed)
      return true
    }
    for (input, _) in linked where domains[input]?.kinds.isSubset(of: .number) == true {
      _ = narrow(WitnessSearch.smallInteger(input))
    }
    for (input, made) in linked where domains[input]?.single == nil {
      let first = likely(made, domains[input], literals, domains)
      if first.contains(where: { narrow([Literal(.equal(input, .constant($0)))]) }) { continue }
      var isFound = false
      for _ in 0..<WitnessSearch.maximumTries where !isFound {
        // What cannot be written is no constant: a table stays what it is.
        guard let value = domains[input]?.sample() else { break }
        isFound = narrow([Literal(.equal(input, .constant(value)))])
        if !isFound, !narrow([Literal(.equal(input, .constant(value)), false)]) { return nil }
      }
      if !isFound, domains[input]?.sample() != nil { return nil }
    }
    return domains
  }

  /// So many values of an input are tried.
  private static let maximumTries = 16

  /// Sums of such do not overflow.
  private static func smallInteger(_ term: Term) -> [Literal] {
    let (least, most) = (Operand.constant(.integer(-1 << 40)), Operand.constant(.integer(1 << 40)))
    return [
      Literal(.kind(term, .integer)), Literal(.less(least, .term(term))),
      Literal(.less(.term(term), most)),
    ]
  }

  /// Texts that patterns are found in, numerals, and what is compared with what is made of an input.
  private func likely(
    _ made: [Term], _ input: Domain?, _ literals: [Literal], _ domains: [Term: Domain]
  ) -> [Constant] {
    var found: [Constant] = []
    for term in made {
      guard let domain = domains[term] else { continue }
      if case .call(let name, _, let operands) = terms[term],
        name == "string.match" || name == "string.find", !domain.kinds.contains(.nil),
        operands.count > 1, let pattern = operands[1].constant?.bytes,
        let text = PatternSample.text(pattern.text)
      {
        found.append(.text(ByteText(text)))
      }
      if input?.kinds == .text, domain.kinds.isSubset(of: .number) {
        found += [domain.sample(), .integer(0), .integer(1)]
          .compactMap { $0?.shown.map { .text($0) } }
      }
    }
    for literal in literals where literal.holds {
      let operands = literal.atom.operands
      guard let term = operands.first?.term, made.contains(term) else { continue }
      found += operands.compactMap { $0.constant }
    }
    return found
  }
}
