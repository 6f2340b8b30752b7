public import Navigation

/// Makes pictures of what a navigation controller shows. The host has none itself: an embedder that
/// wants `nav.render` hands one over.
public protocol PictureMaker: AnyObject {
  /// `navigation` is the one to be drawn from now on.
  func watch(_ navigation: NavigationController)
  /// Something happened in it.
  func happened(_ event: Event)
  /// The bytes of a picture of what stands now.
  ///
  /// - Throws: `PictureError`: it cannot be made, and why.
  func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8]
}

/// A picture that cannot be made.
public struct PictureError: Error {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
