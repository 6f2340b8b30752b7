/// The few things that are asked of the file system, without Foundation.
package enum Files {
  package enum Kind: Sendable {
    case file, folder, missing
    /// A pipe, a device, a socket: reading it may never end.
    case other
  }

  /// The names in a folder, in byte order, without `.` and `..`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map { $0.name }
  }

  /// What stands in a folder.
  package struct Entry {
    /// What is not UTF-8 in it is replaced.
    package var name: String
    /// For one whose name is no UTF-8, so that no path leads to it: what it is, and how it is shown.
    package var nameless: (kind: Kind, shown: String)?
  }

  /// The files below a folder whose names end so, in byte order, each folder once. Names that begin
  /// with a dot are passed over.
  ///
  /// - Parameter onError: is told of folders that cannot be read, and of what has such a name and cannot
  ///   be read either.
  package static func below(
    _ folder: String, suffix: String, onError: (FileError) -> Void = { _ in }
  ) -> [String] {
    var walked: Set<String> = []
    return below(folder, suffix, onError, &walked)
  }

  private static func below(
    _ folder: String, _ suffix: String, _ onError: (FileError) -> Void,
    _ walked: inout Set<String>
  ) -> [String] {
    guard walked.insert(realPath(folder) ?? folder).inserted else { return [] }
    var found: [String] = []
    do throws(FileError) {
      for entry in try entries(in: folder) where !entry.name.hasPrefix(".") {
        if let (kind, shown) = entry.nameless {
          guard kind == .folder || entry.name.hasSuffix(suffix) else { continue }
          onError(FileError(path: join(folder, shown), reason: "its name is no UTF-8"))
          continue
        }
        let path = join(folder, entry.name)
        switch kind(path) {
        case .folder: found += below(path, suffix, onError, &walked)
        case .file: if entry.name.hasSuffix(suffix) { found.append(path) }
        case .missing, .other:
          if entry.name.hasSuffix(suffix) { whyUnreadable(path).map(onError) }
        }
      }
    } catch {
      onError(error)
    }
    return found
  }

  /// A name in a folder as a path: `a` and `b`, or `a/` and `b`, are `a/b`; in `.` it is `b`.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

}

/// A file or a folder that cannot be read or written.
package struct FileError: Error, Equatable {
  package var path: String
  /// What is wrong with it: `No such file or directory`.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason, on one line.
  package var message: String { "\(Plain.name(path)): \(reason)" }
}
