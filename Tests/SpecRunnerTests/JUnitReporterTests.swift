import Expectations
import Foundation
import NavhostSpecRunner
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The report in JUnit's XML.
@Suite struct JUnitReporterTests {
  @Test func itIsWellFormed() throws {
    let text = try ReportedSpec.report { JUnitReporter(write: $0) }
    let elements = ElementCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let suites = elements.all("testsuites")
    expectEqual(suites.first?["tests"], "6")
    expectEqual(suites.first?["failures"], "1")
    expectEqual(suites.first?["errors"], "2")
    expectEqual(suites.first?["skipped"], "2")
    expectEqual(elements.all("testsuite").map { $0["name"] }, ["FILE"])
    expectEqual(
      elements.all("testcase").map { $0["name"] },
      [
        "a <b> & \"c\" passes #tag", "a <b> & \"c\" fails", "a <b> & \"c\" errs",
        "a <b> & \"c\" waits", "a <b> & \"c\" waits too", "broken",
      ])
    expectEqual(elements.all("failure").count, 1)
    expectEqual(elements.all("error").count, 2)
    expectEqual(elements.all("skipped").map { $0["message"] }, [nil, "for <rain>"])
    #expect(elements.text.contains("second line"))
    #expect(elements.text.contains("]]>"))
  }

  /// In an attribute a reader of XML would make spaces of them.
  @Test func lineEndsInNamesAreKept() throws {
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
    expectEqual(elements.all("testcase").map { $0["name"] }, ["a\n\tb"])
  }

  @Test func aFileIsASuiteWithItsOwnCounts() throws {
    var text = ""
    let reporter = JUnitReporter { text += $0 }
    var summary = SpecSummary()
    let error = SpecProblem(.error, "no\nmore", file: "b_spec.lua", line: 3)
    for event in [
      SpecEvent.tested(SpecResult(file: "lost", name: "before any file", outcome: .passed)),
      .fileBegan("./plugins/a_spec.lua"),
      .tested(SpecResult(file: "./plugins/a_spec.lua", name: "a", line: 2, outcome: .passed)),
      .fileEnded("./plugins/a_spec.lua", seconds: 0.5), .fileBegan("b_spec.lua"),
      .problem(file: "b_spec.lua", place: "setup", error), .fileEnded("b_spec.lua", seconds: 2),
    ] {
      reporter.happened(event)
      summary.count(event)
    }
    summary.passed -= 1
    reporter.ended(summary)
    let elements = ElementCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse())
    let suites = elements.all("testsuite")
    expectEqual(suites.map { $0["name"] }, ["./plugins/a_spec.lua", "b_spec.lua"])
    expectEqual(suites.map { $0["errors"] }, ["0", "1"])
    expectEqual(suites.map { $0["failures"] }, ["0", "0"])
    expectEqual(suites.map { $0["time"] }, ["0.500000", "2.000000"])
    expectEqual(elements.all("testcase").map { $0["classname"] }, ["plugins.a_spec", "b_spec"])
    expectEqual(elements.all("error").map { $0["message"] }, ["no"])
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
}
