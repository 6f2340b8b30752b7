import Expectations
import NavhostExploration
import Testing

/// The states that a search meets.
@Suite struct StateSearchTests {
  @Test func withoutASceneFormIsPushedToFourControllers() throws {
    let report = try prove(["it": "return {shouldPop = function() end}"], depth: 6)
    expectEqual(report.states, 4)
  }

  @Test func propsAreSetOnTheTopAboveTheRoot() throws {
    let report = try prove(
      ["it": "return {shouldPop = function(c) if c.props.a then return nil end end}"], depth: 2)
    // [Home], [Home, Form], its prop true, and a third controller.
    expectEqual(report.states, 4)
  }

  /// Of a number that shows no end nobody knows whether it lets go some day.
  @Test func aCounterWithoutAnEndIsNotCalledChecked() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) c.state.n = (c.state.n or 0) + 1 "
        + "return c.state.n % 100 == 99 end}"
    ])
    #expect(!report.isFinished && report.findings == [])
    #expect(report.cuts.contains { $0.hasSuffix(": it counts in state.n") }, "\(report.cuts)")
  }

  @Test func aPatientPersonGetsOut() throws {
    let report = try prove([
      "it": """
      return {shouldPop = function(c) c.state.n = (c.state.n or 0) + 1 return c.state.n > 3 end}
      """
    ])
    #expect(report.isSound, "\(report.text())")
  }

  /// What an app keeps in locals is no part of a state: then each state is reached from the start.
  @Test func anAppThatCountsIsReplayed() throws {
    let source = """
      nav.setRoot("Home")
      local n = 0
      actions = {
        push = function(nav) n = n + 1 if n < 3 then nav.push("A") end end,
        mark = function(nav) nav.top.props.x = n end,
      }
      """
    let report = try prove([:], depth: 4) {
      $0.scene = SceneScript(path: "-", source: Array(source.utf8))
    }
    #expect(report.isFinished && report.states == 13, "\(report.text())")
  }
}
