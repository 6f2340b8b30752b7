package import NavhostPlatform

/// The frames that come from an editor, one after another.
package struct FrameInput {
  private let input: Descriptor
  private var frames = FrameReader()

  package init(_ input: Descriptor) {
    self.input = input
  }

  /// The body of the next frame, which is waited for; nil at the end.
  ///
  /// - Throws: `FrameReader.Problem`, after which there is no next one.
  package mutating func next() throws(FrameReader.Problem) -> ArraySlice<UInt8>? {
    while true {
      if let body = try frames.next() { return body }
      guard let piece = input.readOn(atMost: 64 * 1024), !piece.isEmpty else { return nil }
      frames.append(piece)
    }
  }

  /// What was wrong with the end, if anything.
  package var ending: String? { frames.isInside ? "the input ended within a frame" : nil }
}
