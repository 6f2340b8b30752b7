package import Navigation
internal import PluginHost

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
