/// The calls into zlib that pictures need; the only place that makes them.
struct ZlibLibrary: Sendable {
  typealias CompressCall =
    @convention(c) (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt>?, UnsafePointer<UInt8>?, UInt, Int32
    ) -> Int32
  typealias BoundCall = @convention(c) (UInt) -> UInt

  private let compress: CompressCall
  private let bound: BoundCall

  init() throws(RasterError) {
    let library = try DynamicLibrary("libz.so.1", package: "zlib1g")
    compress = try library.function("compress2", CompressCall.self)
    bound = try library.function("compressBound", BoundCall.self)
  }

  /// The bytes as a zlib stream.
  func compressed(_ bytes: [UInt8]) throws(RasterError) -> [UInt8] {
    var status: Int32 = 0
    let result = [UInt8](unsafeUninitializedCapacity: Int(bound(UInt(bytes.count)))) {
      (buffer, count) in
      var length = UInt(buffer.count)
      status = compress(buffer.baseAddress, &length, bytes, UInt(bytes.count), 6)
      count = status == 0 ? Int(length) : 0
    }
    guard status == 0 else { throw RasterError(.failed, "the picture could not be packed") }
    return result
  }
}
