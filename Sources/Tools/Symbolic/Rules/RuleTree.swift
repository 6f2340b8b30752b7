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
  /// Equal where the same comes of two trees.
  let signature: String

  private init(_ kind: Kind, _ signature: String) {
    self.kind = kind
    self.signature = signature
  }

  var isLeaf: Bool {
    if case .leaf = kind { return true }
    return false
  }

  /// Nil where there is no way at all.
  static func make(_ paths: [Path], _ texts: RuleText) -> RuleTree? {
    make(paths[...], 0, texts)
  }

  private static func make(_ paths: ArraySlice<Path>, _ depth: Int, _ texts: RuleText) -> RuleTree?
  {
    guard let first = paths.first else { return nil }
    guard depth < first.choices.count else { return leaf(first, texts) }
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
      guard let tree = make(group.paths[...], depth + 1, texts) else { continue }
      children.append((group.choice.literals, tree))
    }
    return joined(children, groups[0].choice.asked, texts)
  }

  private static func leaf(_ path: Path, _ texts: RuleText) -> RuleTree {
    RuleTree(.leaf(path), "\(texts.outcome(path)) \(path.file):\(path.line)")
  }

  private static func joined(
    _ children: [(literals: [Literal], tree: RuleTree)], _ asked: Path.Asked?, _ texts: RuleText
  ) -> RuleTree? {
    guard let first = children.first else { return nil }
    let own = children.map { "\($0.literals) \($0.tree.signature)" }.joined(separator: "\n")
    if let asked {
      return RuleTree(
        .question(asked, children), "\(asked.asking.name) \(asked.message) \(asked.line) \(own)")
    }
    if children.allSatisfy({ $0.tree.signature == first.tree.signature }) { return first.tree }
    return RuleTree(.choice(children), own)
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
