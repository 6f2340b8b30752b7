internal import Support

/// Finds spec files: `*_spec.lua`.
package enum SpecFinder {
  /// The spec files at the paths, each once: a file that is named is one whatever it is called; a
  /// folder is walked, in byte order. Names that begin with a dot are passed over.
  ///
  /// - Throws: `SpecError` where a path is not there.
  package static func files(at paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      if let objection = Files.objection(path) { throw SpecError(.missing, objection.message) }
      switch Files.kind(path) {
      case .missing: throw SpecError(.missing, "\(path): no such file or folder")
      case .file, .other: found.append(path)
      case .folder: found += Files.below(path, suffix: "_spec.lua")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert(Files.realPath($0) ?? $0).inserted }
  }
}
