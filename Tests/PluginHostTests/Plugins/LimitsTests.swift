import Expectations
import Testing

@testable import NavhostPluginHost

/// The limits of a decision that asks several plugins.
@Suite struct LimitsTests {
  private func limits(units: Int = 1000, seconds: Double) -> Limits {
    Limits(decisionFuel: units, decisionSeconds: seconds)
  }

  @Test func aDecisionHasTheLargestLimitsOfItsPlugins() {
    let both = limits(units: 300, seconds: 2).forDecision(with: limits(units: 500, seconds: 1))
    expectEqual(both.decisionFuel, 500)
    expectEqual(both.decisionSeconds, 2)
  }

  @Test func aDecisionHasNoDeadlineIfOneOfItsPluginsHasNone() {
    expectEqual(limits(seconds: 0).forDecision(with: limits(seconds: 1)).decisionSeconds, 0)
    expectEqual(limits(seconds: 1).forDecision(with: limits(seconds: 0)).decisionSeconds, 0)
  }
}
