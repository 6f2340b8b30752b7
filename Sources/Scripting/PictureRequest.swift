public import Navigation
internal import PluginHost

/// The picture that somebody wants.
public struct PictureRequest: Equatable, Sendable {
  public enum Subject: Equatable, Sendable {
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

  public enum Format: String, Sendable, CaseIterable {
    case svg
    case png
    /// An animation as pixels.
    case apng
    /// Pixels for a terminal.
    case sixel
  }

  public enum Theme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  public var subject: Subject
  public var format: Format
  public var theme = Theme.light
  /// Pixels for a point, 1 to 3; nil is 1 for an SVG and 2 for a PNG.
  public var scale: Double?
  public var showsRegions = true
  public var showsTouches = true

  public init(_ subject: Subject, _ format: Format) {
    self.subject = subject
    self.format = format
  }
}
