/// The calls into librsvg that pictures need; the only place that makes them.
struct RsvgLibrary: Sendable {
  /// The area that a drawing fills, in pixels.
  struct Viewport {
    var x = 0.0
    var y = 0.0
    var width: Double
    var height: Double
  }

  typealias OpenCall =
    @convention(c) (
      UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  typealias DrawCall =
    @convention(c) (
      OpaquePointer?, OpaquePointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> Int32
  typealias DropCall = @convention(c) (OpaquePointer?) -> Void

  let open: OpenCall
  let draw: DrawCall
  let drop: DropCall

  init() throws(RasterError) {
    let library = try DynamicLibrary("librsvg-2", version: 2, package: "librsvg2-2")
    let objects = try DynamicLibrary("libgobject-2.0", version: 0, package: "libglib2.0-0")
    open = try library.function("rsvg_handle_new_from_data", OpenCall.self)
    draw = try library.function("rsvg_handle_render_document", DrawCall.self)
    drop = try objects.function("g_object_unref", DropCall.self)
  }
}
