import Expectations
import Testing

@testable import NavhostPluginHost

/// The fuel and the seconds that a decision reserves for the hooks that are still to answer.
struct DecisionBudgetTests {
  private let limits = Limits(hookFuel: 400, hookSeconds: 0, decisionSeconds: 0)

  @Test func eachHasAFortiethAtLeast() {
    let budget = DecisionBudget(limits)
    expectEqual(budget.fuel, 4000)
    expectEqual(budget.free(besides: 0).fuel, 4000)
    expectEqual(budget.free(besides: 1).fuel, 3900)
    expectEqual(budget.free(besides: 39).fuel, 100)
    expectEqual(budget.free(besides: 40).fuel, 100, "more than forty: the last find nothing")
    #expect(budget.free(besides: 1).seconds == nil)
  }

  @Test func ofSecondsToo() {
    let budget = DecisionBudget(Limits(hookFuel: 400, hookSeconds: 0, decisionSeconds: 4))
    expectEqual(budget.free(besides: 0).seconds, 4)
    expectEqual(budget.free(besides: 10).seconds, 3)
    #expect(budget.has(400, 3, besides: 10) && !budget.has(400, 3.1, besides: 10))
    #expect(!budget.has(400, nil, besides: 0), "a hook without a bound of its own")
  }

  /// However much each hook uses of its part, the last of up to forty has its budget.
  @Test func nobodyUsesUpWhatAnotherNeeds() {
    for count in 1...40 {
      for eager in [1, 3, 7] {
        var budget = DecisionBudget(limits)
        for index in 0..<count {
          let mine = min(400, budget.free(besides: count - 1 - index).fuel)
          #expect(mine >= 100 && budget.exhausted == nil)
          budget.use(index % eager == 0 ? mine : mine / 2, 0, unasked: 0)
        }
      }
    }
  }

  @Test func ofMoreThanFortyTheFirstFortyHaveIt() {
    var budget = DecisionBudget(limits)
    for index in 0..<60 {
      let mine = min(400, budget.free(besides: 59 - index).fuel)
      expectEqual(mine, index < 40 ? 100 : 0)
      expectEqual(budget.exhausted == .fuel, index >= 40)
      budget.use(mine, 0, unasked: 0)
    }
  }

  @Test func whatIsFreeIsWhatFits() {
    var budget = DecisionBudget(Limits(hookFuel: 400, hookSeconds: 0.1, decisionSeconds: 1))
    for _ in 0..<20 {
      for others in 0...45 {
        let free = budget.free(besides: others)
        for units in [1, 50, 100, 150, 400] where units > 100 || others < 40 {
          let fits = units <= free.fuel && 0.1 <= free.seconds ?? 1
          if budget.has(units, 0.1, besides: others) { #expect(fits) }
        }
      }
      budget.use(150, 0.03, unasked: 0)
    }
  }

  @Test func whatIsOnlyToldIsUnbounded() {
    var budget = DecisionBudget.unbounded
    budget.use(1 << 50, 100, unasked: 0)
    #expect(budget.exhausted == nil && budget.has(1 << 50, 100, besides: 1000))
  }
}
