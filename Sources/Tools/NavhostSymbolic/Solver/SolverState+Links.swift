extension SolverState {
  /// What follows between a term and those that it is made of.
  mutating func link(_ term: Term) throws(Impossible) -> Bool {
    let kind = terms[term]
    switch kind {
    case .length(.term(let base)):
      if let value = domain(base).single?.bytes {
        return try set(term, .integer(Int64(value.count)))
      }
      return try linkLength(term, base)
    case .arithmetic(let operation, let one, let other):
      if try linkIntegers(term, operation, one, other) { return true }
    default: break
    }
    let values = kind.operands.map { single($0) }
    guard !values.contains(where: { $0 == nil }),
      let value = Folding.value(kind, values.compactMap { $0 })
    else { return false }
    return try set(term, value)
  }

  private mutating func set(_ term: Term, _ value: Constant) throws(Impossible) -> Bool {
    try change(term) { (domain) throws(Impossible) in
      value.kind == .notANumber ? try domain.keep(.notANumber) : try domain.equal(value)
    }
  }

  private mutating func linkLength(_ term: Term, _ base: Term) throws(Impossible) -> Bool {
    guard domain(base).kinds == .text else { return false }
    var changed = false
    if domain(base).otherTexts.contains("") {
      changed = try change(term) { (domain) throws(Impossible) in
        try domain.above(.integer(1), isOpen: false)
      }
    }
    guard let range = domain(term).integers else { return changed }
    if range.upperBound < 1, domain(base).text == nil {
      return try change(base) { (domain) throws(Impossible) in try domain.equal(.text("")) }
        || changed
    }
    if range.lowerBound > 0 {
      return try change(base) { (domain) throws(Impossible) in try domain.unequal(.text("")) }
        || changed
    }
    return changed
  }

  private func range(_ operand: Operand) -> ClosedRange<Int64>? {
    switch operand {
    case .constant(.integer(let value)): return value...value
    case .constant: return nil
    case .term(let term):
      let domain = domain(term)
      return domain.kinds == .integer ? domain.integers : nil
    }
  }

  /// Sums and differences of integers that cannot overflow, and remainders.
  private mutating func linkIntegers(
    _ term: Term, _ operation: Operation, _ one: Operand, _ other: Operand
  ) throws(Impossible) -> Bool {
    guard let first = range(one), let second = range(other), !operation.isFloat else {
      return false
    }
    var changed = try change(term) { (domain) throws(Impossible) in try domain.keep(.integer) }
    if operation == .modulo, case .constant(.integer(let divisor)) = other, divisor > 0 {
      return try bound(term, 0...(divisor - 1)) || changed
    }
    let safe: Int64 = 1 << 61
    let isSafe = [first, second].allSatisfy { $0.lowerBound > -safe && $0.upperBound < safe }
    guard isSafe, operation == .add || operation == .subtract else { return changed }
    let adds = operation == .add
    let result =
      adds
      ? (first.lowerBound + second.lowerBound)...(first.upperBound + second.upperBound)
      : (first.lowerBound - second.upperBound)...(first.upperBound - second.lowerBound)
    if try bound(term, result) { changed = true }
    guard let left = domain(term).integers else { return changed }
    if let part = one.term {
      let range =
        adds
        ? (left.lowerBound - second.upperBound)...(left.upperBound - second.lowerBound)
        : (left.lowerBound + second.lowerBound)...(left.upperBound + second.upperBound)
      if try bound(part, range) { changed = true }
    }
    if let part = other.term {
      let range =
        adds
        ? (left.lowerBound - first.upperBound)...(left.upperBound - first.lowerBound)
        : (first.lowerBound - left.upperBound)...(first.upperBound - left.lowerBound)
      if try bound(part, range) { changed = true }
    }
    return changed
  }

  private mutating func bound(_ term: Term, _ range: ClosedRange<Int64>) throws(Impossible) -> Bool
  {
    try change(term) { (domain) throws(Impossible) in
      let rises = try domain.above(.integer(range.lowerBound), isOpen: false)
      return try domain.below(.integer(range.upperBound), isOpen: false) || rises
    }
  }
}
