internal import NavhostLua
internal import NavhostSupport

/// Plays every combination of the inputs that are read.
struct CaseEnumeration {
  /// One path through a hook: what it read, and what it answered.
  struct Case {
    /// The values that matter, by input.
    var read: CaseSpace.Values
    /// The inputs in the order in which they were read.
    var order: [String]
    var result: CaseResult
  }

  let space: CaseSpace
  /// Inputs that count as read from the start.
  let first: [String]
  /// Inputs that are never tried with other values.
  let ignored: @Sendable (String) -> Bool
  /// How many cases are played at most.
  static let maxCases = 20_000

  private(set) var cases: [Case] = []
  /// The inputs in the order in which they were met.
  private(set) var inputs: [String] = []
  private(set) var isWhole = true

  init(
    _ space: CaseSpace, first: [String] = [],
    ignoring ignored: @escaping @Sendable (String) -> Bool = { $0.holds("state.") }
  ) {
    self.space = space
    self.first = first
    self.ignored = ignored
  }

  /// What was tried of each input.
  var domains: [String: [String]] {
    Dictionary(uniqueKeysWithValues: inputs.map { ($0, space.domain($0)) })
  }

  /// The inputs whose values are examples.
  var examples: [String] { inputs.filter(space.isExample) }

  /// How many combinations of the values there are.
  var product: Int64 {
    domains.values.reduce(1) { product, values in
      let (result, isTooLarge) = product.multipliedReportingOverflow(
        by: Int64(max(1, values.count)))
      return isTooLarge ? .max : result
    }
  }

  /// - Parameters:
  ///   - play: plays a case and says what was read; nil where it cannot be made.
  ///   - stop: whether nothing more is wanted after a case.
  mutating func run(
    _ play: (CaseSpace.Values) throws(LuaError) -> (read: [String], result: CaseResult)?,
    until stop: (Case) -> Bool = { _ in false }
  ) throws(LuaError) {
    var open: [CaseSpace.Values] = [[:]]
    while let fixed = open.popLast() {
      guard let values = space.completed(fixed) else { continue }
      if cases.count >= Self.maxCases {
        isWhole = false
        return
      }
      guard let (read, result) = try play(values) else { continue }
      let seen = branch(first + read, fixed, values, &open)
      let new = Case(read: seen.values, order: seen.order, result: result)
      cases.append(new)
      if stop(new) { return }
    }
  }

  /// Notes what is to be tried besides, and gives the values that were read.
  private mutating func branch(
    _ read: [String], _ fixed: CaseSpace.Values, _ values: CaseSpace.Values,
    _ open: inout [CaseSpace.Values]
  ) -> (values: CaseSpace.Values, order: [String]) {
    var fixed = fixed
    var seen: CaseSpace.Values = [:]
    var order: [String] = []
    var others: [CaseSpace.Values] = []
    for input in read where seen[input] == nil && !ignored(input) {
      let domain = space.domain(input)
      if !inputs.contains(input) { inputs.append(input) }
      guard domain.count > 1, let plain = domain.first else { continue }
      let value = values[input] ?? plain
      if fixed[input] == nil {
        for other in domain where other != value {
          var next = fixed
          next[input] = other
          others.append(next)
        }
        fixed[input] = value
      }
      seen[input] = value
      order.append(input)
    }
    open += others.reversed()
    return (seen, order)
  }
}
