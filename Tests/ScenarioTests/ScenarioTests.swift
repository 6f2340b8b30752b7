import Foundation
import ProgramSupport
import Testing

/// Every script of `scripts/` prints what stands in the `.expected` file beside it.
@Suite struct ScenarioTests {
  @Test(arguments: Scenario.all)
  func printsWhatIsExpected(_ scenario: Scenario) throws {
    let run = try ProgramRun(["run", "--no-plugins", scenario.script], in: .package)
    #expect(run.status == 0)
    #expect(run.errors == "")
    if Recording.isOn {
      try scenario.record(run.output)
      Issue.record("recorded \(scenario.script)")
    }
    #expect(try run.output == scenario.expected)
  }

  /// Scripts unload what they do not want: the plugins of the project are loaded here.
  @Test(arguments: Scenario.all)
  func printsTheSameWithEveryPluginLoaded(_ scenario: Scenario) throws {
    let run = try ProgramRun(["run", "--plugins", "plugins", scenario.script], in: .package)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try run.output == scenario.expected)
  }

  @Test func everyRecordingHasItsScript() throws {
    let scripts = Set(Scenario.all.map(\.name))
    #expect(scripts.count >= 7)
    #expect(Set(try Scenario.names(of: "expected")) == scripts)
  }
}
