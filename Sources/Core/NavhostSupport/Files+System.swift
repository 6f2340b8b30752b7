internal import NavhostPlatform

/// What the system has at a path, and what it lets the user read.
extension Files {
  /// What stands at a path, links followed.
  package static func kind(_ path: String) -> Kind {
    kind(FileStatus(path))
  }

  private static func kind(_ status: FileStatus?) -> Kind {
    switch status?.kind {
    case nil: .missing
    case .folder?: .folder
    case .file?: .file
    default: .other
    }
  }

  /// Why a path is nothing to read a program from: links that lead in a circle, a device that never
  /// ends, a pipe that nobody handed over. Nil where it may be read, or is not there.
  package static func objection(_ path: String) -> FileError? {
    guard let status = FileStatus(path) else {
      return SystemError.last == .circle
        ? FileError(path: path, reason: "its links lead in a circle") : nil
    }
    return objection(path, status)
  }

  private static func objection(_ path: String, _ status: FileStatus) -> FileError? {
    switch status.kind {
    case .file, .folder: return nil
    case .pipe where path.hasPrefix("/dev/") || path.hasPrefix("/proc/"): return nil
    case .pipe:
      return FileError(path: path, reason: "is a pipe, not a file: pipe it in, and name - instead")
    case .characterDevice where path == "/dev/stdin" || path == "/dev/null": return nil
    default: return FileError(path: path, reason: "is a device, not a file")
    }
  }

  /// Looks at what stands at a path, links followed: a file, a folder, or nothing.
  ///
  /// - Throws: `FileError` where something is there that cannot be read as a file or a folder, and where
  ///   nobody can look.
  package static func look(at path: String) throws(FileError) -> Look {
    guard let own = FileStatus(path, followingLinks: false) else {
      guard SystemError.last.isOne(of: [.missing, .noFolder]) else { throw FileError.last(path) }
      return Look(kind: .missing, isLink: false)
    }
    let isLink = own.kind == .link
    guard let status = isLink ? FileStatus(path) : own else {
      switch SystemError.last {
      case .missing, .noFolder:
        throw FileError(path: path, reason: "is a link that leads nowhere")
      case .circle: throw FileError(path: path, reason: "its links lead in a circle")
      default: throw FileError.last(path)
      }
    }
    switch status.kind {
    case .file: return Look(kind: .file, isLink: isLink)
    case .folder: return Look(kind: .folder, isLink: isLink)
    case .pipe: throw FileError(path: path, reason: "is a pipe, not a file")
    case .socket: throw FileError(path: path, reason: "is a socket, not a file")
    default: throw FileError(path: path, reason: "is a device, not a file")
    }
  }

  /// Whether the path itself is a link.
  package static func isLink(_ path: String) -> Bool {
    FileStatus(path, followingLinks: false)?.kind == .link
  }

  /// The path from the root with every link followed; nil where there is nothing.
  package static func realPath(_ path: String) -> String? { FileSystem.realPath(path) }

  /// What stands in a folder, in the byte order of the names, without `.` and `..`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func entries(in folder: String) throws(FileError) -> [Entry] {
    guard let names = FileSystem.names(in: folder) else { throw FileError.last(folder) }
    let entries = names.map { entry($0, in: folder) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func entry(_ name: [UInt8], in folder: String) -> Entry {
    if let text = String(utf8: name) { return Entry(name: text) }
    let kind = kind(FileStatus(bytes: Array(join(folder, "").utf8) + name))
    return Entry(name: String(decoding: name, as: UTF8.self), nameless: (kind, Plain.bytes(name)))
  }

  /// The bytes of a whole file.
  ///
  /// - Throws: `FileError` where it cannot be read, or has more than `largest` bytes.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = try openToRead(path)
    defer { file.close() }
    return try readWhole(file, path)
  }

  /// The bytes of a file, the first `limit` and a few more where it is larger.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    if limit > largest { return try read(path) }
    let file = try openToRead(path)
    defer { file.close() }
    return try read(file, path, limit)
  }

  /// Opens a file to be read. It waits for nobody: a pipe that has a name, and a device, are refused.
  ///
  /// - Throws: `FileError` where it cannot be opened, or is no file.
  static func openToRead(_ path: String) throws(FileError) -> Descriptor {
    guard let file = Descriptor(opening: path, [.reading, .withoutWaiting]) else {
      throw FileError.last(path)
    }
    let problem = FileStatus(file).map { objection(path, $0) } ?? FileError.last(path)
    if let problem {
      file.close()
      throw problem
    }
    // What is read from a pipe that was handed over may still be on its way.
    file.setWaits(true)
    return file
  }

  /// The bytes of standard input, to its end.
  ///
  /// - Throws: `FileError` where it cannot be read, or has more than `largest` bytes.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try readWhole(.standardInput, "stdin")
  }

  /// Makes a folder; those above it have to be there.
  ///
  /// - Throws: `FileError` where it cannot be made, or something is there already.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard FileSystem.makeFolder(path) else { throw FileError.last(path) }
  }

  /// A file that says how long it is, and is too long, is refused before anything of it is read.
  private static func readWhole(_ file: Descriptor, _ path: String) throws(FileError) -> [UInt8] {
    if let status = FileStatus(file), status.kind == .file, status.size > largest {
      throw tooLarge(path)
    }
    let bytes = try read(file, path, largest)
    guard bytes.count <= largest else { throw tooLarge(path) }
    return bytes
  }

  private static func read(
    _ file: Descriptor, _ path: String, _ limit: Int
  ) throws(FileError) -> [UInt8] {
    guard let status = FileStatus(file) else { throw FileError.last(path) }
    let size = status.kind == .file ? status.size : 0
    // With room for one byte more than there should be, an ordinary file is read at once.
    var bytes = try piece(of: file, path, atMost: size == 0 ? pieceSize : min(size, limit) + 1)
    if bytes.count == size { return bytes }
    while bytes.count <= limit {
      let piece = try piece(of: file, path, atMost: pieceSize)
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  private static let pieceSize = 16 * 1024

  private static func piece(
    of file: Descriptor, _ path: String, atMost room: Int
  ) throws(FileError) -> [UInt8] {
    if let piece = file.readOn(atMost: room) { return piece }
    throw SystemError.last == .isFolder
      ? FileError(path: path, reason: "is a folder") : FileError.last(path)
  }
}

extension FileError {
  /// What the system says went wrong just now.
  package static func last(_ path: String) -> FileError {
    FileError(path: path, reason: SystemError.last.text)
  }
}

/// When a file was last written, and how long it is: two that differ stand for two versions.
package struct FileStamp: Equatable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int

  /// Nil where there is no such file.
  package init?(_ path: String) {
    guard let status = FileStatus(path) else { return nil }
    (seconds, nanoseconds) = status.written
    size = status.size
  }

  /// Whether it was written before another.
  package func isOlder(than other: FileStamp) -> Bool {
    (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
