/// The few things that are asked of the file system, without Foundation.
package enum Files {
  /// The most bytes of a file that are read: nothing that a person writes has so many.
  package static let largest = 256 << 20

  static func tooLarge(_ path: String) -> FileError {
    FileError(
      path: path, reason: "has more than \(largest >> 20) MiB, and is not read: name a smaller file"
    )
  }

  package enum Kind: Sendable {
    case file, folder, missing
    /// A pipe, a device, a socket: reading it may never end.
    case other
  }

  /// What stands at a path.
  package struct Look {
    package let kind: Kind
    /// Whether the path itself is a link.
    package let isLink: Bool
  }

  /// Why what stands at a path cannot be read as a file or a folder. Nil where it can, and where there is
  /// nothing.
  package static func whyUnreadable(_ path: String) -> FileError? {
    do throws(FileError) {
      _ = try look(at: path)
      return nil
    } catch {
      return error
    }
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
  /// with a dot are passed over. No link is followed out of the folder.
  ///
  /// - Parameter onError: is told of folders that cannot be read, of what has such a name and cannot
  ///   be read either, and of links to folders that lead out, or nowhere.
  package static func below(
    _ folder: String, suffix: String, onError: (FileError) -> Void = { _ in }
  ) -> [String] {
    below(folder, suffixes: [suffix], onError: onError)
  }

  /// The same for names that end in one of several ways.
  package static func below(
    _ folder: String, suffixes: [String], onError: (FileError) -> Void = { _ in }
  ) -> [String] {
    var walked: Set<ExactName> = []
    return below(folder, folder, suffixes, onError, &walked)
  }

  private static func below(
    _ folder: String, _ root: String, _ suffixes: [String], _ onError: (FileError) -> Void,
    _ walked: inout Set<ExactName>
  ) -> [String] {
    guard walked.add(realPath(folder) ?? folder) else { return [] }
    var found: [String] = []
    do throws(FileError) {
      for entry in try entries(in: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
        let isWanted = suffixes.contains { entry.name.endsExactly(with: $0) }
        if let (kind, shown) = entry.nameless {
          guard kind == .folder || isWanted else { continue }
          onError(FileError(path: join(folder, shown), reason: "its name is no UTF-8"))
          continue
        }
        let path = join(folder, entry.name)
        let kind = kind(path)
        if isWanted || kind == .folder, let problem = leadsOut(path, of: root) {
          onError(problem)
          continue
        }
        switch kind {
        case .folder: found += below(path, root, suffixes, onError, &walked)
        case .file: if isWanted { found.append(path) }
        case .missing, .other:
          // A link without an ending that leads nowhere should lead to a folder.
          let isFolder = kind == .missing && !entry.name.utf8.contains(UInt8(ascii: "."))
          if isWanted || isFolder { whyUnreadable(path).map(onError) }
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
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
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
