import SpecRunner
import Testing

/// The report in TAP.
@Suite struct TapReporterTests {
  @Test func eachTestIsAPoint() throws {
    let text = try ReportedSpec.report { TapReporter(write: $0) }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "TAP version 13")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(
      points == [
        "ok 1 - a <b> & \"c\" passes \\#tag", "not ok 2 - a <b> & \"c\" fails",
        "not ok 3 - a <b> & \"c\" errs", "ok 4 - a <b> & \"c\" waits # SKIP",
        "ok 5 - a <b> & \"c\" waits too # SKIP for <rain>",
        "not ok 6 - broken (outside of a test)",
      ])
    #expect(lines.contains("1..6"))
    #expect(lines.last == "# 1 passed, 3 failed, 2 pending")
    #expect(lines.contains("    line: 4"))
    let others = lines.dropFirst().filter { !points.contains($0) && $0 != "1..6" }
    #expect(others.dropLast().allSatisfy { $0.hasPrefix("  ") })
    #expect(lines.count { $0 == "  ---" } == 3)
    #expect(lines.count { $0 == "  ..." } == 3)
  }

  private func report(_ result: SpecResult) -> String {
    var text = ""
    TapReporter { text += $0 }.happened(.tested(result))
    return text
  }

  @Test func namesAreNoDirectives() {
    let text = report(SpecResult(file: "f", name: "a # TODO \\ b\nc", outcome: .passed))
    #expect(text == "ok 1 - a \\# TODO \\\\ b c\n")
    let pending = report(SpecResult(file: "f", name: "n", outcome: .pending("x # y")))
    #expect(pending == "ok 1 - n # SKIP x \\# y\n")
  }

  @Test func aDiagnosisIsYAML() {
    let problem = SpecProblem(
      .failure, "one\n\u{1B}two", file: "it's.lua", line: 3, traceback: ["t1", "t2"],
      difference: ["- a"])
    let text = report(SpecResult(file: "f", name: "n", outcome: .failed([problem, problem])))
    #expect(
      text == """
        not ok 1 - n
          ---
          message: |-
            one
             two
            one
             two
          severity: fail
          at:
            file: 'it''s.lua'
            line: 3
          difference: |-
            - a
          stack: |-
            t1
            t2
          ...

        """)
    let bare = report(SpecResult(file: "f", name: "n", outcome: .failed([])))
    #expect(bare == "not ok 1 - n\n  ---\n  message: |-\n  ...\n")
  }
}
