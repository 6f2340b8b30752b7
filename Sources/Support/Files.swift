#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// The few things that are asked of the file system, without Foundation.
package enum Files {
  package enum Kind: Sendable {
    case file, folder, missing
    /// A pipe, a device, a socket: reading it may never end.
    case other
  }

  /// What stands at a path, links followed.
  package static func kind(_ path: String) -> Kind {
    status(path).map { kind($0) } ?? .missing
  }

  private static func kind(_ info: stat) -> Kind {
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  /// Why a path is nothing to read a program from: links that lead in a circle, a device that never
  /// ends, a pipe that nobody handed over. Nil where it may be read, or is not there.
  package static func objection(_ path: String) -> FileError? {
    var info = stat()
    guard stat(path, &info) == 0 else {
      return errno == ELOOP ? FileError(path: path, reason: "its links lead in a circle") : nil
    }
    return objection(path, info)
  }

  private static func objection(_ path: String, _ info: stat) -> FileError? {
    switch info.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFIFO where path.hasPrefix("/dev/") || path.hasPrefix("/proc/"): return nil
    case S_IFIFO:
      return FileError(path: path, reason: "is a pipe, not a file: pipe it in, and name - instead")
    case S_IFCHR where path == "/dev/stdin" || path == "/dev/null": return nil
    default: return FileError(path: path, reason: "is a device, not a file")
    }
  }

  /// Why what stands at a path cannot be read as a file or a folder. Nil where it can, and where there is
  /// nothing.
  package static func whyUnreadable(_ path: String) -> FileError? {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      return errno == ENOENT || errno == ENOTDIR ? nil : FileError.last(path)
    }
    guard stat(path, &info) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return FileError(path: path, reason: "is a link that leads nowhere")
      case ELOOP: return FileError(path: path, reason: "its links lead in a circle")
      default: return FileError.last(path)
      }
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFIFO: return FileError(path: path, reason: "is a pipe, not a file")
    case S_IFSOCK: return FileError(path: path, reason: "is a socket, not a file")
    default: return FileError(path: path, reason: "is a device, not a file")
    }
  }

  /// Whether the path itself is a link.
  package static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// The path from the root with every link followed; nil where there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, in byte order, without `.` and `..`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// What stands in a folder.
  package struct Entry {
    /// What is not UTF-8 in it is replaced.
    package var name: String
    /// For one whose name is no UTF-8, so that no path leads to it: what it is, and how it is shown.
    package var nameless: (kind: Kind, shown: String)?
  }

  /// What stands in a folder, in the byte order of the names, without `.` and `..`.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func entries(in folder: String) throws(FileError) -> [Entry] {
    guard let directory = opendir(folder) else { throw FileError.last(folder) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = Array(bytes.prefix { $0 != 0 })
        if name == Array(".".utf8) || name == Array("..".utf8) { return }
        entries.append(Self.entry(name, in: directory))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  #if canImport(Darwin)
    private typealias Directory = UnsafeMutablePointer<DIR>
  #else
    private typealias Directory = OpaquePointer
  #endif

  private static func entry(_ name: [UInt8], in directory: Directory) -> Entry {
    if let text = String(utf8: name) { return Entry(name: text) }
    var info = stat()
    let path = name.map { CChar(bitPattern: $0) } + [0]
    let isThere = fstatat(dirfd(directory), path, &info, 0) == 0
    let kind = isThere ? Self.kind(info) : .missing
    return Entry(name: String(decoding: name, as: UTF8.self), nameless: (kind, Plain.bytes(name)))
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

  /// The bytes of a file, the first `limit` and a few more where it is larger.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func read(
    _ path: String, atMost limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    let file = try openToRead(path)
    defer { _ = close(file) }
    return try read(file, path, limit)
  }

  /// Opens a file to be read. It waits for nobody: a pipe that has a name, and a device, are refused.
  ///
  /// - Throws: `FileError` where it cannot be opened, or is no file.
  static func openToRead(_ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError.last(path) }
    var info = stat()
    let problem = fstat(file, &info) == 0 ? objection(path, info) : FileError.last(path)
    if let problem {
      _ = close(file)
      throw problem
    }
    // What is read from a pipe that was handed over may still be on its way.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// The bytes of standard input, to its end.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, "stdin", .max)
  }

  /// Makes a folder; those above it have to be there.
  ///
  /// - Throws: `FileError` where it cannot be made, or something is there already.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard mkdir(path, 0o777) == 0 else { throw FileError.last(path) }
  }

  private static func read(
    _ file: Int32, _ path: String, _ limit: Int
  ) throws(FileError) -> [UInt8] {
    var info = stat()
    guard fstat(file, &info) == 0 else { throw FileError.last(path) }
    let size = info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : 0
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
    of file: Int32, _ path: String, atMost room: Int
  ) throws(FileError) -> [UInt8] {
    var problem: FileError?
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var got = 0
      repeat { got = readBytes(file, buffer.baseAddress, room) } while got < 0 && errno == EINTR
      if got < 0 {
        problem =
          errno == EISDIR ? FileError(path: path, reason: "is a folder") : FileError.last(path)
      }
      count = max(0, got)
    }
    if let problem { throw problem }
    return piece
  }

  static func status(_ path: String) -> stat? {
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }
}

/// The system's `read`: within `Files` the name has another meaning.
private func readBytes(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  read(file, room, size)
}

extension FileError {
  /// What the system says went wrong just now.
  package static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)))
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

/// When a file was last written, and how long it is: two that differ stand for two versions.
package struct FileStamp: Equatable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int

  /// Nil where there is no such file.
  package init?(_ path: String) {
    guard let info = Files.status(path) else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(info.st_size)
  }

  /// Whether it was written before another.
  package func isOlder(than other: FileStamp) -> Bool {
    (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
