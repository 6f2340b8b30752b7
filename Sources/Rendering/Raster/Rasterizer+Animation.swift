extension Rasterizer {
  /// An animation as an APNG file. Programs that know no APNG show its first frame.
  package func apng(
    _ frames: [Animation.Frame], _ options: PictureOptions
  ) throws(RasterError) -> [UInt8] {
    var file = AnimatedPNG()
    for frame in frames {
      let picture = ScreenPicture.picture(of: frame.screen, options)
      file.add(try png(picture), milliseconds: Int((frame.duration * 1000).rounded()))
    }
    return file.bytes
  }
}
