/// The files that a command line names.
struct FileList {
  private(set) var files: [String] = []
  /// Paths that cannot be read, each with the reason.
  private(set) var problems: [String] = []
  private var seen: Set<String> = []
  /// Folders that are open, so that a link in a circle ends.
  private var open: Set<String> = []

  init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    switch FileSystem.kind(of: path) {
    case .none: problems.append("\(path): No such file or directory")
    case .file: append(path)
    case .folder: walk(path)
    }
  }

  private mutating func append(_ path: String) {
    if seen.insert(FileSystem.absolute(path)).inserted { files.append(path) }
  }

  private mutating func walk(_ folder: String) {
    let place = FileSystem.absolute(folder)
    guard open.insert(place).inserted else { return }
    defer { open.remove(place) }
    do {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        visit(FileList.join(folder, name))
      }
    } catch {
      problems.append("\(folder): \(error.reason)")
    }
  }

  private mutating func visit(_ path: String) {
    switch FileSystem.kind(of: path) {
    case .folder: walk(path)
    case .file where path.hasSuffix(".lua"): append(path)
    default: break
    }
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
