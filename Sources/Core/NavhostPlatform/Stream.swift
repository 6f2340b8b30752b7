#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A file of C's library, which gathers what is written to it: Lua's `io` writes to the same ones.
package struct Stream: @unchecked Sendable {
  #if canImport(Musl)
    private typealias File = OpaquePointer
  #else
    private typealias File = UnsafeMutablePointer<FILE>
  #endif

  private let file: File

  package static var output: Stream { Stream(file: stdout) }
  package static var errors: Stream { Stream(file: stderr) }

  private init(file: File) {
    self.file = file
  }

  /// To write to what is open; nil where it is not. It is never closed.
  package init?(_ descriptor: Descriptor) {
    guard let file = fdopen(descriptor.number, "w") else { return nil }
    self.file = file
  }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      fwrite(start, 1, bytes.count, file)
    }
  }

  package func write(_ bytes: [UInt8]) {
    fwrite(bytes, 1, bytes.count, file)
  }

  /// With a line end.
  package func writeLine(_ bytes: [UInt8]) {
    write(bytes)
    fputc(0x0A, file)
  }

  /// Hands over what was gathered; false where that failed.
  @discardableResult
  package func flush() -> Bool { fflush(file) == 0 }

  /// Whether everything came where it should, so far.
  package var isWritten: Bool { flush() && ferror(file) == 0 }
}
