import Expectations
import SpecRunner
import Testing

/// Annotations for GitHub Actions.
@Suite struct GitHubReporterTests {
  /// The syntax of GitHub's page "Workflow commands for GitHub Actions".
  @Test func failuresAndWarningsAreCommands() {
    var text = ""
    let reporter = GitHubReporter(root: "app/") { text += $0 }
    let problem = SpecProblem(.failure, "p.lua:3: 50% off,\nor: not", file: "p.lua", line: 3)
    var summary = SpecSummary()
    let events: [SpecEvent] = [
      .fileBegan("a_spec.lua"),
      .tested(SpecResult(file: "a_spec.lua", name: "fine", line: 1, outcome: .passed)),
      .tested(
        SpecResult(file: "a_spec.lua", name: "a: b, c", line: 2, outcome: .failed([problem]))),
      .tested(SpecResult(file: "a_spec.lua", name: "later", line: 5, outcome: .pending("why"))),
      .trouble(file: "a_spec.lua", message: "plugins/p.lua:2: unknown field 'x'"),
      .fileEnded("a_spec.lua", seconds: 1),
    ]
    for event in events {
      reporter.happened(event)
      summary.count(event)
    }
    reporter.ended(summary)
    expectEqual(
      text,
      """
      ::error file=app/p.lua,line=3,title=a%3A b%2C c::p.lua:3: 50%25 off,%0Aor: not
      ::notice file=app/a_spec.lua,line=5,title=later::pending: why
      ::warning file=app/plugins/p.lua,line=2,title=navhost::plugins/p.lua:2: unknown field 'x'
      1 passed, 1 failed, 1 pending

      """)
  }
}
