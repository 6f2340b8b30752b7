internal import NavhostSupport

/// Annotations for GitHub Actions: each failure and each warning as a workflow command, which GitHub
/// shows at its line, then the count.
package final class GitHubReporter: SpecReporter {
  private let root: String
  private let isOwn: (String) -> Bool
  private let write: SpecOutput

  /// - Parameters:
  ///   - root: what is put before a relative file, so that it counts from the repository: `""`, or a path that
  ///     ends in `/`.
  ///   - isOwn: whether a file is a spec, or in a folder that the command line names.
  package init(
    root: String = "", isOwn: @escaping (String) -> Bool = { _ in true },
    write: @escaping SpecOutput
  ) {
    self.root = root
    self.isOwn = isOwn
    self.write = write
  }

  package func began() {}

  package func happened(_ event: SpecEvent) {
    switch event {
    case .tested(let result): report(result)
    case .problem(_, let place, let problem):
      annotate("error", shown(problem), title: "\(place) (outside of a test)", text(problem))
    case .trouble(let file, let message), .reported(let file, let message):
      warn(message, in: file)
    case .fileBegan, .fileEnded, .covered: break
    }
  }

  package func ended(_ summary: SpecSummary) {
    write(summary.counts + "\n")
  }

  private func report(_ result: SpecResult) {
    let test = SpecProblem(.failure, "", file: result.file, line: result.line)
    for problem in result.problems {
      annotate("error", shown(problem, orAt: test), title: result.name, text(problem))
    }
    guard case .pending(let reason) = result.outcome else { return }
    annotate("notice", test, title: result.name, reason.isEmpty ? "pending" : "pending: \(reason)")
  }

  /// The problem at the deepest of its lines that is in an own file; `test` if there is none.
  private func shown(_ problem: SpecProblem, orAt test: SpecProblem? = nil) -> SpecProblem {
    var places = problem.traceback.compactMap(SourcePlace.init)
    if let place = SourcePlace(file: problem.file, line: problem.line) {
      places.insert(place, at: 0)
    }
    guard let place = places.first(where: { isOwn($0.file) }) else { return test ?? problem }
    return SpecProblem(problem.kind, problem.message, file: place.file, line: place.line)
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
    let relative = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
    let file = isAbsolute ? place.file : root + relative
    write(GitHubCommand.line(command, file: file, line: place.line, title: title, message))
  }
}
