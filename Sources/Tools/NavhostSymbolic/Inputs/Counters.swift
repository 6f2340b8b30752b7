/// What hooks count in `state` and `props`, and from which number on they go on alike.
package struct Counters {
  /// By the place, `state.tries`: beyond this number, up or down, nothing changes.
  package private(set) var limits: [ByteText: Double] = [:]
  /// Something is counted there of which no such number is known.
  package private(set) var endless: Set<ByteText> = []

  /// What places are compared with and counted by.
  private var steps: [ByteText: Set<Double>] = [:]
  private var counted: Set<ByteText> = []
  /// Props are read by names that are made up at run time.
  private var readsAnyProp = false

  /// - Parameter hooks: all that see the places.
  package init(_ hooks: [HookAnalysis]) {
    for hook in hooks {
      for path in hook.paths {
        for literal in path.literals { read(literal.atom, hook) }
        for kept in path.kept { read(kept, hook) }
      }
    }
    let areFollowed = hooks.allSatisfy { $0.isComplete }
    for place in counted where !areFollowed || readsAnyProp && place.hasPrefix("props.") {
      endless.insert(place)
    }
    endless.formIntersection(counted)
    // What is added, and what it is compared with, together is more than any number that matters.
    for place in counted.subtracting(endless) { limits[place] = (steps[place] ?? []).reduce(2, +) }
  }

  private mutating func read(_ atom: Atom, _ hook: HookAnalysis) {
    switch atom {
    case .kind: break
    case .equal(let term, let other): read(.term(term), other, hook)
    case .less(let one, let other), .lessOrEqual(let one, let other): read(one, other, hook)
    case .oneOf, .fact: for operand in atom.operands { lose(operand, hook) }
    }
  }

  /// A comparison with a number says something, one with nil or a boolean nothing.
  private mutating func read(_ one: Operand, _ other: Operand, _ hook: HookAnalysis) {
    for (side, constant) in [(one, other.constant), (other, one.constant)] {
      guard let constant else { continue }
      switch constant {
      case .nil, .boolean: return
      default: break
      }
      if let sum = hook.sum(side), let number = constant.double {
        steps[sum.place, default: []].insert(abs(number) + abs(sum.added))
        return
      }
    }
    lose(one, hook)
    lose(other, hook)
  }

  private mutating func read(_ kept: Path.Kept, _ hook: HookAnalysis) {
    if let sum = hook.sum(kept.value), sum.place == kept.place {
      if sum.added != 0 { counted.insert(sum.place) }
      steps[sum.place, default: []].insert(abs(sum.added))
    } else if let number = kept.value.constant?.double {
      steps[kept.place, default: []].insert(abs(number))
    } else {
      if hook.counts(kept.value, kept.place) { counted.insert(kept.place) }
      lose(kept.value, hook)
    }
  }

  /// Nobody knows what becomes of what an operand is made of.
  private mutating func lose(_ operand: Operand, _ hook: HookAnalysis) {
    guard let term = operand.term else { return }
    if let place = hook.keptPlace(term) { endless.insert(place) }
    if case .later(let base, _) = hook.terms[term] { lose(.term(base), hook) }
    if case .whole(let path) = hook.terms[term], path.hasSuffix(".props") { readsAnyProp = true }
    for part in hook.terms[term].operands { lose(part, hook) }
  }

}

extension HookAnalysis {
  /// Where a value is kept between calls: `state.tries`, `props.count`; nil where it is not.
  fileprivate func keptPlace(_ term: Term) -> ByteText? {
    switch terms[term] {
    case .field(let owner, let name) where owner.hasSuffix(".props"): "props." + name
    case .hidden(let name): stateName(name)
    case .later(let base, _): keptPlace(base)
    default: nil
    }
  }

  /// What is kept in a place, and the number that is added to it; nil where it is something else.
  fileprivate func sum(_ operand: Operand) -> (place: ByteText, added: Double)? {
    guard let term = operand.term else { return nil }
    if let place = keptPlace(term) { return (place, 0) }
    guard case .arithmetic(let operation, let one, let other) = terms[term] else { return nil }
    switch (operation, one.constant?.double, other.constant?.double) {
    case (.add, let number?, nil): return sum(other).map { ($0.place, $0.added + number) }
    case (.add, nil, let number?): return sum(one).map { ($0.place, $0.added + number) }
    case (.subtract, nil, let number?): return sum(one).map { ($0.place, $0.added - number) }
    default: return nil
    }
  }

  /// It is made of itself by arithmetic.
  fileprivate func counts(_ value: Operand, _ place: ByteText) -> Bool {
    guard let term = value.term, case .arithmetic = terms[term] else { return false }
    return terms.kinds.indices.contains { index in
      keptPlace(Term(id: index)) == place && terms.any(in: term) { $0 == terms.kinds[index] }
    }
  }
}
