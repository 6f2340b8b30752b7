#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

extension Files {
  /// Writes a file whole or not at all, in the place of one that may be there: the bytes go to a file
  /// beside it, which takes its place, its mode and its owner. Where the path is a link, what it leads to
  /// is written. A device, or a pipe that somebody reads, gets the bytes as they are.
  ///
  /// - Parameter isNew: what is there is an error, and stays as it is.
  /// - Throws: `FileError` where it cannot be written; what was there stays as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false
  ) throws(FileError) {
    let former = status(path)
    if isNew, isLink(path) || former != nil {
      throw FileError(path: path, reason: "is there already")
    }
    switch former.map({ $0.st_mode & S_IFMT }) {
    case nil, S_IFREG?:
      if former != nil, access(path, W_OK) != 0 { throw FileError.last(path) }
      let target = try target(of: path)
      try replace(target, former, with: bytes, isNew: isNew, named: path)
    case S_IFDIR?: throw FileError(path: path, reason: "is a folder")
    default: try pour(bytes, into: path)
    }
  }

  /// Takes a file away, or an empty folder; what is not there, or cannot go, is left.
  package static func remove(_ path: String) {
    if unlink(path) != 0 { _ = rmdir(path) }
  }

  /// Gives a file or a folder another name, in the place of an empty folder or a file that has it.
  ///
  /// - Throws: `FileError` where it cannot be moved.
  package static func move(_ path: String, to other: String) throws(FileError) {
    guard rename(path, other) == 0 else { throw FileError.last(other) }
  }

  /// Where the links of a path lead, also where nothing is there yet.
  private static func target(of path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<maxLinks {
      guard isLink(target) else { return target }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { bytes in
        readlink(target, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
      }
      guard count > 0, let next = String(utf8: buffer[..<count]) else {
        throw FileError(path: path, reason: "is a link that cannot be followed")
      }
      target = next.hasPrefix("/") ? next : join(FilePath.folder(target), next)
    }
    throw FileError(path: path, reason: "its links lead in a circle")
  }

  private static let maxLinks = 40

  private static func replace(
    _ target: String, _ former: stat?, with bytes: [UInt8], isNew: Bool, named path: String
  ) throws(FileError) {
    let beside = join(FilePath.folder(target), temporaryName(for: FilePath.name(target)))
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError.last(path) }
    do throws(FileError) {
      try fill(file, bytes, former, path)
      try move(beside, to: target, isNew: isNew, path)
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Short enough for every file system, whatever the file is called.
  private static func temporaryName(for name: String) -> String {
    var short = name.prefix(60)
    while short.utf8.count > 200 { short.removeLast() }
    return ".\(short).\(String(UInt64.random(in: .min ... .max), radix: 36))~"
  }

  /// Writes all of it and closes the file.
  private static func fill(
    _ file: Int32, _ bytes: [UInt8], _ former: stat?, _ path: String
  ) throws(FileError) {
    var problem: FileError?
    do throws(FileError) {
      if let former { try takeOver(former, file, path) }
      try writeAll(bytes, to: file, path)
      // Some systems have nothing to wait for, and say so.
      if fsync(file) != 0, errno != EINVAL, errno != ENOTSUP { throw FileError.last(path) }
    } catch {
      problem = error
    }
    if close(file) != 0, problem == nil { problem = FileError.last(path) }
    if let problem { throw problem }
  }

  private static func takeOver(_ former: stat, _ file: Int32, _ path: String) throws(FileError) {
    // Nobody but root can give a file away.
    _ = fchown(file, former.st_uid, former.st_gid)
    guard fchmod(file, former.st_mode & 0o7777) == 0 else { throw FileError.last(path) }
  }

  private static func move(
    _ beside: String, to target: String, isNew: Bool, _ path: String
  ) throws(FileError) {
    guard isNew else {
      guard rename(beside, target) == 0 else { throw FileError.last(path) }
      return
    }
    // A second name is refused where one is there, which a rename would take the place of.
    if link(beside, target) == 0 {
      unlink(beside)
    } else if errno == EPERM || errno == ENOTSUP {
      guard rename(beside, target) == 0 else { throw FileError.last(path) }
    } else {
      throw FileError.last(path)
    }
  }

  /// Into what is no file. A pipe that nobody reads is refused.
  private static func pour(_ bytes: [UInt8], into path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENXIO
        ? FileError(path: path, reason: "is a pipe that nobody reads") : FileError.last(path)
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    defer { _ = close(file) }
    try writeAll(bytes, to: file, path)
  }

  private static func writeAll(
    _ bytes: [UInt8], to file: Int32, _ path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(file, buffer.baseAddress! + done, buffer.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError.last(path) }
      done += count
    }
  }

  /// How many bytes the system took; -1 where `errno` says why none.
  package static func systemWrite(
    _ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    writeBytes(file, bytes, count)
  }
}

/// The system's `write`: within `Files` the name has another meaning.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}
