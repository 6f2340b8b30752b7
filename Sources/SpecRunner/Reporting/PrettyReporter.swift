internal import Support

/// For people: a mark for each test as it ends, then what failed, with its source, then the count.
package final class PrettyReporter: SpecReporter {
  private let style: PrettyStyle
  private let seed: UInt64?
  private let write: SpecOutput
  private var source = SourceLines()
  private var failures: [(title: String, problems: [SpecProblem])] = []
  private var pending: [SpecResult] = []

  package init(
    colors: Bool = false, seed: UInt64? = nil, write: @escaping SpecOutput
  ) {
    style = PrettyStyle(colors: colors)
    self.seed = seed
    self.write = write
  }

  package func began() {}

  package func happened(_ event: SpecEvent) {
    switch event {
    case .fileBegan(let file): write(file + " ")
    case .tested(let result): add(result)
    case .problem(_, let place, let problem):
      write(style.red("E"))
      failures.append(("\(Plain.oneLine(place)) (outside of a test)", [problem]))
    case .fileEnded: write("\n")
    case .covered, .trouble: break
    }
  }

  private func add(_ result: SpecResult) {
    switch result.outcome {
    case .passed: write(style.green("."))
    case .pending:
      write(style.yellow("P"))
      pending.append(result)
    case .failed(let problems):
      write(style.red("F"))
      failures.append((Plain.oneLine(result.name), problems))
    }
  }

  package func ended(_ summary: SpecSummary) {
    for result in pending { write(text(pending: result)) }
    for (number, failure) in failures.enumerated() {
      write("\n" + style.bold("\(number + 1)) \(failure.title)") + "\n")
      for problem in failure.problems { write(text(problem)) }
    }
    write("\n" + style.dim(details(summary)) + "\n")
    let isFine = summary.failed == 0 && summary.ended > 0
    write((isFine ? style.green(summary.counts) : style.red(summary.counts)) + "\n")
  }

  private func text(pending result: SpecResult) -> String {
    guard case .pending(let reason) = result.outcome else { return "" }
    let words = reason.isEmpty ? result.name : result.name + ": " + reason
    let place = "\(result.file):\(result.line): "
    return "\n" + style.yellow("pending ") + style.dim(place) + Plain.oneLine(words) + "\n"
  }

  private func text(_ problem: SpecProblem) -> String {
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

  private func excerpt(_ problem: SpecProblem) -> [String] {
    guard let line = source.line(problem.line, of: problem.file) else { return [] }
    return [style.cyan("  \(problem.line) | ") + line]
  }

  private func details(_ summary: SpecSummary) -> String {
    var parts = [Self.count(summary.tests, "test"), "in \(Self.count(summary.files, "file"))"]
    if summary.problems > 0 {
      parts.append("\(Self.count(summary.problems, "error")) outside of tests")
    }
    parts.append(DecimalText.fixed(summary.seconds, places: 3) + " s")
    if let seed { parts.append("shuffled by --seed \(seed)") }
    return parts[0] + " " + parts.dropFirst().joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// Colours for a terminal, or none.
struct PrettyStyle {
  let colors: Bool

  func red(_ text: String) -> String { paint(text, 31) }
  func green(_ text: String) -> String { paint(text, 32) }
  func yellow(_ text: String) -> String { paint(text, 33) }
  func cyan(_ text: String) -> String { paint(text, 36) }
  func bold(_ text: String) -> String { paint(text, 1) }
  func dim(_ text: String) -> String { paint(text, 2) }

  /// A line of a difference, by what it begins with.
  func difference(_ line: String) -> String {
    switch line.first {
    case "-": green(line)
    case "+": red(line)
    default: line
    }
  }

  private func paint(_ text: String, _ code: Int) -> String {
    colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
