import Foundation
import NavhostLuaSyntax
import NavhostSupport
import Testing

@testable import PluginCheck

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
    #expect(
      report.text == """
        a.lua:2:12: undefined-global: undefined global 'pritn'; did you mean 'print'?
          \tif x then pritn(x) end
          \t          ^
        1 finding in 1 file

        """)
  }

  @Test func whereNothingCouldBeReadThereIsNoSummary() {
    #expect(CheckReport(problems: ["x: gone"]).text == "")
  }

  @Test func summaryCountsFiles() {
    var report = CheckReport(problems: [])
    #expect(report.text == "No findings in 0 files\n")
    report.add(SourceText(file: "a", text: ""), [])
    #expect(report.summary == "No findings in 1 file")
    let finding = Finding(file: "b", line: 1, column: 1, rule: "r", message: "m")
    report.add(SourceText(file: "b", text: "x"), [finding, finding])
    report.add(
      SourceText(file: "c", text: "x"),
      [Finding(file: "c", line: 1, column: 1, rule: "r", message: "m")])
    #expect(report.summary == "3 findings in 2 files")
  }

  @Test func jsonIsAListOfObjects() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let list = try #require(json as? [[String: Any]])
    #expect(list.count == report.findings.count)
    let first = try #require(list.first)
    #expect(Set(first.keys) == ["file", "line", "column", "rule", "message"])
    #expect(first["file"] as? String == "a b.lua")
    #expect(first["line"] as? Int == 1)
  }

  @Test func jsonHasAFindingALine() {
    let finding = Finding(file: "b", line: 1, column: 2, rule: "r", message: "m")
    var report = CheckReport(problems: [])
    report.add(SourceText(file: "b", text: "x"), [finding, finding])
    let line = #"{"file": "b", "line": 1, "column": 2, "rule": "r", "message": "m"}"#
    #expect(report.json == "[\n  \(line),\n  \(line)\n]\n")
  }

  @Test func jsonOfNothingIsAnEmptyList() {
    #expect(CheckReport(problems: []).json == "[]\n")
  }

  @Test func jsonEscapesWhatItMust() throws {
    let text = "\"\\\n\r\t\u{1}\u{7F}é😀/"
    let data = Data("[\(JSONText.string(text))]".utf8)
    let list = try JSONSerialization.jsonObject(with: data) as? [String]
    #expect(list == [text])
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.sarif.utf8))
    let log = try #require(json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == report.findings.count)
    #expect(results.first?["ruleId"] as? String == report.findings.first?.rule)
    #expect(report.sarif.contains("\"uri\": \"a%20b.lua\""))
  }

  @Test func columnsCountCharacters() {
    let findings = Checker.check("print('é', pritn)", file: "a.lua")
    #expect(findings.map(\.column) == [12])
  }

  @Test func ofTwoCorrectionsThatOverlapTheFirstIsMade() {
    let fixes = [
      Fix(range: 3..<6, replacement: "three"), Fix(range: 0..<4, replacement: "none"),
      Fix(range: 6..<7, replacement: "!"),
    ]
    let (bytes, count) = CheckReport.apply(fixes, to: Array("abcdefg".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "noneef!")
    #expect(count == 2)
  }
}
