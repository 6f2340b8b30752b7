#if canImport(UIKit)
  import UIKit

  /// What hooks have made of a navigation item, and what the app's own was.
  @MainActor
  final class ItemLooks {
    private struct Appearance {
      let standard: UINavigationBarAppearance?
      let scrollEdge: UINavigationBarAppearance?
    }

    /// Whether the back button is hidden, as the hooks say, and as the app says.
    private var hidesBack: (shown: Bool, own: Bool)?
    private var ownItems: [UIBarButtonItem]?
    private var backItem: UIBarButtonItem?
    private var own: Appearance?
    private var color: UIColor?

    /// Whether the app hides the back button.
    func hidesBackButton(of item: UINavigationItem) -> Bool {
      guard let hidesBack, item.hidesBackButton == hidesBack.shown else {
        return item.hidesBackButton
      }
      return hidesBack.own
    }

    /// The app's own items in place of the back button.
    func leftItems(of item: UINavigationItem) -> [UIBarButtonItem] {
      let items = item.leftBarButtonItems ?? []
      return backItem != nil && items.first === backItem ? ownItems ?? [] : items
    }

    /// - Parameter answer: what hooks say; nil: nothing.
    func hideBackButton(_ answer: Bool?, of item: UINavigationItem) {
      let own = hidesBackButton(of: item)
      hidesBack = answer.map { ($0, own) }
      let wanted = answer ?? own
      if item.hidesBackButton != wanted { item.hidesBackButton = wanted }
    }

    /// Puts the app's item in place of the back button, or takes it away where it is nil.
    func putBackItem(_ button: UIBarButtonItem?, on item: UINavigationItem) {
      guard button !== backItem else { return }
      let own = leftItems(of: item)
      let isShown = backItem != nil && item.leftBarButtonItems?.first === backItem
      backItem = button
      ownItems = button == nil ? nil : own
      if let button {
        item.leftBarButtonItems = [button]
      } else if isShown {
        item.leftBarButtonItems = own.isEmpty ? nil : own
      }
    }

    /// Colours the bar while the item is shown; nil: as the app has it.
    func color(_ wanted: UIColor?, on item: UINavigationItem) {
      guard wanted != color else { return }
      color = wanted
      guard let wanted else {
        item.standardAppearance = own?.standard
        item.scrollEdgeAppearance = own?.scrollEdge
        own = nil
        return
      }
      if own == nil {
        own = Appearance(standard: item.standardAppearance, scrollEdge: item.scrollEdgeAppearance)
      }
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = wanted
      item.standardAppearance = appearance
      item.scrollEdgeAppearance = appearance
    }

    func restore(_ item: UINavigationItem) {
      hideBackButton(nil, of: item)
      putBackItem(nil, on: item)
      color(nil, on: item)
    }
  }
#endif
