#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The few things that are asked of the disk.
enum FileSystem {
  /// What the system says went wrong.
  struct Failure: Error, Equatable {
    var reason: String
  }

  enum Kind { case file, folder }

  /// What stands at the path; nil where nothing does.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    guard kind(of: path) != .folder else { throw Failure(reason: "Is a directory") }
    guard let file = fopen(path, "rb") else { throw lastFailure }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer[..<count]
      if count < buffer.count { break }
    }
    guard ferror(file) == 0 else { throw lastFailure }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard let file = fopen(path, "wb") else { throw lastFailure }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw lastFailure }
  }

  /// The names in a folder, in byte order, without `.` and `..`.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let directory = opendir(folder) else { throw lastFailure }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path from the root, links resolved; the path itself where there is no such file.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var lastFailure: Failure {
    Failure(reason: String(cString: strerror(errno)))
  }
}
