/// The pages as they are compiled in, with the parts that they share.
enum Page {
  private static let session = filled(Embedded.preview_html)

  /// The page that a server sends.
  ///
  /// - Parameter nonce: what the page's own script and style are known by.
  static func html(nonce: String) -> String {
    session.replacing("%NONCE%", with: nonce)
  }

  /// The page that shows a film.
  static let film = filled(Embedded.film_html)

  private static func filled(_ template: String) -> String {
    template.replacing("%STYLE%", with: Embedded.shared_css)
      .replacing("%SCRIPT%", with: Embedded.shared_js)
      .replacing("%SIGNS%", with: Embedded.signs_svg)
  }
}
