import Expectations
import NavhostSpecRunner
import Testing

/// `--check`: what is wrong after an operation of a test fails it, whatever the test does about it.
@Suite struct OperationCheckTests {
  private func run(_ spec: String, broken: @escaping (Int) -> String?) throws -> SpecRun {
    try SpecRun(spec) { suite in
      suite.makeCheck = { _ in
        var looks = 0
        return {
          looks += 1
          return broken(looks)
        }
      }
    }
  }

  @Test func aBrokenInvariantFailsTheTestWithItsName() throws {
    let run = try run(
      """
      it("a", function()
        nav.setRoot("Home")
        pcall(nav.push, "Page")
      end)
      it("b", function() nav.setRoot("Home") end)
      """
    ) { $0 == 2 ? "never stuck: somebody is" : nil }
    expectEqual(run.outcomes, ["a: [\"failure\"]", "b: passed"])
    expectEqual(
      run.messages, ["FILE:1: an invariant is broken after nav.push: never stuck: somebody is"])
  }

  @Test func callsInsideAHookAreNoOperations() throws {
    var looks = 0
    let run = try run(
      """
      it("a", function()
        nav.use { name = "p", shouldPop = function() nav.question() end }
        nav.setStack { "Home", "Page" }
        nav.tapBack()
      end)
      """
    ) {
      looks = $0
      return nil
    }
    expectEqual(run.outcomes, ["a: passed"])
    expectEqual(looks, 3)
  }
}
