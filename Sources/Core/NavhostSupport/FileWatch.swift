/// Notices that Lua files were written, made or removed, by looking at them again and again.
package struct FileWatch {
  private let paths: [String]
  private var stamps: [ExactName: FileStamp]

  /// - Parameter paths: files, and folders that are walked.
  package init(_ paths: [String]) {
    self.paths = paths
    stamps = Self.stamps(paths)
  }

  /// The files that changed since it was last asked, in byte order.
  package mutating func changes() -> [String] {
    let now = Self.stamps(paths)
    defer { stamps = now }
    return Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted().map {
      $0.text
    }
  }

  private static func stamps(_ paths: [String]) -> [ExactName: FileStamp] {
    var stamps: [ExactName: FileStamp] = [:]
    for path in paths {
      let files = Files.kind(path) == .folder ? Files.below(path, suffix: ".lua") : [path]
      for file in files { stamps[file] = FileStamp(file) }
    }
    return stamps
  }
}
