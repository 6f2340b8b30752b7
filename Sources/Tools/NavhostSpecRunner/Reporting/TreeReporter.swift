internal import NavhostSupport

/// For people: the blocks and tests of each file as a tree, then what failed, then the count.
package final class TreeReporter: SpecReporter {
  private let style: PrettyStyle
  private let seed: UInt64?
  private let write: SpecOutput
  private var failures: FailureList
  /// The blocks under which the last test was written.
  private var blocks: [String] = []

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
    case .fileBegan(let file):
      blocks = []
      write(style.bold(Plain.oneLine(file)) + "\n")
    case .tested(let result): add(result)
    case .problem(_, let place, let problem):
      line(1, style.red("✗ ") + Plain.oneLine(place) + " (outside of a test)")
      failures.add(at: place, problem)
    case .fileEnded, .covered, .trouble, .reported: break
    }
  }

  private func add(_ result: SpecResult) {
    open(result.blocks)
    let depth = result.blocks.count + 1
    let title = Plain.oneLine(result.title)
    switch result.outcome {
    case .passed: line(depth, style.green("✓ ") + title)
    case .pending(let reason):
      line(
        depth,
        style.yellow("… ") + title + style.dim(reason.isEmpty ? "" : ": \(Plain.oneLine(reason))"))
    case .failed(let problems):
      line(depth, style.red("✗ ") + title)
      failures.add(result.name, problems)
    }
  }

  /// Writes the names of the blocks that the last test was not in.
  private func open(_ wanted: [String]) {
    let common = zip(blocks, wanted).prefix { $0 == $1 }.count
    for (depth, name) in wanted.enumerated().dropFirst(common) {
      line(depth + 1, Plain.oneLine(name))
    }
    blocks = wanted
  }

  private func line(_ depth: Int, _ text: String) {
    write(String(repeating: "  ", count: depth) + text + "\n")
  }

  package func ended(_ summary: SpecSummary) {
    write(failures.text())
    write(style.end(summary, seed: seed))
  }
}
