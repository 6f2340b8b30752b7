/// The calls into Pango that pictures need; the only place that makes them.
struct PangoLibrary: Sendable {
  /// Pango's units in a point.
  static let unit = 1024.0

  /// A rectangle in Pango's units.
  struct Extents {
    var x: Int32 = 0
    var y: Int32 = 0
    var width: Int32 = 0
    var height: Int32 = 0
  }

  typealias MakeLayoutCall = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias SetTextCall = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Void
  typealias SetFontCall = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias ExtentsCall =
    @convention(c) (
      OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void
  typealias CountCall = @convention(c) (OpaquePointer?) -> Int32
  typealias ShowCall = @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  typealias MakeFontCall = @convention(c) () -> OpaquePointer?
  typealias SetFamilyCall = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
  typealias SetWeightCall = @convention(c) (OpaquePointer?, Int32) -> Void
  typealias SetSizeCall = @convention(c) (OpaquePointer?, Double) -> Void
  typealias DropCall = @convention(c) (OpaquePointer?) -> Void

  /// How many letters of a layout no font has.
  let unknownGlyphs: CountCall
  let makeLayout: MakeLayoutCall
  let setText: SetTextCall
  let setFont: SetFontCall
  let extents: ExtentsCall
  let baseline: CountCall
  let show: ShowCall
  let makeFont: MakeFontCall
  let setFamily: SetFamilyCall
  let setWeight: SetWeightCall
  let setSize: SetSizeCall
  let dropFont: DropCall
  let dropLayout: DropCall

  init() throws(RasterError) {
    let objects = try DynamicLibrary("libgobject-2.0", version: 0, package: "libglib2.0-0")
    let text = try DynamicLibrary("libpango-1.0", version: 0, package: "libpango-1.0-0")
    let drawing = try DynamicLibrary(
      "libpangocairo-1.0", version: 0, package: "libpangocairo-1.0-0")
    unknownGlyphs = try text.function("pango_layout_get_unknown_glyphs_count", CountCall.self)
    makeLayout = try drawing.function("pango_cairo_create_layout", MakeLayoutCall.self)
    show = try drawing.function("pango_cairo_show_layout", ShowCall.self)
    setText = try text.function("pango_layout_set_text", SetTextCall.self)
    setFont = try text.function("pango_layout_set_font_description", SetFontCall.self)
    extents = try text.function("pango_layout_get_extents", ExtentsCall.self)
    baseline = try text.function("pango_layout_get_baseline", CountCall.self)
    makeFont = try text.function("pango_font_description_new", MakeFontCall.self)
    setFamily = try text.function("pango_font_description_set_family", SetFamilyCall.self)
    setWeight = try text.function("pango_font_description_set_weight", SetWeightCall.self)
    setSize = try text.function("pango_font_description_set_absolute_size", SetSizeCall.self)
    dropFont = try text.function("pango_font_description_free", DropCall.self)
    dropLayout = try objects.function("g_object_unref", DropCall.self)
  }
}
