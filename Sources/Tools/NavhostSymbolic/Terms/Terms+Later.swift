extension Terms {
  /// What a condition of a plugin becomes that is asked after another one has put a question.
  func later(_ literal: Literal, at moment: Int) -> Literal {
    Literal(literal.atom.replacing { self.later($0, at: moment) }, literal.holds)
  }

  private func later(_ operand: Operand, at moment: Int) -> Operand {
    guard let term = operand.term else { return operand }
    return .term(later(term, at: moment))
  }

  private func later(_ term: Term, at moment: Int) -> Term {
    switch self[term] {
    case .field(let path, let name):
      let handed = Execution.handedKind(path).map { Handed(kind: $0, path: path) }
      let canChange = handed.map { Execution.canChange($0, name) } ?? false
      return canChange ? self.term(.later(term, moment)) : term
    case .whole, .hidden: return self.term(.later(term, moment))
    case .type(let one): return self.term(.type(later(one, at: moment)))
    case .mathType(let one): return self.term(.mathType(later(one, at: moment)))
    case let kind: return self.term(kind.replacing { self.later($0, at: moment) })
    }
  }
}

extension TermKind {
  /// The same of other operands.
  fileprivate func replacing(_ other: (Operand) -> Operand) -> TermKind {
    switch self {
    case .index(let one, let two): .index(other(one), other(two))
    case .length(let one): .length(other(one))
    case .arithmetic(let operation, let one, let two):
      .arithmetic(operation, other(one), other(two))
    case .negative(let one): .negative(other(one))
    case .complement(let one): .complement(other(one))
    case .joined(let one, let two): .joined(other(one), other(two))
    case .shown(let one): .shown(other(one))
    case .call(let name, let result, let operands): .call(name, result, operands.map(other))
    case .element(let one, let site): .element(other(one), site)
    case .elementKey(let one, let site): .elementKey(other(one), site)
    case .counter(let site, let one, let two): .counter(site, other(one), other(two))
    case .type, .mathType, .field, .whole, .hidden, .outside, .answer, .reason, .afterLoop,
      .message, .later, .ownTable:
      self
    }
  }
}

extension Atom {
  fileprivate func replacing(_ other: (Operand) -> Operand) -> Atom {
    func moved(_ term: Term) -> Term { other(.term(term)).term ?? term }
    switch self {
    case .kind(let term, let kinds): return .kind(moved(term), kinds)
    case .equal(let term, let operand): return .equal(moved(term), other(operand))
    case .less(let one, let two): return .less(other(one), other(two))
    case .lessOrEqual(let one, let two): return .lessOrEqual(other(one), other(two))
    case .oneOf(let term, let texts): return .oneOf(moved(term), texts)
    case .fact(let fact, let operands): return .fact(fact, operands.map(other))
    }
  }
}
