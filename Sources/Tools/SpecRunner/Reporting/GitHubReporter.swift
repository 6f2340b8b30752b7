internal import NavhostSupport

/// Annotations for GitHub Actions: each failure and each warning as a workflow command, which GitHub
/// shows at its line, then the count.
package final class GitHubReporter: SpecReporter {
  private let root: String
  private let write: SpecOutput

  /// - Parameter root: what is put before a relative file, so that it counts from the repository:
  ///   `""`, or a path that ends in `/`.
  package init(root: String = "", write: @escaping SpecOutput) {
    self.root = root
    self.write = write
  }

  package func began() {}

  package func happened(_ event: SpecEvent) {
    switch event {
    case .tested(let result): report(result)
    case .problem(_, let place, let problem):
      annotate("error", problem, title: "\(place) (outside of a test)", text(problem))
    case .trouble(let file, let message): warn(message, in: file)
    case .fileBegan, .fileEnded, .covered: break
    }
  }

  package func ended(_ summary: SpecSummary) {
    write(summary.counts + "\n")
  }

  private func report(_ result: SpecResult) {
    for problem in result.problems {
      annotate("error", problem.placed(result.file, result.line), title: result.name, text(problem))
    }
    guard case .pending(let reason) = result.outcome else { return }
    let place = SpecProblem(.failure, "", file: result.file, line: result.line)
    annotate("notice", place, title: result.name, reason.isEmpty ? "pending" : "pending: \(reason)")
  }

  private func warn(_ message: String, in file: String) {
    let place = SourcePlace(message)
    let problem = SpecProblem(.failure, "", file: place?.file ?? file, line: place?.line ?? 0)
    annotate("warning", problem, title: "navhost", message)
  }

  private func text(_ problem: SpecProblem) -> String {
    ([problem.message] + problem.difference).joined(separator: "\n")
  }

  private func annotate(
    _ command: String, _ place: SpecProblem, title: String, _ message: String
  ) {
    let isAbsolute = place.file.isEmpty || place.file.hasPrefix("/")
    let file = isAbsolute ? place.file : root + place.file
    write(GitHubCommand.line(command, file: file, line: place.line, title: title, message))
  }
}
