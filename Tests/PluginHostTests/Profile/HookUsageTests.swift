import Expectations
import Testing

@testable import NavhostPluginHost

/// The CPU time that the calls of one hook took.
@Suite struct HookUsageTests {
  private func usage(_ seconds: [Double]) -> HookUsage {
    var usage = HookUsage(plugin: "p", hook: "shouldPop")
    for each in seconds {
      let call = usage.begin()
      usage.add(each, to: call)
    }
    return usage
  }

  @Test(arguments: [(0.0, 1.0), (0.25, 1.0), (0.5, 2.0), (0.7, 3.0), (1.0, 3.0), (2.0, 3.0)])
  func aShareOfTheCallsTookNoLongerThanThis(_ share: Double, _ seconds: Double) {
    expectEqual(usage([3, 1, 2]).percentile(share), seconds)
  }

  @Test func withoutACallItIsZero() {
    expectEqual(usage([]).percentile(0.5), 0)
  }

  @Test func aCallThatWasSuspendedCountsOnce() {
    var usage = usage([1])
    let call = usage.begin()
    usage.add(2, to: call)
    usage.add(3, to: call)
    expectEqual(usage.calls, 2)
    expectEqual(usage.longest, 5)
    expectEqual(usage.percentile(1), 5)
  }
}
