/// A policy that was made up, and what it truly answers.
struct MadePolicy {
  /// What a rule answers.
  enum Answer: Hashable {
    case none, yes, no
    case noBecause(String)
    /// It asks, and a yes lets go.
    case ask

    /// As a table says it, after that answer of the person.
    func text(_ isYes: Bool = true) -> String {
      switch self {
      case .none: "no opinion"
      case .yes: "yes"
      case .no: "no"
      case .noBecause(let reason): "no: \(reason)"
      case .ask: isYes ? "yes" : "no"
      }
    }

    /// The values that a `return` gives.
    var lua: String {
      switch self {
      case .none: "nil"
      case .yes: "true"
      case .no: "false"
      case .noBecause(let reason): "false, '\(reason)'"
      case .ask: "confirm('Leave?')"
      }
    }

    var holds: Bool {
      switch self {
      case .no, .noBecause: true
      default: false
      }
    }
  }

  /// The first whose condition holds answers.
  var rules: [(condition: Condition, answer: Answer)]
  var otherwise: Answer
  var shape: PolicyShape
  /// What the plugin's `controllers` are.
  var classes: [String]

  var tests: [PolicyTest] { rules.flatMap(\.condition.tests) }

  /// The number of the rule that decides; nil where none does.
  func rule(_ inputs: Inputs) -> Int? { rules.firstIndex { $0.condition.holds(inputs) } }

  func answer(_ inputs: Inputs) -> Answer { rule(inputs).map { rules[$0].answer } ?? otherwise }

  /// All kinds of values that its inputs may have, by the input.
  var values: [String: [LuaDatum]] {
    var all: [String: [LuaDatum]] = [:]
    for test in tests {
      for (input, values) in test.values {
        all[input, default: []] += values.filter { all[input]?.contains($0) != true }
      }
    }
    return all
  }

  /// So many cases are played through by this.
  private static let maxCases = 3000

  init(seed: UInt64) {
    otherwise = .none
    shape = .earlyReturns
    classes = []
    var random = SeededNumbers(seed)
    var maker = TestMaker(random: SeededNumbers(random.next()))
    let count = random.below(3) + 1
    rules = []
    while rules.count < count {
      rules.append((Self.condition(&random, &maker), Self.answer(&random)))
      if values.values.reduce(1, { $0 * $1.count }) > Self.maxCases { rules.removeLast() }
    }
    otherwise = random.below(3) == 0 ? Self.answer(&random) : .none
    shape = random.pick(PolicyShape.allCases)
    classes = random.below(3) == 0 ? ["Form", "Editor"] : ["Form"]
  }

  private static func condition(_ random: inout SeededNumbers, _ maker: inout TestMaker)
    -> Condition
  {
    let one = Condition.test(maker.make())
    switch random.below(6) {
    case 0: return .not(one)
    case 1: return .and(one, .test(maker.make()))
    case 2: return .or(one, .test(maker.make()))
    case 3: return .and(one, .not(.test(maker.make())))
    default: return one
    }
  }

  private static func answer(_ random: inout SeededNumbers) -> Answer {
    random.pick([.no, .no, .noBecause("busy"), .none, .yes, .ask, .ask])
  }
}
