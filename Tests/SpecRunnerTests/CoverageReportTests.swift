import Expectations
import Testing

@testable import NavhostSpecRunner

/// What is written about the lines that ran.
@Suite struct CoverageReportTests {
  @Test func theReportAddsUp() {
    var report = CoverageReport()
    expectEqual(report.table, "coverage: no plugin was run\n")
    report.take(.covered(file: "b.lua", lines: [1: 2, 2: 0, 3: 0, 5: 0]))
    report.take(.covered(file: "a.lua", lines: [1: 1]))
    report.take(.covered(file: "b.lua", lines: [1: 1, 2: 1, 3: 0, 5: 0]))
    expectEqual(
      report.table,
      """
      coverage of plugins:
        a.lua  100.0 %  1/1
        b.lua  50.0 %  2/4  not run: 3, 5
        total  60.0 %  3/5

      """)
    expectEqual(
      report.lcov,
      """
      TN:
      SF:a.lua
      DA:1,1
      LF:1
      LH:1
      end_of_record
      TN:
      SF:b.lua
      DA:1,3
      DA:2,1
      DA:3,0
      DA:5,0
      LF:4
      LH:2
      end_of_record

      """)
  }

  @Test func rangesAreJoined() {
    expectEqual(CoverageReport.ranges([1, 2, 3, 5, 7, 8]), "1-3, 5, 7-8")
    expectEqual(CoverageReport.ranges([]), "")
  }
}
