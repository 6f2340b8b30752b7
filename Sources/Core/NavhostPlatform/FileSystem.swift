#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// What is done to paths. What fails says why in `SystemError.last`.
package enum FileSystem {
  /// The path from the root with every link followed; nil where there is nothing.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a link leads, as it says itself; nil where it is none.
  package static func linkTarget(_ path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? buffer[..<count].map { UInt8(bitPattern: $0) } : nil
  }

  /// The names in a folder, in no order, without `.` and `..`; nil where it cannot be read.
  package static func names(in folder: String) -> [[UInt8]]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  /// Whether the user may write there.
  package static func canWrite(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether the user may run it.
  package static func canRun(_ path: String) -> Bool { access(path, X_OK) == 0 }

  @discardableResult
  package static func makeFolder(_ path: String, mode: UInt16 = 0o777) -> Bool {
    mkdir(path, mode_t(mode)) == 0
  }

  /// A new folder that only this user may look into; nil where there can be none.
  package static func makeTemporaryFolder(
    _ name: String, in folder: String = "/tmp"
  ) -> String? {
    var path = Array("\(folder)\(folder.hasSuffix("/") ? "" : "/")\(name).XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { return nil }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @discardableResult
  package static func removeFile(_ path: String) -> Bool { unlink(path) == 0 }

  @discardableResult
  package static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Gives a file another name, which takes the place of what has that name.
  package static func move(_ path: String, to other: String) -> Bool { rename(path, other) == 0 }

  /// Gives a file a second name, which nothing may have.
  package static func addName(_ other: String, to path: String) -> Bool { link(path, other) == 0 }
}
