package import Navigation
internal import PluginHost

/// The picture that somebody wants.
package struct PictureRequest: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// The screen as it stands.
    case screen
    /// The last gesture in so many screens side by side.
    case filmStrip(frames: Int)
    /// What was recorded, in motion.
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
    /// Pixels for a terminal.
    case sixel
  }

  package enum Theme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  package var subject: Subject
  package var format: Format
  package var theme = Theme.light
  /// Pixels for a point, 1 to 3; nil is 1 for an SVG and 2 for a PNG.
  package var scale: Double?
  package var showsRegions = true
  package var showsTouches = true

  package init(_ subject: Subject, _ format: Format) {
    self.subject = subject
    self.format = format
  }
}
