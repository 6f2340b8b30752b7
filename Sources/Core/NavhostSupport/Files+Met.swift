/// Files that were met in a folder which somebody named. A link there may lead to another place of the
/// folder, and no further: whoever may put a link into a folder is not to read, by way of a finding, what
/// lies outside of it. Commands open what they meet by these functions alone.
extension Files {
  /// Why nothing reads what was met at a path: a link on the way leads out of the folder. Nil where none
  /// does, and where nothing is there.
  package static func leadsOut(_ path: String, of folder: String) -> FileError? {
    realPath(path).flatMap { leadsOut(path, $0, of: folder) }
  }

  private static func leadsOut(
    _ path: String, _ real: String, of folder: String
  ) -> FileError? {
    guard let root = realPath(folder), !isSameOrInside(real, root) else { return nil }
    return FileError(path: path, reason: "is a link that leads out of the folder: it is not read")
  }

  /// The bytes of a whole file that was met below a folder.
  ///
  /// - Throws: `FileError` where it cannot be read, has more than `largest` bytes, or a link leads out of the
  ///   folder.
  package static func read(_ path: String, metIn folder: String) throws(FileError) -> [UInt8] {
    try met(path, in: folder) { (real) throws(FileError) in try read(real) }
  }

  /// The bytes of a file that was met below a folder, the first `limit` and a few more where it is larger.
  ///
  /// - Throws: `FileError` where it cannot be read, or a link leads out of the folder.
  package static func read(
    _ path: String, metIn folder: String, atMost limit: Int
  ) throws(FileError) -> [UInt8] {
    try met(path, in: folder) { (real) throws(FileError) in try read(real, atMost: limit) }
  }

  private static func met(
    _ path: String, in folder: String, _ read: (String) throws(FileError) -> [UInt8]
  ) throws(FileError) -> [UInt8] {
    guard let real = realPath(path) else { return try read(path) }
    if let problem = leadsOut(path, real, of: folder) { throw problem }
    // What was looked at is what is read, though somebody changes the link meanwhile.
    do throws(FileError) {
      return try read(real)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// What stands at a path that was met below a folder; nothing where a link leads out of it.
  package static func kind(_ path: String, metIn folder: String) -> Kind {
    leadsOut(path, of: folder) == nil ? kind(path) : .missing
  }

  /// Whether two paths lead to one file, which need not be there yet.
  package static func isSamePlace(_ one: String, _ other: String) -> Bool {
    if let first = realPath(one), let second = realPath(other) {
      return Array(first.utf8) == Array(second.utf8)
    }
    let places = [one, other].map { path in
      let folder = FilePath.folder(path)
      return Array(join(realPath(folder) ?? folder, FilePath.name(path)).utf8)
    }
    return places[0] == places[1]
  }

  private static func isSameOrInside(_ path: String, _ folder: String) -> Bool {
    path.isExactly(folder) || FilePath.isInside(path, folder)
  }
}
