/// Annotations for GitHub Actions: each failure and each warning as a workflow command, which GitHub
/// shows at its line, then the count.
///
/// The syntax is that of GitHub's page "Workflow commands for GitHub Actions":
/// `::error file={name},line={line},title={title}::{message}`. How `%`, line ends, `:` and `,` are
/// written in it is as GitHub's own toolkit does it (`packages/core/src/command.ts`).
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
    var properties: [String] = []
    if !place.file.isEmpty {
      let file = place.file.hasPrefix("/") ? place.file : root + place.file
      properties.append("file=\(Self.property(file))")
      if place.line > 0 { properties.append("line=\(place.line)") }
    }
    properties.append("title=\(Self.property(title))")
    write("::\(command) \(properties.joined(separator: ","))::\(Self.data(message))\n")
  }

  /// A message: it ends with the line.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// The value of a property: it ends at a comma or a colon, too.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ marks: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { marks[$0] ?? String($0) }.joined()
  }
}
