internal import NavhostSupport

/// Files that are made together, with the folders on the way to them: where one cannot be written, as on a
/// full disk, nothing is left behind.
struct NewFiles {
  /// What was made, in that order.
  private var made: [String] = []

  /// Writes each file, none of which may be there.
  ///
  /// - Parameter files: paths from the working directory, and texts.
  /// - Throws: `FileError` where one cannot be written; all is as it was then.
  static func write(_ files: [(name: String, text: String)]) throws(FileError) {
    var new = NewFiles()
    do {
      for file in files { try new.write(file.text, to: file.name) }
    } catch {
      for path in new.made.reversed() { Files.remove(path) }
      throw error
    }
  }

  private mutating func write(_ text: String, to path: String) throws(FileError) {
    try makeFolder(FilePath.folder(path))
    try Files.write(Array(text.utf8), to: path, isNew: true)
    made.append(path)
  }

  private mutating func makeFolder(_ path: String) throws(FileError) {
    guard path != ".", Files.kind(path) == .missing else { return }
    try makeFolder(FilePath.folder(path))
    try Files.makeFolder(path)
    made.append(path)
  }
}
