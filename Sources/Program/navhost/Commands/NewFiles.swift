internal import NavhostSupport

/// Files that are made together, with the folders on the way to them: where one cannot be written, as on a
/// full disk, nothing is left behind. No link on the way is followed: it may lead elsewhere.
struct NewFiles {
  /// What was made, in that order.
  private var made: [String] = []

  /// Writes each file, none of which may be there.
  ///
  /// - Parameter files: paths from the working directory, and texts.
  /// - Throws: `FileError` where one cannot be written, or a link is on the way; all is as it was then.
  static func write(_ files: [(name: String, text: String)]) throws(FileError) {
    for file in files {
      if let link = link(to: FilePath.folder(file.name)) {
        throw FileError(path: link, reason: "is a link: nothing is written through it")
      }
    }
    var new = NewFiles()
    do {
      for file in files { try new.write(file.text, to: file.name) }
    } catch {
      for path in new.made.reversed() { Files.remove(path) }
      throw error
    }
  }

  /// The first link on the way to a folder, which may be one itself.
  private static func link(to folder: String) -> String? {
    var path = "."
    for step in folder.pieces(between: UInt8(ascii: "/")) {
      path = Files.join(path, step)
      if Files.isLink(path) { return path }
    }
    return nil
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
