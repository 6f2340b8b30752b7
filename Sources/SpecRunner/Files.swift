#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few things that the runner asks of the file system, without Foundation.
enum Files {
  enum Kind {
    case file, folder, missing
  }

  /// When a file was last written, and how long it is.
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  static func kind(_ path: String) -> Kind {
    guard let info = info(path) else { return .missing }
    return info.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  static func stamp(_ path: String) -> Stamp? {
    guard let info = info(path) else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(info.st_size))
  }

  /// The path with every link followed; the path itself where that cannot be.
  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
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

  /// The bytes of a file.
  ///
  /// - Throws: `SpecError` that names the file.
  static func read(_ path: String) throws -> [UInt8] {
    if kind(path) == .folder { throw SpecError(.missing, "\(path): is a folder") }
    guard let file = fopen(path, "rb") else {
      throw SpecError(.missing, "\(path): \(String(cString: strerror(errno)))")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file anew.
  ///
  /// - Throws: `SpecError` that names the file.
  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "wb") else {
      throw SpecError(.missing, "\(path): \(String(cString: strerror(errno)))")
    }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    guard fclose(file) == 0, written else {
      throw SpecError(.missing, "\(path): cannot be written")
    }
  }

  private static func info(_ path: String) -> stat? {
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }
}
