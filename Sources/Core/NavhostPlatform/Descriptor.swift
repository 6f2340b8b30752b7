#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// Something that is open: a file, a pipe, a terminal.
///
/// What fails says why in `SystemError.last`. Nothing here asks for memory, except where it hands out some:
/// a signal handler may write.
package struct Descriptor: Equatable, Sendable {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  package static var standardInput: Descriptor { Descriptor(number: 0) }
  package static var standardOutput: Descriptor { Descriptor(number: 1) }
  package static var standardError: Descriptor { Descriptor(number: 2) }

  @discardableResult
  package func close() -> Bool { closeFile(number) == 0 }

  package var isOpen: Bool { fcntl(number, F_GETFD) >= 0 }

  package var isTerminal: Bool { isatty(number) == 1 }

  /// A second one for the same.
  package func copy() -> Descriptor? {
    let number = dup(number)
    return number < 0 ? nil : Descriptor(number: number)
  }

  /// From now on another number is the same, too; what it was is closed.
  @discardableResult
  package func takePlace(of other: Descriptor) -> Bool { dup2(number, other.number) >= 0 }

  /// Programs that are started do not get it.
  package func keepFromPrograms() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

  /// Whether reading and writing wait until there is something to read, or room.
  @discardableResult
  package func setWaits(_ waits: Bool) -> Bool {
    let flags = fcntl(number, F_GETFL)
    return fcntl(number, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK) == 0
  }
}

extension Descriptor {
  /// How many bytes came; 0 at the end; less where it failed.
  package func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    readFile(number, room.baseAddress, room.count)
  }

  /// As `read(into:)`; a signal in between is none of the caller's business.
  package func readOn(into room: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(into: room)
      if count >= 0 || SystemError.last != .interrupted { return count }
    }
  }

  /// The next bytes, so many at most; empty at the end, nil where it failed.
  package func readOn(atMost most: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { room, filled in
      count = readOn(into: UnsafeMutableRawBufferPointer(room))
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// One byte; nil where none came.
  package func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return withUnsafeMutableBytes(of: &byte) { read(into: $0) } == 1 ? byte : nil
  }

  /// How many bytes came from a place of the file; less than 0 where it failed.
  package func read(into room: UnsafeMutableRawBufferPointer, from place: Int) -> Int {
    pread(number, room.baseAddress, room.count, off_t(place))
  }

  /// How many bytes were taken; less than 0 where it failed.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    writeFile(number, bytes.baseAddress, bytes.count)
  }

  /// Whether all bytes were taken.
  package func writeAll(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { writeAll($0) }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var left = bytes
    while !left.isEmpty {
      let count = write(left)
      if count < 0, SystemError.last == .interrupted { continue }
      guard count > 0 else { return false }
      left = UnsafeRawBufferPointer(rebasing: left.dropFirst(count))
    }
    return true
  }
}

// Within `Descriptor` the system's names have another meaning.

private func closeFile(_ file: Int32) -> Int32 { close(file) }

private func readFile(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ size: Int) -> Int {
  read(file, room, size)
}

private func writeFile(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
