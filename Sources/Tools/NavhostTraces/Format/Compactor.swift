internal import CNavhostZlib

/// Makes the lines of a session small, and brings them back: zlib's deflate, with a dictionary of what
/// most sessions have, so that short sessions gain, too. Before it stand a byte, which way it was
/// packed, and four, how many bytes it was, the lowest first.
package enum Compactor {
  private static let headLength = 5
  /// Deflate without a header, and with the largest window.
  private static let window: Int32 = -15
  private static let maxMemory: Int32 = 9

  /// What `expand` takes.
  package static func compact(_ bytes: [UInt8]) -> [UInt8] {
    var head = [TraceDictionary.number]
    for shift in stride(from: 0, to: 32, by: 8) { head.append(UInt8(bytes.count >> shift & 255)) }
    return head
      + run(bytes[...]) { stream in
        let opened = deflateInit2_(
          stream, Z_BEST_COMPRESSION, Z_DEFLATED, window, maxMemory, Z_DEFAULT_STRATEGY,
          ZLIB_VERSION, streamSize)
        precondition(opened == Z_OK, "there is no memory to pack a session")
        deflateSetDictionary(stream, TraceDictionary.bytes, UInt32(TraceDictionary.bytes.count))
        return Int(deflateBound(stream, UInt(bytes.count)))
      } work: { stream in
        deflate(stream, Z_FINISH)
        deflateEnd(stream)
      }
  }

  /// The bytes that `compact` was given.
  ///
  /// - Throws: `TraceError` where `bytes` are none of its results, or would become too many.
  package static func expand(_ bytes: [UInt8]) throws(TraceError) -> [UInt8] {
    guard let number = bytes.first else { throw TraceError("the session is empty") }
    try check(number)
    guard bytes.count > headLength else { throw damaged }
    let count = bytes[1..<headLength].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= TraceFormat.maxBytes else {
      throw TraceError("the session is larger than \(TraceFormat.maxBytes >> 20) MiB")
    }
    var isWhole = false
    let output = run(bytes[headLength...]) { stream in
      guard inflateInit2_(stream, window, ZLIB_VERSION, streamSize) == Z_OK else { return 0 }
      inflateSetDictionary(stream, TraceDictionary.bytes, UInt32(TraceDictionary.bytes.count))
      return count
    } work: { stream in
      isWhole = inflate(stream, Z_FINISH) == Z_STREAM_END && stream.pointee.avail_in == 0
      inflateEnd(stream)
    }
    guard isWhole, output.count == count else { throw damaged }
    return output
  }

  private static let damaged = TraceError("the packed data is damaged")

  private static func check(_ number: UInt8) throws(TraceError) {
    let known = TraceDictionary.number
    if number > known {
      throw TraceError("packed in way \(number), newer than \(known): use a newer navhost")
    }
    guard number == known else {
      throw TraceError("packed in way \(number), older than \(known): pack the recording again")
    }
  }

  private static let streamSize = Int32(MemoryLayout<z_stream>.size)

  /// Lets zlib work on the whole input at once: a stream stays where it is as long as it is in use.
  ///
  /// - Parameters:
  ///   - open: opens the stream, and says how many bytes there can be at most.
  ///   - work: makes the output, and closes the stream.
  private static func run(
    _ input: ArraySlice<UInt8>, open: (UnsafeMutablePointer<z_stream>) -> Int,
    work: (UnsafeMutablePointer<z_stream>) -> Void
  ) -> [UInt8] {
    var stream = z_stream()
    return withUnsafeMutablePointer(to: &stream) { stream in
      let most = open(stream)
      return [UInt8](unsafeUninitializedCapacity: most) { output, count in
        input.withUnsafeBufferPointer { input in
          stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          stream.pointee.avail_in = UInt32(input.count)
          stream.pointee.next_out = output.baseAddress
          stream.pointee.avail_out = UInt32(most)
          work(stream)
          count = most - Int(stream.pointee.avail_out)
        }
      }
    }
  }
}
