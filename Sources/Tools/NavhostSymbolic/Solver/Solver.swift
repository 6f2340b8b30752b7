/// Whether conditions can hold together.
///
/// That they cannot is certain. That they can is not: a term that the solver does not take apart is free.
struct Solver {
  /// What a term can be before any condition.
  let initial: (Term) -> Domain
  let terms: Terms

  /// What each term can be where all conditions hold; nil where they cannot.
  func solve(_ literals: [Literal], work: inout Int) -> [Term: Domain]? {
    var state = SolverState(terms: terms, initial: initial)
    do throws(Impossible) {
      try state.add(literals)
      for _ in 0..<12 {
        var changed = false
        for literal in literals where try state.apply(literal) { changed = true }
        for term in state.made where try state.link(term) { changed = true }
        work += literals.count + state.made.count
        if !changed { break }
      }
    } catch {
      return nil
    }
    return state.domains
  }
}

struct SolverState {
  let terms: Terms
  let initial: (Term) -> Domain
  var domains: [Term: Domain] = [:]
  /// Terms that are made of others.
  var made: [Term] = []

  mutating func add(_ literals: [Literal]) throws(Impossible) {
    var seen: [Atom: Bool] = [:]
    for literal in literals {
      if let other = seen[literal.atom], other != literal.holds { throw Impossible() }
      seen[literal.atom] = literal.holds
      for operand in literal.atom.operands { add(operand) }
    }
  }

  private mutating func add(_ operand: Operand) {
    guard let term = operand.term, domains[term] == nil else { return }
    domains[term] = initial(term)
    let operands = terms[term].operands
    if !operands.isEmpty { made.append(term) }
    for part in operands { add(part) }
  }

  func domain(_ term: Term) -> Domain { domains[term] ?? initial(term) }

  func kinds(_ operand: Operand) -> Kinds {
    switch operand {
    case .constant(let constant): constant.kind
    case .term(let term): domain(term).kinds
    }
  }

  func single(_ operand: Operand) -> Constant? {
    switch operand {
    case .constant(let constant): constant
    case .term(let term): domain(term).single
    }
  }

  /// Changes what a term can be.
  mutating func change(
    _ term: Term, _ body: (inout Domain) throws(Impossible) -> Bool
  ) throws(Impossible) -> Bool {
    var domain = domain(term)
    guard try body(&domain) else { return false }
    domains[term] = domain
    return true
  }

  mutating func apply(_ literal: Literal) throws(Impossible) -> Bool {
    let holds = literal.holds
    switch literal.atom {
    case .kind(let term, let kinds):
      return try change(term) { (domain) throws(Impossible) in
        holds ? try domain.keep(kinds) : try domain.drop(kinds)
      }
    case .oneOf(let term, let texts):
      return try change(term) { (domain) throws(Impossible) in try domain.among(texts, holds) }
    case .equal(let term, .constant(let constant)):
      return try change(term) { (domain) throws(Impossible) in
        holds ? try domain.equal(constant) : try domain.unequal(constant)
      }
    case .equal(let term, .term(let other)):
      if term == other {
        return try change(term) { (domain) throws(Impossible) in
          holds ? try domain.drop(.notANumber) : try domain.keep([.notANumber, .table])
        }
      }
      return holds ? try unite(term, other) : try part(term, other)
    case .less(let one, let other): return try order(one, other, isStrict: true, holds)
    case .lessOrEqual(let one, let other): return try order(one, other, isStrict: false, holds)
    case .fact: return false
    }
  }

  // MARK: Equality of two terms

  private mutating func unite(_ one: Term, _ other: Term) throws(Impossible) -> Bool {
    var changed = false
    for (term, partner) in [(one, other), (other, one)] {
      let theirs = domain(partner).kinds.subtracting(.notANumber)
      let kinds = theirs.meets(.ordered) ? theirs.union(.ordered) : theirs
      if try change(term, { (domain) throws(Impossible) in try domain.keep(kinds) }) {
        changed = true
      }
    }
    if domain(one).kinds.isSubset(of: .ordered) {
      for (term, partner) in [(one, other), (other, one)] {
        let (low, high) = (domain(partner).lowBound, domain(partner).highBound)
        if try change(
          term,
          { (domain) throws(Impossible) in
            let rises = try domain.above(low.value, isOpen: low.isOpen)
            return try domain.below(high.value, isOpen: high.isOpen) || rises
          })
        {
          changed = true
        }
      }
    }
    for (term, partner) in [(one, other), (other, one)] {
      guard let value = domain(partner).single, domain(term).single == nil else { continue }
      if try change(term, { (domain) throws(Impossible) in try domain.equal(value) }) {
        changed = true
      }
    }
    if let one = domain(one).single, let other = domain(other).single,
      !Constant.areEqual(one, other)
    {
      throw Impossible()
    }
    return changed
  }

