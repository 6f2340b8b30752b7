/// Where the parts of the bar stand, in points. The heights are those of an iPhone with a notch, the
/// least hit area is that of Apple's Human Interface Guidelines; the margin, the arrow and the dimming
/// approximate how UIKit's bar looks.
package enum BarLayout {
  /// The height of the status area above the bar.
  package static let statusHeight = 47.0
  package static let barHeight = 44.0
  /// The distance of the back button from the leading edge, and of its text from the title.
  package static let margin = 8.0
  /// What the arrow and the gap after it take.
  package static let arrowWidth = 19.0
  /// The least width and height of what answers a tap.
  package static let leastHit = 44.0
  package static let fontSize = 17.0
  /// How opaque a pressed button is.
  package static let pressedAlpha = 0.3
  /// How often the bar is laid out at most after one change.
  static let maxPasses = 4

  /// The room for a back button's text beside a title in the middle of a bar `width` wide.
  static func textSpace(width: Double, title: String?, _ text: any TextMeasuring) -> Double {
    let titleWidth = text.width(of: title ?? "", size: fontSize, weight: .bold)
    return (width - titleWidth) / 2 - 2 * margin - arrowWidth
  }

  /// `title` where it fits, else the generic word, else the arrow alone (rule 180).
  static func fitted(
    _ title: String, generic: String, space: Double, _ text: any TextMeasuring
  ) -> String {
    [title, generic].first { width(of: $0, text) <= space } ?? ""
  }

  /// The width of a back button's text.
  private static func width(of title: String, _ text: any TextMeasuring) -> Double {
    text.width(of: title, size: fontSize, weight: .regular)
  }

  /// The height of the status area on a screen: none on a phone in landscape.
  package static func statusHeight(on size: ScreenSize) -> Double {
    isFlat(size) ? 0 : statusHeight
  }

  /// The height of the bar on a screen: less on a phone in landscape, whose height is compact.
  package static func barHeight(on size: ScreenSize) -> Double {
    isFlat(size) ? 32 : barHeight
  }

  /// A phone in landscape: its vertical size class is compact.
  private static func isFlat(_ size: ScreenSize) -> Bool {
    size.width > size.height && (300..<500).contains(size.height)
  }

  /// The frame of a back button with the text `title` in a bar on a screen.
  static func backFrame(
    title: String, size: ScreenSize, direction: NavigationScene.LayoutDirection,
    _ text: any TextMeasuring
  ) -> ScreenRect {
    let content = arrowWidth + width(of: title, text)
    let room = max(leastHit, size.width - 2 * margin)
    let frame = ScreenRect(
      x: margin, y: statusHeight(on: size), width: min(max(leastHit, content), room),
      height: barHeight(on: size))
    return direction == .ltr ? frame : frame.mirrored(in: size.width)
  }
}
