import Expectations
import NavhostSpecRunner
import Testing

/// The report for people.
@Suite struct PrettyReporterTests {
  @Test func marksThenFailuresThenTheCount() throws {
    let text = try ReportedSpec.report { PrettyReporter(seed: 7, write: $0) }
    #expect(text.hasPrefix("FILE .FFPPE\n"))
    #expect(
      text.contains(
        """

        1) a <b> & "c" fails
           FILE:4: Expected objects to be the same.
           Passed in:
           (table) {
            *[1] = 2 }
           Expected:
           (table) {
            *[1] = 1 }
             4 | it("fails", function() assert.same({ 1 }, { 2 }) end)
           Differences (- expected, + passed in):
             - [1] = 1
             + [1] = 2

        """))
    #expect(text.contains("\npending FILE:7: a <b> & \"c\" waits too: for <rain>\n"))
    #expect(text.contains("3) broken (outside of a test)\n   FILE:9: outside\n"))
    #expect(!text.contains("\u{1B}"))
    #expect(
      text.hasSuffix(
        "\n5 tests in 1 file, 1 error outside of tests, 1.235 s, shuffled by --seed 7\n"
          + "1 passed, 3 failed, 2 pending\n"))
  }

  @Test func onATerminalItHasColors() throws {
    let text = try ReportedSpec.report { PrettyReporter(colors: true, write: $0) }
    #expect(text.contains("\u{1B}[32m.\u{1B}[0m"))
    #expect(text.hasSuffix("\u{1B}[31m1 passed, 3 failed, 2 pending\u{1B}[0m\n"))
  }

  /// Names and messages come from anywhere.
  @Test func nothingReachesTheTerminalAsItIs() {
    var text = ""
    let reporter = PrettyReporter { text += $0 }
    let problem = SpecProblem(
      .error, "a\u{1B}[2Jb", traceback: ["one\u{7}", "two"], difference: ["+ \u{1B}]0;x"])
    let result = SpecResult(file: "f", name: "n\nm\u{1B}", line: 1, outcome: .failed([problem]))
    reporter.happened(.tested(result))
    reporter.ended(SpecSummary())
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    #expect(text.contains("stack traceback:\n"))
  }

  @Test func oneIsOneAndNothingIsNoSuccess() {
    func last(_ events: [SpecEvent]) -> [Substring] {
      var text = ""
      let reporter = PrettyReporter(colors: true) { text += $0 }
      var summary = SpecSummary()
      for event in events {
        reporter.happened(event)
        summary.count(event)
      }
      reporter.ended(summary)
      return text.split(separator: "\n").suffix(2)
    }
    let passed = SpecEvent.tested(SpecResult(file: "f", name: "n", outcome: .passed))
    let one = last([passed, .fileEnded("f", seconds: 0)])
    #expect(one.first?.contains("1 test in 1 file, 0.000 s") == true)
    expectEqual(one.last, "\u{1B}[32m1 passed, 0 failed\u{1B}[0m")
    let pending = SpecEvent.tested(SpecResult(file: "f", name: "n", outcome: .pending("")))
    expectEqual(last([pending]).last, "\u{1B}[31m0 passed, 0 failed, 1 pending\u{1B}[0m")
  }
}
