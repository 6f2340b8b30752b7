internal import Support

#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A recording that lines are added to, by one writer at a time. Each piece goes to the system at once, in
/// one call: a process that is killed leaves whole lines.
final class TraceFile {
  let path: String
  private let file: Int32
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
    file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard file >= 0 else { throw FileError.last(path) }
    var info = stat()
    isRegular = fstat(file, &info) == 0 && info.st_mode & S_IFMT == S_IFREG
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    guard isRegular else { return }
    if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw FileError(path: path, reason: "another recording is being written to it")
    }
    try Self.checkBeginning(path)
    guard keepWholeLines() else { throw FileError.last(path) }
  }

  deinit { if file >= 0 { _ = close(file) } }

  /// Whether the path leads to this file.
  func isAt(_ path: String) -> Bool {
    var own = stat()
    var other = stat()
    return fstat(file, &own) == 0 && stat(path, &other) == 0 && own.st_dev == other.st_dev
      && own.st_ino == other.st_ino
  }

  func write(_ bytes: ArraySlice<UInt8>) {
    guard problem == nil, !bytes.isEmpty else { return }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Files.systemWrite(file, buffer.baseAddress! + done, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        problem = FileError.last(path)
        // A full disk takes a part of what it is given.
        if isRegular { _ = keepWholeLines() }
        return
      }
      done += count
    }
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
    var info = stat()
    guard fstat(file, &info) == 0 else { return false }
    let size = Int(info.st_size)
    let whole = Self.wholeLines(file, size)
    return whole == size || ftruncate(file, off_t(whole)) == 0
  }

  /// How many of the bytes are whole lines.
  private static func wholeLines(_ file: Int32, _ size: Int) -> Int {
    var end = size
    var piece = [UInt8](repeating: 0, count: 4096)
    while end > 0 {
      let start = max(0, end - piece.count)
      let count = piece.withUnsafeMutableBytes {
        pread(file, $0.baseAddress, end - start, off_t(start))
      }
      guard count == end - start else { return size }
      if let place = piece[..<count].lastIndex(of: 0x0A) { return start + place + 1 }
      end = start
    }
    return 0
  }
}
