/// The plugins that are asked about one attempt, in order, and what they can answer together.
package struct ChainWays {
  package struct Link {
    package var analysis: HookAnalysis

    package init(_ analysis: HookAnalysis) { self.analysis = analysis }
  }

  /// A way through the whole chain on which nobody is asked and nobody says no.
  package struct Open {
    package var literals: [Literal]
    /// Where the last plugin that said anything says so; nil where none was asked.
    package var decided: (analysis: HookAnalysis, path: Path)?
    package var witness: Witness?
  }

  /// So many ways are looked at.
  private static let maximumWays = 20_000

  private let links: [HookAnalysis]
  private let solver: JointSolver
  private var looked = 0
  package private(set) var isCut = false

  package init(_ links: [HookAnalysis], with all: [HookAnalysis]) {
    self.links = links
    solver = JointSolver(links + all)
  }

  /// Whether every plugin of it is understood.
  package var isComplete: Bool { !isCut && links.allSatisfy { $0.isComplete } }

  /// The ways on which the screen goes without a question, at most `count` of them.
  package mutating func open(_ base: [Literal], count: Int) -> [Open] {
    var found: [Open] = []
    follow(links[...], base, nil, count, &found)
    return found
  }

  /// Whether some way through the chain ends without a no, whoever is asked.
  package mutating func letsThrough(_ base: [Literal]) -> Bool {
    reaches(links[...], base, base)
  }

  private mutating func reaches(
    _ rest: ArraySlice<HookAnalysis>, _ literals: [Literal], _ base: [Literal]
  ) -> Bool {
    looked += 1
    if looked > ChainWays.maximumWays { return true }
    guard let first = rest.first else { return solver.solve(literals) != nil }
    for path in first.paths where passes(path, first) {
      let joint = literals + path.literals
      guard solver.solve(joint) != nil else { continue }
      // Behind a question the next plugin meets what the app has made of the inputs.
      if reaches(rest.dropFirst(), path.asked.isEmpty ? joint : base, base) { return true }
    }
    return false
  }

  /// The plugins behind it are asked.
  private func passes(_ path: Path, _ analysis: HookAnalysis) -> Bool {
    if path.asksRest { return true }
    if analysis.takesRest { return path.answer == .none || path.answer == .notUnderstood }
    switch path.answer {
    case .deny, .value: return false
    case .fault: return !analysis.policy.failsClosed
    default: return true
    }
  }

  private mutating func follow(
    _ rest: ArraySlice<HookAnalysis>, _ literals: [Literal],
    _ decided: (analysis: HookAnalysis, path: Path)?, _ count: Int, _ found: inout [Open]
  ) {
    guard found.count < count, !isCut else { return }
    looked += 1
    if looked > ChainWays.maximumWays {
      isCut = true
      return
    }
    guard let first = rest.first else {
      guard solver.solve(literals) != nil else { return }
      found.append(Open(literals: literals, decided: decided, witness: solver.witness(literals)))
      return
    }
    for path in first.paths where lets(path, first) {
      let joint = literals + path.literals
      guard solver.solve(joint) != nil else { continue }
      let decider = path.answer == .none && decided != nil ? decided : (first, path)
      let isWrapped = first.takesRest && path.answer == .allow
      follow(isWrapped ? [] : rest.dropFirst(), joint, decider, count, &found)
    }
  }

  /// The way lets the screen go, as far as this plugin goes, and asks nobody.
  private func lets(_ path: Path, _ analysis: HookAnalysis) -> Bool {
    guard path.asked.isEmpty else { return false }
    switch path.answer {
    case .allow: return true
    case .none: return !analysis.meetsNo(path)
    case .fault: return !analysis.policy.failsClosed
    default: return false
    }
  }
}

extension HookAnalysis {
  /// The wrapper has heard a no of the rest, which stands.
  func meetsNo(_ path: Path) -> Bool {
    path.literals.contains { literal in
      guard case .kind(let term, let kinds) = literal.atom, literal.holds, kinds == .false,
        case .outside(let name, _) = terms[term]
      else { return false }
      return name == "the rest"
    }
  }

  /// The term stands for something of this plugin alone.
  func owns(_ term: Term) -> Bool {
    if outsideDomains[term] != nil { return true }
    if case .later(let base, let moment) = terms[term] {
      if case .hidden = terms[base] { return owns(base) }
      return owns(base) || policy.isOwnNumber(moment)
    }
    guard case .hidden(let name) = terms[term] else { return false }
    return name.hasPrefix(ByteText("\(policy.tag) "))
  }
}
