internal import NavhostSupport

/// The files that a run of specs is about: the specs, and all files in the folders that the command line names.
struct OwnFiles {
  private let specs: Set<ExactName>
  private let folders: [String]

  init(specs: [String], paths: [String]) {
    self.specs = Set(specs.map { ExactName(Self.real($0)) })
    folders = paths.filter { Files.kind($0) == .folder }.map { Self.real($0) + "/" }
  }

  func contains(_ file: String) -> Bool {
    let file = Self.real(file)
    return specs.contains(ExactName(file)) || folders.contains { file.utf8.starts(with: $0.utf8) }
  }

  private static func real(_ path: String) -> String { Files.realPath(path) ?? path }
}
