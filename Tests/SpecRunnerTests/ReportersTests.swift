import Foundation
import SpecRunner
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the reporters write.
@Suite struct ReportersTests {
  private let spec = """

    describe("a <b> & \\"c\\"", function()
      it("passes #tag", function() end)
      it("fails", function() assert.same({ 1 }, { 2 }) end)
      it("errs", function() error("\\27[31m]]> \\1 end\\nsecond line") end)
      pending("waits")
      it("waits too", function() pending("for <rain>") end)
    end)
    describe("broken", function() error("outside") end)
    """

  /// What a reporter writes about the spec, with FILE for its path.
  private func report(_ reporter: (@escaping SpecOutput) -> any SpecReporter) throws -> String {
    let run = try SpecRun(spec)
    var text = ""
    let reporter = reporter { text += $0 }
    reporter.began()
    for event in run.events { reporter.happened(event) }
    var summary = run.summary
    summary.seconds = 1.23456
    reporter.ended(summary)
    return run.plain(text)
  }

  @Test func pretty() throws {
    let text = try report { PrettyReporter(seed: 7, write: $0) }
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

  @Test func prettyWithColors() throws {
    let text = try report { PrettyReporter(colors: true, write: $0) }
    #expect(text.contains("\u{1B}[32m.\u{1B}[0m"))
    #expect(text.hasSuffix("\u{1B}[31m1 passed, 3 failed, 2 pending\u{1B}[0m\n"))
  }

  @Test func tap() throws {
    let text = try report { TapReporter(write: $0) }
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

  @Test func junitIsWellFormed() throws {
    let text = try report { JUnitReporter(write: $0) }
    let elements = ElementCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let suites = elements.all("testsuites")
    #expect(suites.first?["tests"] == "6")
    #expect(suites.first?["failures"] == "1")
    #expect(suites.first?["errors"] == "2")
    #expect(suites.first?["skipped"] == "2")
    #expect(elements.all("testsuite").map { $0["name"] } == ["FILE"])
    #expect(
      elements.all("testcase").map { $0["name"] } == [
        "a <b> & \"c\" passes #tag", "a <b> & \"c\" fails", "a <b> & \"c\" errs",
        "a <b> & \"c\" waits", "a <b> & \"c\" waits too", "broken",
      ])
    #expect(elements.all("failure").count == 1)
    #expect(elements.all("error").count == 2)
    #expect(elements.all("skipped").map { $0["message"] } == [nil, "for <rain>"])
    #expect(elements.text.contains("second line"))
    #expect(elements.text.contains("]]>"))
  }

  /// In an attribute a reader of XML would make spaces of them.
  @Test func junitKeepsLineEndsInNames() throws {
    var text = ""
    let reporter = JUnitReporter { text += $0 }
    reporter.began()
    reporter.happened(.fileBegan("a_spec.lua"))
    reporter.happened(
      .tested(
        SpecResult(file: "a_spec.lua", name: "a\n\tb", line: 1, outcome: .passed, seconds: 0)))
    reporter.ended(SpecSummary())
    let elements = ElementCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(elements.all("testcase").map { $0["name"] } == ["a\n\tb"])
  }
}

/// The elements of an XML file and their text.
private final class ElementCollector: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  func all(_ name: String) -> [[String: String]] {
    elements.filter { $0.name == name }.map(\.attributes)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  /// The syntax of GitHub's page "Workflow commands for GitHub Actions".
  @Test func github() {
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
    #expect(
      text == """
        ::error file=app/p.lua,line=3,title=a%3A b%2C c::p.lua:3: 50%25 off,%0Aor: not
        ::notice file=app/a_spec.lua,line=5,title=later::pending: why
        ::warning file=app/plugins/p.lua,line=2,title=navhost::plugins/p.lua:2: unknown field 'x'
        1 passed, 1 failed, 1 pending

        """)
  }
}
