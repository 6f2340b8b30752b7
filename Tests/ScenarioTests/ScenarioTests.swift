import Expectations
import Foundation
import ProgramSupport
import Testing

/// Every script of `scripts/` prints what stands in the `.expected` file beside it.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all)
  func printsWhatIsExpected(_ scenario: Scenario) throws {
    let run = try ProgramRun(["run", "--no-plugins", scenario.script], in: .package)
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    if Recording.isOn {
      try scenario.record(run.output)
      Issue.record("recorded \(scenario.script)")
    }
    try expectEqual(run.output, scenario.expected)
  }

  /// Scripts unload what they do not want: the plugins of the project are loaded here.
  @Test(arguments: Scenario.all)
  func printsTheSameWithEveryPluginLoaded(_ scenario: Scenario) throws {
    let run = try ProgramRun(["run", "--plugins", "plugins", scenario.script], in: .package)
    expectEqual(run.status, 0, "\(run.errors)")
    try expectEqual(run.output, scenario.expected)
  }

  @Test func everyRecordingHasItsScript() throws {
    let scripts = Set(Scenario.all.map(\.name))
    #expect(scripts.count >= 7)
    try expectEqual(Set(Scenario.names(of: "expected")), scripts)
  }
}
