/// Finds spec files: `*_spec.lua`.
public enum SpecFinder {
  /// The spec files at the paths, each once: a file that is named is one whatever it is called; a
  /// folder is walked, in byte order. Names that begin with a dot are passed over.
  ///
  /// - Throws: `SpecError` where a path is not there.
  public static func files(at paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      switch Files.kind(path) {
      case .missing: throw SpecError(.missing, "\(path): no such file or folder")
      case .file: found.append(path)
      case .folder: found += files(in: path, suffix: "_spec.lua")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert(Files.realPath($0)).inserted }
  }

  /// The files below a folder whose names end so.
  static func files(in folder: String, suffix: String) -> [String] {
    var walked: Set<String> = []
    return files(in: folder, suffix, &walked)
  }

  private static func files(
    in folder: String, _ suffix: String, _ walked: inout Set<String>
  ) -> [String] {
    guard walked.insert(Files.realPath(folder)).inserted else { return [] }
    var found: [String] = []
    for name in Files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch Files.kind(path) {
      case .folder: found += files(in: path, suffix, &walked)
      case .file: if name.hasSuffix(suffix) { found.append(path) }
      case .missing: break
      }
    }
    return found
  }
}
