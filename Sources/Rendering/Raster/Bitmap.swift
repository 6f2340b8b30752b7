/// Pixels: four bytes each, blue, green, red and alpha, premultiplied, from the top left.
struct Bitmap: Equatable {
  let width: Int
  let height: Int
  var bytes: [UInt8]
}
