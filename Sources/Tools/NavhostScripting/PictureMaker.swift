package import NavhostNavigation

/// Makes pictures of what a navigation controller shows. The program hands one to a session; without
/// one, `nav.render` returns nil and says so.
package protocol PictureMaker: AnyObject {
  /// `navigation` is the one to be drawn from now on.
  func watch(_ navigation: NavigationController)
  /// Something happened in it.
  func happened(_ event: Event)
  /// A call of a script has come to its end.
  func rested()
  /// The bytes of a picture of what stands now.
  ///
  /// - Throws: `PictureError`: it cannot be made, and why.
  func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8]
  /// Compares two pictures of one format. The result is nil where they are the same, else how much
  /// they differ, and a picture that shows where.
  ///
  /// - Throws: `PictureError`: one of them cannot be read.
  func difference(
    _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
  ) throws(PictureError) -> PictureDifference?
}

/// How two pictures differ.
package struct PictureDifference {
  package var message: String
  /// A picture that shows it, in their format.
  package var picture: [UInt8]

  package init(message: String, picture: [UInt8]) {
    self.message = message
    self.picture = picture
  }
}

/// A picture that cannot be made.
package struct PictureError: Error {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// The picture that somebody wants.
package struct PictureRequest: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// The screen as it stands.
    case screen
    /// The last gesture in so many screens side by side.
    case filmStrip(frames: Int)
    /// The recording, in motion.
    case animation
    /// Why the last decision fell as it did.
    case decision
    /// Where on the screen a pop gesture may begin.
    case map(GestureGrid)
  }

  package enum Format: String, Sendable, CaseIterable {
    case svg
    case png
    /// An animation as pixels.
    case apng
  }

  package enum Theme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  package var content: Content
  package var format: Format
  package var theme = Theme.light
  /// Pixels for a point, 1 to 3; nil is 1 for an SVG and 2 for a PNG.
  package var scale: Double?
  package var showsRegions = true
  package var showsTouches = true

  package init(_ content: Content, _ format: Format) {
    self.content = content
    self.format = format
  }
}