  private mutating func part(_ one: Term, _ other: Term) throws(Impossible) -> Bool {
    if let value = domain(one).single {
      return try change(other) { (domain) throws(Impossible) in try domain.unequal(value) }
    }
    if let value = domain(other).single {
      return try change(one) { (domain) throws(Impossible) in try domain.unequal(value) }
    }
    return false
  }

  // MARK: Order

  private mutating func order(
    _ one: Operand, _ other: Operand, isStrict: Bool, _ holds: Bool
  ) throws(Impossible) -> Bool {
    if one == other, one.term != nil {
      if isStrict, holds { throw Impossible() }
      return false
    }
    let kinds = (kinds(one), kinds(other))
    if kinds.0 == .text, kinds.1 == .text {
      return holds
        ? try textOrder(one, other, isStrict) : try textOrder(other, one, !isStrict)
    }
    guard kinds.0.isSubset(of: .number), kinds.1.isSubset(of: .number) else { return false }
    var changed = false
    if holds {
      for operand in [one, other] {
        if let term = operand.term {
          if try change(term, { (domain) throws(Impossible) in try domain.drop(.notANumber) }) {
            changed = true
          }
        } else if self.kinds(operand) == .notANumber {
          throw Impossible()
        }
      }
      return try numberOrder(one, other, isStrict) || changed
    }
    // A comparison with not-a-number does not hold, and nothing follows for the other side.
    if kinds.0.contains(.notANumber), one.term == nil || other.term != nil { return false }
    if kinds.1.contains(.notANumber), other.term == nil || one.term != nil { return false }
    return try numberOrder(other, one, !isStrict)
  }

  private func low(_ operand: Operand) -> (value: Number, isOpen: Bool) {
    switch operand {
    case .constant(let constant): (constant.number ?? .lowest, false)
    case .term(let term): domain(term).lowBound
    }
  }

  private func high(_ operand: Operand) -> (value: Number, isOpen: Bool) {
    switch operand {
    case .constant(let constant): (constant.number ?? .highest, false)
    case .term(let term): domain(term).highBound
    }
  }

  private mutating func numberOrder(
    _ one: Operand, _ other: Operand, _ isStrict: Bool
  ) throws(Impossible) -> Bool {
    let (low, high) = (low(one), high(other))
    var changed = false
    if let term = other.term {
      changed = try change(term) { (domain) throws(Impossible) in
        try domain.above(low.value, isOpen: isStrict || low.isOpen)
      }
    }
    if let term = one.term {
      let falls = try change(term) { (domain) throws(Impossible) in
        try domain.below(high.value, isOpen: isStrict || high.isOpen)
      }
      return falls || changed
    }
    return changed
  }

  private mutating func textOrder(
    _ one: Operand, _ other: Operand, _ isStrict: Bool
  ) throws(Impossible) -> Bool {
    func low(_ operand: Operand) -> (value: ByteText, isOpen: Bool)? {
      if let term = operand.term { return domain(term).lowTextBound }
      return operand.constant?.bytes.map { ($0, false) }
    }
    func high(_ operand: Operand) -> (value: ByteText, isOpen: Bool)? {
      if let term = operand.term { return domain(term).highTextBound }
      return operand.constant?.bytes.map { ($0, false) }
    }
    let (low, high) = (low(one), high(other))
    var changed = false
    if let term = other.term, let low {
      changed = try change(term) { (domain) throws(Impossible) in
        try domain.above(low.value, isOpen: isStrict || low.isOpen)
      }
    }
    if let term = one.term, let high {
      let falls = try change(term) { (domain) throws(Impossible) in
        try domain.below(high.value, isOpen: isStrict || high.isOpen)
      }
      return falls || changed
    }
    return changed
  }
}
