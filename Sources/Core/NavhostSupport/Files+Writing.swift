internal import NavhostPlatform

extension Files {
  /// Writes a file whole or not at all, in the place of one that may be there: the bytes go to a file
  /// beside it, which takes its place, its mode and its owner. Where the path is a link, what it leads to
  /// is written. A device, or a pipe that somebody reads, gets the bytes as they are.
  ///
  /// - Parameters:
  ///   - isNew: what is there is an error, and stays as it is.
  ///   - followsLinks: where it does not, the file takes the place of a link that is there.
  /// - Throws: `FileError` where it cannot be written; what was there stays as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool = false, followsLinks: Bool = true
  ) throws(FileError) {
    if !followsLinks, isLink(path) {
      return try replace(path, nil, with: bytes, isNew: isNew, named: path)
    }
    let former = FileStatus(path, followingLinks: followsLinks)
    if isNew, isLink(path) || former != nil {
      throw FileError(path: path, reason: "is there already")
    }
    switch former?.kind {
    case nil, .file?:
      if former != nil, !FileSystem.canWrite(path) { throw FileError.last(path) }
      let target = followsLinks ? try target(of: path) : path
      try replace(target, former, with: bytes, isNew: isNew, named: path)
    case .folder?: throw FileError(path: path, reason: "is a folder")
    default: try pour(bytes, into: path)
    }
  }

  /// Takes a file away, or an empty folder; what is not there, or cannot go, is left.
  package static func remove(_ path: String) {
    if !FileSystem.removeFile(path) { FileSystem.removeEmptyFolder(path) }
  }

  /// Takes a folder away with all that is in it. Links are not followed.
  package static func removeAll(_ path: String) {
    if !isLink(path), kind(path) == .folder {
      for name in (try? names(in: path)) ?? [] { removeAll(join(path, name)) }
    }
    remove(path)
  }

  /// Makes a folder and those around it, up to one that is there.
  ///
  /// - Throws: `FileError` where there is something else in its place.
  package static func makeFolders(
    _ path: String, below existing: String
  ) throws(FileError) {
    if path.isExactly(existing) || kind(path) == .folder { return }
    try makeFolders(FilePath.folder(path), below: existing)
    try makeFolder(path)
  }

  /// Gives a file or a folder another name, in the place of an empty folder or a file that has it.
  ///
  /// - Throws: `FileError` where it cannot be moved.
  package static func move(_ path: String, to other: String) throws(FileError) {
    guard FileSystem.move(path, to: other) else { throw FileError.last(other) }
  }

  /// Where the links of a path lead, also where nothing is there yet.
  private static func target(of path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<maxLinks {
      guard isLink(target) else { return target }
      guard let next = FileSystem.linkTarget(target).flatMap({ String(utf8: $0) }) else {
        throw FileError(path: path, reason: "is a link that cannot be followed")
      }
      target = next.utf8.first == UInt8(ascii: "/") ? next : join(FilePath.folder(target), next)
    }
    throw FileError(path: path, reason: "its links lead in a circle")
  }

  private static let maxLinks = 40

  private static func replace(
    _ target: String, _ former: FileStatus?, with bytes: [UInt8], isNew: Bool, named path: String
  ) throws(FileError) {
    let beside = join(FilePath.folder(target), temporaryName(for: FilePath.name(target)))
    guard let file = Descriptor(opening: beside, [.writing, .new]) else {
      throw FileError.last(path)
    }
    do throws(FileError) {
      try fill(file, bytes, former, path)
      try move(beside, to: target, isNew: isNew, path)
    } catch {
      FileSystem.removeFile(beside)
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
    _ file: Descriptor, _ bytes: [UInt8], _ former: FileStatus?, _ path: String
  ) throws(FileError) {
    var problem: FileError?
    do throws(FileError) {
      if let former { try takeOver(former, file, path) }
      try writeAll(bytes, to: file, path)
      // Some systems have nothing to wait for, and say so.
      if !file.waitForDisk(), !SystemError.last.isOne(of: [.meaningless, .unsupported]) {
        throw FileError.last(path)
      }
    } catch {
      problem = error
    }
    if !file.close(), problem == nil { problem = FileError.last(path) }
    if let problem { throw problem }
  }

  private static func takeOver(
    _ former: FileStatus, _ file: Descriptor, _ path: String
  ) throws(FileError) {
    // Nobody but root can give a file away.
    file.setOwner(of: former)
    guard file.setMode(former.mode) else { throw FileError.last(path) }
  }

  private static func move(
    _ beside: String, to target: String, isNew: Bool, _ path: String
  ) throws(FileError) {
    guard isNew else {
      guard FileSystem.move(beside, to: target) else { throw FileError.last(path) }
      return
    }
    // A second name is refused where one is there, which a rename would take the place of.
    if FileSystem.addName(target, to: beside) {
      FileSystem.removeFile(beside)
    } else if SystemError.last.isOne(of: [.notAllowed, .unsupported]) {
      guard FileSystem.move(beside, to: target) else { throw FileError.last(path) }
    } else {
      throw FileError.last(path)
    }
  }

  /// Into what is no file. A pipe that nobody reads is refused.
  private static func pour(_ bytes: [UInt8], into path: String) throws(FileError) {
    guard let file = Descriptor(opening: path, [.writing, .withoutWaiting]) else {
      throw SystemError.last == .noReader
        ? FileError(path: path, reason: "is a pipe that nobody reads") : FileError.last(path)
    }
    file.setWaits(true)
    defer { file.close() }
    try writeAll(bytes, to: file, path)
  }

  private static func writeAll(
    _ bytes: [UInt8], to file: Descriptor, _ path: String
  ) throws(FileError) {
    guard file.writeAll(bytes) else { throw FileError.last(path) }
  }
}
