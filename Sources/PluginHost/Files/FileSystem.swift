#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few things that the host asks of the file system, without Foundation.
enum FileSystem {
  enum Kind {
    case file, folder, missing
    /// A pipe, a device, a socket: reading it may never end.
    case other
  }

  static func kind(_ path: String) -> Kind {
    var info = stat()
    guard stat(path, &info) == 0 else { return .missing }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .other
    }
  }

  /// The path with every link followed; nil where there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, in byte order, without `.` and `..`.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
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

  /// The bytes of a file, the first `limit` and a few more where it is larger.
  ///
  /// - Throws: `FileError` that names the file and what is wrong with it.
  static func read(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    switch kind(path) {
    case .folder: throw FileError(path: path, message: "is a folder")
    case .other: throw FileError(path: path, message: "is no ordinary file")
    case .file, .missing: break
    }
    guard let file = fopen(path, "rb") else {
      throw FileError(path: path, message: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    return try read(file, path, limit)
  }

  /// Makes the folder that a file is to stand in, where there is none; not those above it.
  static func makeFolder(for path: String) {
    guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
    mkdir(String(path[..<end]), 0o777)
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// - Throws: `FileError` that names the file and what is wrong with it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let file = fopen(path, "wb") else {
      throw FileError(path: path, message: String(cString: strerror(errno)))
    }
    let written = fwrite(bytes, 1, bytes.count, file)
    let isClosed = fclose(file) == 0
    guard written == bytes.count, isClosed else {
      throw FileError(path: path, message: String(cString: strerror(errno)))
    }
  }

  /// What is left to read of an open file.
  private static func read(
    _ file: UnsafeMutablePointer<FILE>, _ path: String, _ limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while bytes.count <= limit {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    if ferror(file) != 0 { throw FileError(path: path, message: "cannot be read") }
    return bytes
  }
}

/// A file that cannot be read.
struct FileError: Error {
  var path: String
  var message: String
}
