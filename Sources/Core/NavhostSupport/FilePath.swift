/// Paths as texts; nothing is looked up.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// What a path leads to, without the folders on the way.
  package static func name(_ path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The folder that a path's last name stands in: `.` where it says none.
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether something lies below a folder, by their paths from the root, links followed.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder.utf8.last == slash ? folder : folder + "/").utf8)
  }
}
