internal import Support

/// For people: a mark for each test as it ends, then what failed, with its source, then the count.
package final class PrettyReporter: SpecReporter {
  private let style: PrettyStyle
  private let seed: UInt64?
  private let write: SpecOutput
  private var failures: FailureList
  private var pending: [SpecResult] = []

  package init(
    colors: Bool = false, seed: UInt64? = nil, write: @escaping SpecOutput
  ) {
    style = PrettyStyle(colors: colors)
    failures = FailureList(style)
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
      failures.add(at: place, problem)
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
      failures.add(result.name, problems)
    }
  }

  package func ended(_ summary: SpecSummary) {
    for result in pending { write(text(pending: result)) }
    write(failures.text())
    write(style.end(summary, seed: seed))
  }

  private func text(pending result: SpecResult) -> String {
    guard case .pending(let reason) = result.outcome else { return "" }
    let words = reason.isEmpty ? result.name : result.name + ": " + reason
    let place = "\(result.file):\(result.line): "
    return "\n" + style.yellow("pending ") + style.dim(place) + Plain.oneLine(words) + "\n"
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

  /// How many tests there were, and what came of them.
  func end(_ summary: SpecSummary, seed: UInt64?) -> String {
    let isFine = summary.failed == 0 && summary.ended > 0
    return "\n" + dim(details(summary, seed)) + "\n"
      + (isFine ? green(summary.counts) : red(summary.counts)) + "\n"
  }

  private func details(_ summary: SpecSummary, _ seed: UInt64?) -> String {
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

  private func paint(_ text: String, _ code: Int) -> String {
    colors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
