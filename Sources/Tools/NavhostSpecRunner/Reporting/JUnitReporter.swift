internal import NavhostSupport

/// JUnit's XML: a suite for each file, written when the run has ended.
package final class JUnitReporter: SpecReporter {
  /// The events of one file.
  private struct Suite {
    var file: String
    var summary = SpecSummary()
    var cases: [String] = []
    var errors = 0
  }

  private let write: SpecOutput
  private var suites: [Suite] = []

  package init(write: @escaping SpecOutput) {
    self.write = write
  }

  package func began() {}

  package func happened(_ event: SpecEvent) {
    if case .fileBegan(let file) = event { suites.append(Suite(file: file)) }
    guard !suites.isEmpty else { return }
    let last = suites.count - 1
    suites[last].summary.count(event)
    switch event {
    case .tested(let result): add(result, to: last)
    case .problem(let file, let place, let problem):
      let result = SpecResult(
        file: file, name: place, line: problem.line, outcome: .failed([problem]))
      add(result, to: last)
    case .fileEnded(_, let seconds): suites[last].summary.seconds = seconds
    case .fileBegan, .covered, .trouble, .reported: break
    }
  }

  private func add(_ result: SpecResult, to suite: Int) {
    if result.problems.first?.kind == .error { suites[suite].errors += 1 }
    suites[suite].cases.append(Self.element(result))
  }

  package func ended(_ summary: SpecSummary) {
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let errors = suites.reduce(0) { $0 + $1.errors }
    write("<testsuites" + Self.counts(summary, errors: errors) + ">\n")
    for suite in suites {
      let name = XMLText.attribute("name", suite.file)
      write("  <testsuite\(name)\(Self.counts(suite.summary, errors: suite.errors))>\n")
      for text in suite.cases { write(text) }
      write("  </testsuite>\n")
    }
    write("</testsuites>\n")
  }

  private static func counts(_ summary: SpecSummary, errors: Int) -> String {
    let tests = summary.passed + summary.failed + summary.pending
    return XMLText.attribute("tests", "\(tests)")
      + XMLText.attribute("failures", "\(summary.failed - errors)")
      + XMLText.attribute("errors", "\(errors)")
      + XMLText.attribute("skipped", "\(summary.pending)")
      + XMLText.attribute("time", DecimalText.fixed(summary.seconds, places: 6))
  }

  private static func element(_ result: SpecResult) -> String {
    let opening =
      "    <testcase" + XMLText.attribute("name", result.name)
      + XMLText.attribute("classname", className(result.file))
      + XMLText.attribute("file", result.file) + XMLText.attribute("line", "\(result.line)")
      + XMLText.attribute("time", DecimalText.fixed(result.seconds, places: 6))
    switch result.outcome {
    case .passed: return opening + "/>\n"
    case .pending(let reason):
      let message = reason.isEmpty ? "" : XMLText.attribute("message", reason)
      return opening + ">\n      <skipped\(message)/>\n    </testcase>\n"
    case .failed(let problems):
      return opening + ">\n" + problems.map(element).joined() + "    </testcase>\n"
    }
  }

  private static func element(_ problem: SpecProblem) -> String {
    let name = problem.kind.rawValue
    let first = problem.message.split(separator: "\n").first.map(String.init) ?? ""
    let body = ([problem.message] + problem.difference + problem.traceback).joined(separator: "\n")
    return "      <\(name)\(XMLText.attribute("message", first))"
      + "\(XMLText.attribute("type", name))>\(text(body))</\(name)>\n"
  }

  /// Text between elements. Its lines are lines of a log, too.
  private static func text(_ text: String) -> String {
    GitHubCommand.disarmed(XMLText.escaped(text)) { "&#\($0.value);" }
  }

  /// The file as JUnit's readers want to see a class: `plugins.draft.draft_spec`.
  private static func className(_ file: String) -> String {
    let stem = file.hasSuffix(".lua") ? file.dropLast(4) : file[...]
    return stem.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }
}
