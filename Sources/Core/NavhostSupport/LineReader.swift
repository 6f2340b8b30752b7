internal import NavhostPlatform

/// Reads a file line by line, in memory that does not grow with the file: a line that is longer than
/// the limit is passed over, and told.
package final class LineReader {
  package enum Line: Equatable {
    case line([UInt8])
    /// The last one, without its end.
    case unfinished([UInt8])
    /// Longer than the limit.
    case tooLong
  }

  /// What the file is called in messages.
  package let name: String
  private let file: Descriptor
  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  /// - Parameter path: `-` for standard input.
  /// - Throws: `FileError` where it cannot be read.
  package init(_ path: String, limit: Int) throws(FileError) {
    name = path == "-" ? "stdin" : path
    self.limit = limit
    if path == "-" {
      file = .standardInput
      return
    }
    if Files.kind(path) == .folder { throw FileError(path: path, reason: "is a folder") }
    file = try Files.openToRead(path)
  }

  deinit {
    if file != .standardInput { file.close() }
  }

  /// The next line without its end; nil after the last.
  ///
  /// - Throws: `FileError` where reading fails.
  package func next() throws(FileError) -> Line? {
    var collected: [UInt8] = []
    var isTooLong = false
    while true {
      if start == end, try !fill() { break }
      if let place = buffer.lineEnd(from: start, to: end) {
        defer { start = place + 1 }
        return isTooLong || collected.count + place - start > limit
          ? .tooLong : .line(collected + buffer[start..<place])
      }
      isTooLong = isTooLong || collected.count + end - start > limit
      if isTooLong { collected = [] } else { collected += buffer[start..<end] }
      start = end
    }
    if isTooLong { return .tooLong }
    return collected.isEmpty ? nil : .unfinished(collected)
  }

  private func fill() throws(FileError) -> Bool {
    if isAtEnd { return false }
    start = 0
    let count = buffer.withUnsafeMutableBytes { file.readOn(into: $0) }
    guard count >= 0 else { throw FileError.last(name) }
    end = count
    isAtEnd = count == 0
    return count > 0
  }
}

extension ArraySlice<UInt8> {
  /// The place of the first line end.
  package var lineEnd: Int? {
    withUnsafeBytes { $0.place(of: 0x0A) }.map { $0 + startIndex }
  }
}

extension [UInt8] {
  /// The place of the first line end from `start` on and before `end`.
  package func lineEnd(from start: Int, to end: Int) -> Int? {
    precondition(0 <= start && start <= end && end <= count)
    return withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[start..<end]).place(of: 0x0A) }
      .map { $0 + start }
  }
}
