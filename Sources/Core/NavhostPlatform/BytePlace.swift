#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Where the byte stands first: the system looks at many at a time.
  package func place(of byte: UInt8) -> Int? {
    guard let base = baseAddress else { return nil }
    return memchr(base, Int32(byte), count).map { UnsafeRawPointer($0) - base }
  }
}
