#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// What the system knows of a file.
package struct FileStatus: Sendable {
  package enum Kind: Sendable {
    case file, folder, link, pipe, socket
    /// A device that gives bytes one by one: a terminal.
    case characterDevice
    case other
  }

  package let kind: Kind
  /// Who may do what with it.
  package let mode: UInt16
  package let owner: UInt32
  package let group: UInt32
  package let size: Int
  /// When it was last written: seconds, and nanoseconds besides.
  package let written: (seconds: Int, nanoseconds: Int)
  private let device: UInt64
  private let number: UInt64

  /// Nil where there is nothing, or nobody may know.
  package init?(_ path: String, followingLinks: Bool = true) {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    self.init(info)
  }

  /// A path whose bytes are no UTF-8.
  package init?(bytes path: [UInt8]) {
    var info = stat()
    guard stat(path.map { CChar(bitPattern: $0) } + [0], &info) == 0 else { return nil }
    self.init(info)
  }

  package init?(_ file: Descriptor) {
    var info = stat()
    guard fstat(file.number, &info) == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    kind = Kind(info.st_mode)
    mode = UInt16(info.st_mode & 0o7777)
    owner = info.st_uid
    group = info.st_gid
    size = Int(info.st_size)
    let time = info.timeOfWriting
    written = (Int(time.tv_sec), Int(time.tv_nsec))
    device = UInt64(truncatingIfNeeded: info.st_dev)
    number = UInt64(info.st_ino)
  }

  /// Whether both are one and the same file.
  package func isSame(as other: FileStatus) -> Bool {
    device == other.device && number == other.number
  }
}

extension FileStatus.Kind {
  fileprivate init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR: self = .characterDevice
    default: self = .other
    }
  }
}

extension stat {
  fileprivate var timeOfWriting: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
