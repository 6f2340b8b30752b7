import Expectations
import Foundation
import NavhostLuaSyntax
import NavhostSupport
import Testing

@testable import NavhostPluginCheck

@Suite struct CheckReportTests {
  private let source = SourceText(
    file: "a b.lua", text: "local x = 1\n\tif y then pritn(\"q\\\"é\") end\n")

  private var report: CheckReport {
    var report = CheckReport(problems: [])
    report.add(source, Checker.check(source).findings)
    return report
  }

  @Test func textShowsLineAndCaret() {
    let source = SourceText(file: "a.lua", text: "local x = 1\n\tif x then pritn(x) end\n")
    var report = CheckReport(problems: [])
    report.add(source, Checker.check(source).findings)
    expectEqual(
      report.text,
      """
      a.lua:2:12: undefined-global: undefined global 'pritn'; did you mean 'print'?
        \tif x then pritn(x) end
        \t          ^
      1 finding in 1 file

      """)
  }

  @Test func whereNothingCouldBeReadThereIsNoSummary() {
    expectEqual(CheckReport(problems: ["x: gone"]).text, "")
  }

  @Test func summaryCountsFiles() {
    var report = CheckReport(problems: [])
    expectEqual(report.text, "No findings in 0 files\n")
    report.add(SourceText(file: "a", text: ""), [])
    expectEqual(report.summary, "No findings in 1 file")
    let finding = Finding(file: "b", line: 1, column: 1, rule: "r", message: "m")
    report.add(SourceText(file: "b", text: "x"), [finding, finding])
    report.add(
      SourceText(file: "c", text: "x"),
      [Finding(file: "c", line: 1, column: 1, rule: "r", message: "m")])
    expectEqual(report.summary, "3 findings in 2 files")
  }

  @Test func jsonIsAListOfObjects() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let list = try #require(json as? [[String: Any]])
    expectEqual(list.count, report.findings.count)
    let first = try #require(list.first)
    expectEqual(Set(first.keys), ["file", "line", "column", "rule", "message"])
    expectEqual(first["file"] as? String, "a b.lua")
    expectEqual(first["line"] as? Int, 1)
  }

  @Test func jsonHasAFindingALine() {
    let finding = Finding(file: "b", line: 1, column: 2, rule: "r", message: "m")
    var report = CheckReport(problems: [])
    report.add(SourceText(file: "b", text: "x"), [finding, finding])
    let line = #"{"file": "b", "line": 1, "column": 2, "rule": "r", "message": "m"}"#
    expectEqual(report.json, "[\n  \(line),\n  \(line)\n]\n")
  }

  @Test func jsonOfNothingIsAnEmptyList() {
    expectEqual(CheckReport(problems: []).json, "[]\n")
  }

  @Test func jsonEscapesWhatItMust() throws {
    let text = "\"\\\n\r\t\u{1}\u{7F}é😀/"
    let data = Data("[\(JSONText.string(text))]".utf8)
    let list = try JSONSerialization.jsonObject(with: data) as? [String]
    expectEqual(list, [text])
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.sarif.utf8))
    let log = try #require(json as? [String: Any])
    expectEqual(log["version"] as? String, "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    expectEqual(results.count, report.findings.count)
    expectEqual(results.first?["ruleId"] as? String, report.findings.first?.rule)
    #expect(report.sarif.contains("\"uri\": \"a%20b.lua\""))
  }

  @Test func columnsCountCharacters() {
    let findings = Checker.check("print('é', pritn)", file: "a.lua")
    expectEqual(findings.map(\.column), [12])
  }

  @Test func ofTwoCorrectionsThatOverlapTheFirstIsMade() {
    let fixes = [
      Fix(range: 3..<6, replacement: "three"), Fix(range: 0..<4, replacement: "none"),
      Fix(range: 6..<7, replacement: "!"),
    ]
    let (bytes, count) = CheckReport.apply(fixes, to: Array("abcdefg".utf8))
    expectEqual(String(decoding: bytes, as: UTF8.self), "noneef!")
    expectEqual(count, 2)
  }
}
