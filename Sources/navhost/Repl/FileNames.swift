internal import Support

/// Names in folders, for completion.
enum FileNames {
  /// The paths that begin as `typed` does; a folder ends with a slash.
  static func matching(_ typed: String) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let names = (try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []
    return
      names
      .filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }
      .map { folder + $0 + (Files.kind(folder + $0) == .folder ? "/" : "") }
      .sorted()
  }
}
