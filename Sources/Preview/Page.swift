/// The page as it is compiled in.
enum Page {
  private static let text = String(decoding: PackageResources.preview_html, as: UTF8.self)

  /// - Parameter nonce: what the page's own script and style are known by.
  static func html(nonce: String) -> String {
    text.replacing("%NONCE%", with: nonce)
  }
}
