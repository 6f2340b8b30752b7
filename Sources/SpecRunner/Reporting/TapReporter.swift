/// The Test Anything Protocol, version 13.
package final class TapReporter: SpecReporter {
  private let write: SpecOutput
  private var number = 0

  package init(write: @escaping SpecOutput) {
    self.write = write
  }

  package func began() {
    write("TAP version 13\n")
  }

  package func happened(_ event: SpecEvent) {
    switch event {
    case .tested(let result): report(result)
    case .problem(_, let place, let problem):
      line(isOk: false, "\(place) (outside of a test)")
      write(Self.diagnosis([problem]))
    case .fileBegan, .fileEnded, .covered, .trouble: break
    }
  }

  private func report(_ result: SpecResult) {
    switch result.outcome {
    case .passed: line(isOk: true, result.name)
    case .pending(let reason):
      let why = reason.isEmpty ? "" : " " + Self.plain(reason)
      line(isOk: true, result.name, directive: " # SKIP" + why)
    case .failed(let problems):
      line(isOk: false, result.name)
      write(Self.diagnosis(problems))
    }
  }

  package func ended(_ summary: SpecSummary) {
    write("1..\(number)\n")
    write("# \(summary.counts)\n")
  }

  private func line(isOk: Bool, _ name: String, directive: String = "") {
    number += 1
    write("\(isOk ? "ok" : "not ok") \(number) - \(Self.plain(name))\(directive)\n")
  }

  /// On one line, and with nothing that could be taken for a directive.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#": plain += "\\#"
      case "\\": plain += "\\\\"
      default: plain.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      }
    }
    return plain
  }

  /// The problems as YAML.
  private static func diagnosis(_ problems: [SpecProblem]) -> String {
    var text = "  ---\n"
    let messages = problems.map(\.message).joined(separator: "\n")
    text += "  message: |-\n" + indented(messages.split(separator: "\n").map(String.init))
    guard let first = problems.first else { return text + "  ...\n" }
    text += "  severity: \(first.kind == .failure ? "fail" : "error")\n"
    if !first.file.isEmpty {
      text += "  at:\n    file: '\(quoted(first.file))'\n    line: \(first.line)\n"
    }
    if !first.difference.isEmpty { text += "  difference: |-\n" + indented(first.difference) }
    if !first.traceback.isEmpty { text += "  stack: |-\n" + indented(first.traceback) }
    return text + "  ...\n"
  }

  private static func indented(_ lines: [String]) -> String {
    lines.map { "    \(printable($0))\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    printable(text).split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  private static func printable(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      plain.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return plain
  }
}
