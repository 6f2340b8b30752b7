package import NavhostNavigation

/// The bar of tabs at the foot of a screen.
package struct TabStrip: Equatable, Sendable {
  /// What each tab is called: the title of its root, else its class.
  package var titles: [String]
  /// The index of the one that is shown, from 0.
  package var selected: Int

  package init(titles: [String], selected: Int) {
    self.titles = titles
    self.selected = selected
  }

  /// Its height without what the home indicator takes: UIKit's tab bar on a phone (Apple's Human
  /// Interface Guidelines, Layout).
  static let height = 49.0

  /// The tab bar around a stack; nil where there is none, or the top hides it.
  init?(_ navigation: NavigationController) {
    guard let bar = navigation.tabBar, !navigation.isBottomBarHidden else { return nil }
    titles = bar.navigations.map { Self.title(of: $0) }
    selected = bar.selectedIndex
  }

  /// What a tab is called.
  package static func title(of tab: NavigationController) -> String {
    let root = tab.stack.first
    return root?.title ?? root?.className ?? ""
  }

  /// Where it is on a screen, in points.
  package static func frame(on size: ScreenSize) -> ScreenRect {
    let all = height + (Device(size).hasHomeIndicator ? (size.width > size.height ? 21 : 34) : 0)
    return ScreenRect(x: 0, y: size.height - all, width: size.width, height: all)
  }
}

extension ScreenDrawing {
  /// The tabs, side by side: a sign for each and what it is called.
  func draw(_ tabs: TabStrip, _ writer: inout SVGWriter) {
    var frame = TabStrip.frame(on: screen.size)
    frame.y -= top
    writer.rect(frame, fill: palette.card)
    writer.rect(
      ScreenRect(x: 0, y: frame.y - 0.25, width: width, height: 0.5), fill: palette.separator)
    if isPlain || tabs.titles.isEmpty { return }
    let room = width / Double(tabs.titles.count)
    for (number, title) in tabs.titles.enumerated() {
      let isSelected = number == tabs.selected
      let color = isSelected ? palette.blue : palette.secondaryLabel
      let middle = placed(room * (Double(number) + 0.5))
      let sign = ScreenRect(x: middle - 11, y: frame.y + 7, width: 22, height: 20)
      // The selected tab is filled, the others are outlined: colour alone would not do.
      writer.rect(
        sign, radius: 6, fill: isSelected ? color : nil, stroke: color, width: 1.8)
      let style = TextStyle(size: 11, weight: .medium, color: color, anchor: .middle)
      let text = LineFitting.fitted(title, style, width: room - 8)
      writer.text(text, x: middle, y: frame.y + 42, style)
    }
  }
}
