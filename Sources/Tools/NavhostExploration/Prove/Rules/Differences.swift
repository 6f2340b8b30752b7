internal import NavhostSupport
internal import NavhostSymbolic

/// The differences found in all situations, each once, in the order in which they were found.
struct Differences {
  /// A difference, with all situations in which it was found.
  struct Found {
    var difference: ChainComparison.Difference
    var pair: ChainComparison
    var condition: DifferenceCondition
  }

  /// Two differences are one if they have the same inputs and outcomes.
  private struct Key: Hashable {
    var inputs: ExactName
    var outcomes: ChainComparison.OutcomePair
  }

  private(set) var inOrder: [Found] = []
  private var places: [Key: Int] = [:]

  mutating func add(
    _ difference: ChainComparison.Difference, _ pair: ChainComparison, _ situation: Situation
  ) {
    let inputs = pair.text(difference)
    let key = Key(inputs: ExactName(inputs), outcomes: difference.outcomes)
    if let place = places[key] {
      inOrder[place].condition.add(situation)
      return
    }
    places[key] = inOrder.count
    inOrder.append(
      Found(difference: difference, pair: pair, condition: DifferenceCondition(inputs, situation)))
  }
}
