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
    guard let info = status(path) else { return .missing }
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
    switch info.st_mode & S_IFMT {
    case S_IFREG, S_IFDIR: return nil
    case S_IFIFO where path.hasPrefix("/dev/") || path.hasPrefix("/proc/"): return nil
    case S_IFIFO:
      return FileError(path: path, reason: "is a pipe, not a file: pipe it in, and name - instead")
    case S_IFCHR where path == "/dev/stdin" || path == "/dev/null": return nil
    default: return FileError(path: path, reason: "is a device, not a file")
    }
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
    guard let directory = opendir(folder) else { throw FileError.last(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files below a folder whose names end so, in byte order, each folder once. Names that begin
  /// with a dot are passed over.
  ///
  /// - Parameter onError: is told of folders that cannot be read.
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
      for name in try names(in: folder) where !name.hasPrefix(".") {
        let path = join(folder, name)
        switch kind(path) {
        case .folder: found += below(path, suffix, onError, &walked)
        case .file: if name.hasSuffix(suffix) { found.append(path) }
        case .missing, .other: break
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
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError.last(path) }
    defer { _ = close(file) }
    return try read(file, path, limit)
  }

  /// The bytes of standard input, to its end.
  ///
  /// - Throws: `FileError` where it cannot be read.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, "stdin", .max)
  }

  /// Writes a file, in the place of one that may be there.
  ///
  /// - Parameter isNew: a file that is there is an error, and stays as it is.
  /// - Throws: `FileError` where it cannot be written.
  package static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false
  ) throws(FileError) {
    guard let file = fopen(path, isNew ? "wxb" : "wb") else { throw FileError.last(path) }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw FileError.last(path) }
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
      repeat { got = systemRead(file, buffer.baseAddress, room) } while got < 0 && errno == EINTR
      if got < 0 {
        problem =
          errno == EISDIR ? FileError(path: path, reason: "is a folder") : FileError.last(path)
      }
      count = max(0, got)
    }
    if let problem { throw problem }
    return piece
  }

  private static func systemRead(
    _ file: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, room, size)
    #elseif canImport(Musl)
      Musl.read(file, room, size)
    #else
      Darwin.read(file, room, size)
    #endif
  }

  static func status(_ path: String) -> stat? {
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }
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

  /// The path and the reason.
  package var message: String { "\(path): \(reason)" }
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
}
