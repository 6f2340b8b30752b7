/// One line of what a hook answers: the first rule whose condition holds counts.
package struct Rule: Sendable {
  /// Any of these holds, each of them with all its literals; none: otherwise.
  package var conditions: [[Literal]]
  package var outcome: Outcome
  /// Its condition and those of all rules before it are understood, and so is what comes of it.
  package var isUnderstood = true
  /// Conditions under which it is reached, for a witness.
  package var reached: [Literal] = []

  package indirect enum Outcome: Sendable {
    case ends(Path)
    case asks(Path.Asked, [Answered])
  }

  /// What follows an answer.
  package struct Answered: Sendable {
    package var literals: [Literal]
    package var rules: [Rule]
  }
}

/// Makes rules of the ways through a hook.
struct RuleMaker {
  let texts: RuleText

  func rules(_ paths: [Path]) -> [Rule] {
    guard let tree = RuleTree.make(paths, texts) else { return [] }
    var rules = merged(list(tree, []))
    markUnderstood(&rules, true)
    return rules
  }

  private typealias Entry = (literals: [Literal], tree: RuleTree)

  /// A decision list: the parts of a choice, the smallest first, the last one unconditionally.
  private func list(_ tree: RuleTree, _ literals: [Literal]) -> [Entry] {
    var entries: [Entry] = []
    var current = tree
    while case .choice(let children) = current.kind {
      let sorted = children.enumerated().sorted {
        let (one, other) = ($0.element.tree.weight, $1.element.tree.weight)
        return one == other ? $0.offset < $1.offset : one < other
      }.map { $0.element }
      for (own, child) in sorted.dropLast() { entries += list(child, literals + own) }
      current = sorted[sorted.count - 1].tree
    }
    entries.append((literals, current))
    return entries
  }

  /// Neighbours that come to the same are one rule.
  private func merged(_ entries: [Entry]) -> [Rule] {
    var rules: [Rule] = []
    var last: Int?
    for (literals, tree) in entries {
      if tree.shape == last, var rule = rules.last {
        rule.conditions = literals.isEmpty ? [] : rule.conditions + [literals]
        rules[rules.count - 1] = rule
        continue
      }
      rules.append(
        Rule(conditions: literals.isEmpty ? [] : [literals], outcome: outcome(tree)))
      last = tree.shape
    }
    return rules
  }

  private func outcome(_ tree: RuleTree) -> Rule.Outcome {
    switch tree.kind {
    case .leaf(let path): return .ends(path)
    case .question(let asked, let children):
      return .asks(
        asked, children.map { .init(literals: $0.literals, rules: merged(list($0.tree, []))) })
    case .choice: return .ends(Path())
    }
  }

  private func markUnderstood(_ rules: inout [Rule], _ isReached: Bool) {
    var isUnderstood = isReached
    for index in rules.indices {
      switch rules[index].outcome {
      case .ends(let path):
        if path.answer == .notUnderstood { isUnderstood = false }
      case .asks(let asked, var answers):
        for place in answers.indices { markUnderstood(&answers[place].rules, isUnderstood) }
        rules[index].outcome = .asks(asked, answers)
      }
      rules[index].isUnderstood = isUnderstood
    }
  }
}
