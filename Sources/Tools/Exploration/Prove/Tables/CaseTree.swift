/// The cases of a hook as rows of a table in which every combination of values stands: one that no
/// stack has, such as a back button that takes two controllers, stands with the first that there is.
struct CaseTree {
  private let domains: [String: [String]]
  private let answer: (CaseResult) -> String
  private(set) var rows: [DecisionTable.Row] = []

  init(_ enumeration: CaseEnumeration, answer: @escaping (CaseResult) -> String) {
    domains = enumeration.domains
    self.answer = answer
    add(enumeration.cases[...], at: 0, [:])
  }

  /// - Parameter when: what the cases have in common.
  private mutating func add(
    _ cases: ArraySlice<CaseEnumeration.Case>, at place: Int, _ when: [String: [String]]
  ) {
    guard let first = cases.first else { return }
    guard place < first.order.count,
      cases.allSatisfy({ Self.input($0, place) == Self.input(first, place) })
    else { return addLeaves(cases, when) }
    let input = first.order[place]
    let groups = Dictionary(grouping: cases) { $0.read[input] ?? "" }
    let domain = domains[input] ?? []
    let missing = domain.filter { groups[$0] == nil }
    var isFirst = true
    for value in domain {
      guard let group = groups[value] else { continue }
      let values = isFirst ? [value] + missing : [value]
      var more = when
      more[input] = domain.filter(values.contains)
      isFirst = false
      add(group[...], at: place + 1, more)
    }
  }

  private static func input(_ each: CaseEnumeration.Case, _ place: Int) -> String? {
    place < each.order.count ? each.order[place] : nil
  }

  /// Cases that went on differently though all was the same stand as they are.
  private mutating func addLeaves(
    _ cases: ArraySlice<CaseEnumeration.Case>, _ when: [String: [String]]
  ) {
    for each in cases {
      var more = when
      for (input, value) in each.read where when[input] == nil { more[input] = [value] }
      rows.append(DecisionTable.Row(when: more, answer: answer(each.result)))
    }
  }
}
