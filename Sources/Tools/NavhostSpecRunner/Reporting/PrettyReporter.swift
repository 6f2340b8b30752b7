internal import NavhostSupport

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
    self.write = { write(GitHubCommand.disarmed($0)) }
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
    case .covered, .trouble, .reported: break
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
