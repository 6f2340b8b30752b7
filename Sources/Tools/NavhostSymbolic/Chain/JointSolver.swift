/// Solves conditions of several plugins together.
package struct JointSolver {
  private let analyses: [HookAnalysis]

  package init(_ analyses: [HookAnalysis]) { self.analyses = analyses }

  package func solve(_ literals: [Literal]) -> [Term: Domain]? {
    guard let first = analyses.first else { return [:] }
    var work = 0
    return Solver(initial: { self.domain($0) }, terms: first.terms).solve(literals, work: &work)
  }

  private func domain(_ term: Term) -> Domain {
    let owner = analyses.first { $0.owns(term) } ?? analyses[0]
    return owner.domain(term)
  }

  package func witness(_ literals: [Literal]) -> Witness? {
    guard let first = analyses.first else { return nil }
    return WitnessSearch(terms: first.terms) { self.solve($0) }.witness(literals)
  }
}
