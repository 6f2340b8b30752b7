internal import NavhostSupport

/// What failed in a run, for people: each cause once, with the source, and who else failed by it.
struct FailureList {
  private struct Failure {
    var title: String
    var problems: [SpecProblem]
    /// The titles of those that failed by the same cause.
    var others: [String] = []
  }

  private let style: PrettyStyle
  private var failures: [Failure] = []
  private var places: [[UInt8]: Int] = [:]
  private var source = SourceLines()

  init(_ style: PrettyStyle) {
    self.style = style
  }

  mutating func add(_ title: String, _ problems: [SpecProblem]) {
    let title = Plain.oneLine(title)
    let cause = Array(problems.map(\.cause).joined(separator: "\u{1}").utf8)
    if let place = places[cause] { return failures[place].others.append(title) }
    places[cause] = failures.count
    failures.append(Failure(title: title, problems: problems))
  }

  /// Adds a problem outside of tests.
  mutating func add(at place: String, _ problem: SpecProblem) {
    add(place + " (outside of a test)", [problem])
  }

  /// Numbered from 1, with an empty line before each.
  mutating func text() -> String {
    var text = ""
    for (number, failure) in failures.enumerated() {
      text += "\n" + style.bold("\(number + 1)) \(failure.title)") + "\n"
      for problem in failure.problems { text += self.text(problem) }
      if !failure.others.isEmpty { text += others(failure.others) }
    }
    return text
  }

  private func others(_ titles: [String]) -> String {
    let lines = ["\(titles.count) more by the same cause:"] + titles.map { "  \($0)" }
    return lines.map { "   " + style.dim($0) + "\n" }.joined()
  }

  private mutating func text(_ problem: SpecProblem) -> String {
    var lines = problem.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Plain.oneLine(String($0)) }
    lines += excerpt(problem)
    if !problem.difference.isEmpty {
      lines.append("Differences (- expected, + passed in):")
      lines += problem.difference.map { "  " + style.difference(Plain.oneLine($0)) }
    }
    if problem.traceback.count > 1 {
      lines.append(style.dim("stack traceback:"))
      lines += problem.traceback.map { style.dim("  " + Plain.oneLine($0)) }
    }
    return lines.map { "   \($0)\n" }.joined()
  }

  private mutating func excerpt(_ problem: SpecProblem) -> [String] {
    guard let line = source.line(problem.line, of: problem.file) else { return [] }
    return [style.cyan("  \(problem.line) | ") + line]
  }
}

extension SpecProblem {
  /// Problems of one cause have the same. Where the message says more than its own place, such as why a
  /// decision ended so with a plugin's file and line, that is the cause; else it is where it happened.
  package var cause: String {
    let own = "\(file):\(line): "
    let words = message.hasPrefix(own) ? String(message.dropFirst(own.count)) : message
    return words.contains(".lua:") ? words : message + "\u{1}\(file):\(line)"
  }
}
