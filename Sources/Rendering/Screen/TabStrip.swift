package import Navigation

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
  package static func frame(on size: Size) -> Rect {
    let all = height + (Device(size).hasHomeIndicator ? (size.width > size.height ? 21 : 34) : 0)
    return Rect(x: 0, y: size.height - all, width: size.width, height: all)
  }
}
