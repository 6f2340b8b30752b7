#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

extension Descriptor {
  /// How a file is opened. Programs that are started do not get it.
  package struct Opening: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// Of the standard library's own, each start of the program looked through all conformances: 7 % of its time.
    package init(arrayLiteral elements: Opening...) {
      self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }

    package static let reading = Opening(rawValue: O_RDONLY)
    package static let writing = Opening(rawValue: O_WRONLY)
    package static let readingAndWriting = Opening(rawValue: O_RDWR)
    /// It is made where it is missing.
    package static let making = Opening(rawValue: O_CREAT)
    /// Nothing may be there.
    package static let new = Opening(rawValue: O_CREAT | O_EXCL)
    /// What is written goes to its end, whoever else writes.
    package static let appending = Opening(rawValue: O_APPEND)
    /// A pipe without anybody at its other end does not block.
    package static let withoutWaiting = Opening(rawValue: O_NONBLOCK)
  }

  /// Opens a file; nil where that fails.
  ///
  /// - Parameter mode: of a file that is made, before the user's mask.
  package init?(opening path: String, _ opening: Opening, mode: UInt16 = 0o666) {
    let number = open(path, opening.rawValue | O_CLOEXEC, mode_t(mode))
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// Opens what takes everything and gives nothing. Programs that are started get it.
  package init?(nowhere opening: Opening) {
    let number = open("/dev/null", opening.rawValue)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// A new file in a folder for what is temporary, and its path; nil where there can be none.
  package static func temporary(
    _ name: String, _ suffix: String
  ) -> (file: Descriptor, path: String)? {
    var path = Array("/tmp/\(name)-XXXXXX\(suffix)".utf8CString)
    let file = mkstemps(&path, Int32(suffix.utf8.count))
    guard file >= 0 else { return nil }
    let text = path.dropLast().map { UInt8(bitPattern: $0) }
    return (Descriptor(number: file), String(decoding: text, as: UTF8.self))
  }

  /// Keeps other programs from locking the file; false where one has it. A file system without locks lets
  /// everybody have it.
  package func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Ends the lock, also for a program that was started while the file was open and has not closed it yet.
  package func unlock() { _ = flock(number, LOCK_UN) }

  /// Cuts the file off.
  package func cut(to size: Int) -> Bool { ftruncate(number, off_t(size)) == 0 }

  /// Waits until the file is on the disk.
  package func waitForDisk() -> Bool { fsync(number) == 0 }

  @discardableResult
  package func setMode(_ mode: UInt16) -> Bool { fchmod(number, mode_t(mode)) == 0 }

  @discardableResult
  package func setOwner(of status: FileStatus) -> Bool {
    fchown(number, status.owner, status.group) == 0
  }
}
