#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// When a file was last written, and how long it is: two that differ stand for two versions.
package struct FileStamp: Equatable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int

  /// Nil where there is no such file.
  package init?(_ path: String) {
    guard let info = Files.status(path) else { return nil }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(info.st_size)
  }
}
