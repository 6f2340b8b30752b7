internal import Support

#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A file that lines are added to. Each piece goes to the system at once, in one call: a process that
/// is killed leaves whole lines.
final class TraceFile {
  let path: String
  private let file: Int32
  /// Why the last piece could not be written.
  private(set) var problem: FileError?

  /// Opens the file, made where it is missing. A last line without its end, which a process that was
  /// killed may have left, is taken off.
  ///
  /// - Throws: `FileError` where it cannot be opened.
  init(_ path: String) throws(FileError) {
    self.path = path
    file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw FileError.last(path) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    let size = Int(info.st_size)
    let whole = Self.wholeLines(file, size)
    if whole < size, ftruncate(file, off_t(whole)) != 0 { throw FileError.last(path) }
  }

  deinit { _ = close(file) }

  func write(_ bytes: ArraySlice<UInt8>) {
    guard problem == nil, !bytes.isEmpty else { return }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.systemWrite(file, buffer.baseAddress! + done, bytes.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        problem = FileError.last(path)
        return
      }
      done += count
    }
  }

  private static func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, count)
    #else
      Darwin.write(file, bytes, count)
    #endif
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
