/// The calls into Cairo that pictures need; the only place that makes them.
struct CairoLibrary: Sendable {
  typealias Pointer = OpaquePointer
  typealias Source =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32
    ) -> Int32

  typealias MakeSurfaceCall = @convention(c) (Int32, Int32, Int32) -> Pointer?
  typealias MakeContextCall = @convention(c) (Pointer?) -> Pointer?
  typealias DropSurfaceCall = @convention(c) (Pointer?) -> Void
  typealias DropContextCall = @convention(c) (Pointer?) -> Void
  typealias SurfaceStatusCall = @convention(c) (Pointer?) -> Int32
  typealias FlushCall = @convention(c) (Pointer?) -> Void
  typealias PixelsCall = @convention(c) (Pointer?) -> UnsafeMutablePointer<UInt8>?
  typealias WidthCall = @convention(c) (Pointer?) -> Int32
  typealias HeightCall = @convention(c) (Pointer?) -> Int32
  typealias StrideCall = @convention(c) (Pointer?) -> Int32
  typealias FormatCall = @convention(c) (Pointer?) -> Int32
  typealias SetColorCall = @convention(c) (OpaquePointer?, Double, Double, Double, Double) -> Void
  typealias ScaleCall = @convention(c) (OpaquePointer?, Double, Double) -> Void
  typealias ReadPNGCall = @convention(c) (Source, UnsafeMutableRawPointer?) -> Pointer?

  typealias Sink =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
    ) -> Int32
  typealias WritePNGCall = @convention(c) (Pointer?, Sink, UnsafeMutableRawPointer?) -> Int32

  /// CAIRO_FORMAT_ARGB32.
  static let argb32: Int32 = 0
  /// The widest and highest surface that Cairo takes, in pixels.
  static let limit = 32_767.0

  let makeSurface: MakeSurfaceCall
  let makeContext: MakeContextCall
  let dropSurface: DropSurfaceCall
  let dropContext: DropContextCall
  let surfaceStatus: SurfaceStatusCall
  let flush: FlushCall
  let pixels: PixelsCall
  let width: WidthCall
  let height: HeightCall
  let stride: StrideCall
  let format: FormatCall
  let readPNG: ReadPNGCall
  let writePNG: WritePNGCall
  let markDirty: FlushCall
  let setColor: SetColorCall
  let scale: ScaleCall
  let moveTo: ScaleCall

  init() throws(RasterError) {
    let library = try DynamicLibrary("libcairo", version: 2, package: "libcairo2")
    func find<Function>(_ name: String, _ type: Function.Type) throws(RasterError) -> Function {
      try library.function("cairo_" + name, type)
    }
    makeSurface = try find("image_surface_create", MakeSurfaceCall.self)
    makeContext = try find("create", MakeContextCall.self)
    dropSurface = try find("surface_destroy", DropSurfaceCall.self)
    dropContext = try find("destroy", DropContextCall.self)
    surfaceStatus = try find("surface_status", SurfaceStatusCall.self)
    flush = try find("surface_flush", FlushCall.self)
    pixels = try find("image_surface_get_data", PixelsCall.self)
    width = try find("image_surface_get_width", WidthCall.self)
    height = try find("image_surface_get_height", HeightCall.self)
    stride = try find("image_surface_get_stride", StrideCall.self)
    format = try find("image_surface_get_format", FormatCall.self)
    setColor = try find("set_source_rgba", SetColorCall.self)
    scale = try find("scale", ScaleCall.self)
    moveTo = try find("move_to", ScaleCall.self)
    writePNG = try find("surface_write_to_png_stream", WritePNGCall.self)
    markDirty = try find("surface_mark_dirty", FlushCall.self)
    readPNG = try find("image_surface_create_from_png_stream", ReadPNGCall.self)
  }
}
