#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// What is written to one end can be read from the other. Programs that are started get neither.
package struct Pipe: Sendable {
  package let reading: Descriptor
  package let writing: Descriptor

  /// Nil where there can be none.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    reading = Descriptor(number: ends[0])
    writing = Descriptor(number: ends[1])
    reading.keepFromPrograms()
    writing.keepFromPrograms()
  }
}
