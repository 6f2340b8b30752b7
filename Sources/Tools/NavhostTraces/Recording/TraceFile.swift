internal import NavhostPlatform
internal import NavhostSupport

/// A recording that lines are added to, by one writer at a time. Each piece goes to the system at once, in
/// one call: a process that is killed leaves whole lines.
final class TraceFile {
  let path: String
  private let file: Descriptor
  private let isRegular: Bool
  /// Why the last piece could not be written.
  private(set) var problem: FileError?

  /// Opens the file, made where it is missing. A last line without its end, which a process that was
  /// killed may have left, is taken off.
  ///
  /// - Throws: `FileError` where it cannot be opened, is no recording, or somebody else writes it.
  init(_ path: String) throws(FileError) {
    self.path = path
    if Files.kind(path) != .missing { try Self.checkKind(path) }
    guard
      let file = Descriptor(
        opening: path, [.readingAndWriting, .making, .appending, .withoutWaiting], mode: 0o644)
    else { throw FileError.last(path) }
    self.file = file
    isRegular = FileStatus(file)?.kind == .file
    file.setWaits(true)
    guard isRegular else { return }
    guard file.lock() else {
      throw FileError(path: path, reason: "another recording is being written to it")
    }
    try Self.checkBeginning(path)
    guard keepWholeLines() else { throw FileError.last(path) }
  }

  deinit {
    file.unlock()
    file.close()
  }

  /// Whether the path leads to this file.
  func isAt(_ path: String) -> Bool {
    guard let own = FileStatus(file), let other = FileStatus(path) else { return false }
    return own.isSame(as: other)
  }

  func write(_ bytes: ArraySlice<UInt8>) {
    guard problem == nil, !file.writeAll(bytes) else { return }
    problem = FileError.last(path)
    // A full disk takes a part of what it is given.
    if isRegular { _ = keepWholeLines() }
  }

  /// A terminal, or the pipe behind `/dev/stdout`, can be written; a pipe with a name would wait for
  /// somebody who reads it.
  private static func checkKind(_ path: String) throws(FileError) {
    guard Files.kind(path) == .other, !path.hasPrefix("/dev/"), !path.hasPrefix("/proc/"),
      let problem = Files.whyUnreadable(path)
    else { return }
    throw problem
  }

  /// - Throws: `FileError` unless the file is empty or begins with a header.
  private static func checkBeginning(_ path: String) throws(FileError) {
    let foreign = FileError(
      path: path, reason: "is there and is no recording: choose another name, or remove it")
    switch try LineReader(path, limit: TraceFormat.longestLine).next() {
    case nil: return
    case .tooLong?: throw foreign
    // A process was killed while it wrote the very first line.
    case .unfinished(let bytes)?: if !bytes.starts(with: Self.head) { throw foreign }
    case .line(let bytes)?:
      guard let json = try? TraceLine.parse(bytes[...]), json["navhost"] != nil,
        json["screen"] != nil
      else { throw foreign }
      do throws(TraceError) {
        try TraceHeader.checkVersion(json)
      } catch {
        throw FileError(path: path, reason: error.message)
      }
    }
  }

  private static let head = Array("{\"navhost\":".utf8)

  /// Takes off what stands behind the last line end. False where that cannot be.
  private func keepWholeLines() -> Bool {
    guard let size = FileStatus(file)?.size else { return false }
    let whole = Self.wholeLines(file, size)
    return whole == size || file.cut(to: whole)
  }

  /// How many of the bytes are whole lines.
  private static func wholeLines(_ file: Descriptor, _ size: Int) -> Int {
    var end = size
    var piece = [UInt8](repeating: 0, count: 4096)
    while end > 0 {
      let start = max(0, end - piece.count)
      let count = piece.withUnsafeMutableBytes {
        file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<(end - start)]), from: start)
      }
      guard count == end - start else { return size }
      if let place = piece[..<count].lastIndex(of: 0x0A) { return start + place + 1 }
      end = start
    }
    return 0
  }
}
