@preconcurrency internal import Glibc

/// Names in folders, for completion.
enum FileNames {
  /// The paths that begin as `typed` does; a folder ends with a slash.
  static func matching(_ typed: String) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    return names(in: folder.isEmpty ? "." : folder)
      .filter { $0.hasPrefix(start) && ($0.first != "." || start.first == ".") }
      .map { folder + $0 + (isFolder(folder + $0) ? "/" : "") }
      .sorted()
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
