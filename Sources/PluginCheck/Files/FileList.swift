internal import Support

/// The files that a command line names.
struct FileList {
  private(set) var files: [String] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var problems: [String] = []
  private var seen: Set<String> = []

  init(_ paths: [String]) {
    for path in paths { add(path) }
    if files.isEmpty, problems.isEmpty {
      problems = ["nothing to check: no .lua file in \(paths.joined(separator: ", "))"]
    }
  }

  private mutating func add(_ path: String) {
    if let objection = Files.objection(path) { return problems.append(objection.message) }
    switch Files.kind(path) {
    case .missing: problems.append("\(path): No such file or directory")
    case .file, .other: append(path)
    case .folder:
      for file in Files.below(path, suffix: ".lua", onError: { problems.append($0.message) }) {
        append(file)
      }
    }
  }

  private mutating func append(_ path: String) {
    if seen.insert(Files.realPath(path) ?? path).inserted { files.append(path) }
  }
}
