/// The ways through a hook as a tree of choices.
final class RuleTree {
  enum Kind {
    case leaf(Path)
    /// The alternatives of a choice, those that are possible.
    case choice([(literals: [Literal], tree: RuleTree)])
    /// What a question was answered.
    case question(Path.Asked, [(literals: [Literal], tree: RuleTree)])
  }

  let kind: Kind
  /// The same number where the same comes of two trees of one hook.
  let shape: Int

  private init(_ kind: Kind, _ shape: Int) {
    self.kind = kind
    self.shape = shape
  }

  /// Nil where there is no way at all.
  static func make(_ paths: [Path], _ texts: RuleText) -> RuleTree? {
    make(paths[...], 0, texts, RuleShapes())
  }

  private static func make(
    _ paths: ArraySlice<Path>, _ depth: Int, _ texts: RuleText, _ shapes: RuleShapes
  ) -> RuleTree? {
    guard let first = paths.first else { return nil }
    guard depth < first.choices.count else {
      let outcome = "\(texts.outcome(first)) \(first.file):\(first.line)"
      return RuleTree(.leaf(first), shapes.number(of: .leaf(outcome)))
    }
    var groups: [(choice: Path.Choice, paths: [Path])] = []
    for path in paths where depth < path.choices.count {
      let choice = path.choices[depth]
      if let place = groups.firstIndex(where: { $0.choice.index == choice.index }) {
        groups[place].paths.append(path)
      } else {
        groups.append((choice, [path]))
      }
    }
    groups.sort { $0.choice.index < $1.choice.index }
    var children: [(literals: [Literal], tree: RuleTree)] = []
    for group in groups {
      guard let tree = make(group.paths[...], depth + 1, texts, shapes) else { continue }
      children.append((group.choice.literals, tree))
    }
    return joined(children, groups[0].choice.asked, shapes)
  }

  private static func joined(
    _ children: [(literals: [Literal], tree: RuleTree)], _ asked: Path.Asked?, _ shapes: RuleShapes
  ) -> RuleTree? {
    guard let first = children.first else { return nil }
    let own = children.map { RuleShapes.Branch(literals: $0.literals, shape: $0.tree.shape) }
    if let asked {
      let shape = RuleShapes.Shape.question(asked.asking, asked.message, line: asked.line, own)
      return RuleTree(.question(asked, children), shapes.number(of: shape))
    }
    if children.allSatisfy({ $0.tree.shape == first.tree.shape }) { return first.tree }
    return RuleTree(.choice(children), shapes.number(of: .choice(own)))
  }

  /// How many ends it has; what is not understood comes last.
  var weight: Int {
    switch kind {
    case .leaf(let path):
      path.answer == .notUnderstood ? 100_000 : path.answer == .none ? 1 : 2
    case .choice(let children), .question(_, let children):
      children.reduce(0) { $0 + $1.tree.weight }
    }
  }
}

/// Numbers for what comes of trees: equal ones have one.
private final class RuleShapes {
  enum Shape: Hashable {
    case leaf(String)
    case choice([Branch])
    case question(Asking, Operand, line: Int, [Branch])
  }

  struct Branch: Hashable {
    var literals: [Literal]
    var shape: Int
  }

  private var numbers: [Shape: Int] = [:]

  func number(of shape: Shape) -> Int {
    if let known = numbers[shape] { return known }
    numbers[shape] = numbers.count
    return numbers.count - 1
  }
}
