#if canImport(UIKit)
  import UIKit

  /// What hooks have made of a navigation item, and what the app's own was.
  @MainActor
  final class ItemLooks {
    private struct Appearance {
      let standard: UINavigationBarAppearance?
      let scrollEdge: UINavigationBarAppearance?
    }

    private var hidesBack = OverriddenFlag()
    private var ownItems: [UIBarButtonItem]?
    private var backItem: UIBarButtonItem?
    private var own: Appearance?
    private var color: UIColor?

    /// The action of a guard that stands for the back button, and no app's.
    static let guardsAction = UIAction.Identifier("navhost.backButton")

    /// Whether the app itself has put an action in place of the back button's.
    @available(iOS 16.0, *)
    static func hasOwnBackAction(_ item: UINavigationItem) -> Bool {
      guard let action = item.backAction else { return false }
      return action.identifier != guardsAction
    }

    /// Whether the app hides the back button.
    func hidesBackButton(of item: UINavigationItem) -> Bool {
      hidesBack.own(item.hidesBackButton)
    }

    /// The app's own items in place of the back button.
    func leftItems(of item: UINavigationItem) -> [UIBarButtonItem] {
      let items = item.leftBarButtonItems ?? []
      return backItem != nil && items.first === backItem ? ownItems ?? [] : items
    }

    /// - Parameter answer: what hooks say; nil: nothing.
    func hideBackButton(_ answer: Bool?, of item: UINavigationItem) {
      let wanted = hidesBack.value(declared: answer, now: item.hidesBackButton)
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

    /// Colours the bar while the item is shown; nil: as the app has it. Its fonts stay what the app's own
    /// appearance, or the bar's, has.
    func color(_ wanted: UIColor?, on item: UINavigationItem, of bar: UINavigationBar?) {
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
      let standard = own?.standard ?? bar?.standardAppearance
      let scrollEdge = own?.scrollEdge ?? bar?.scrollEdgeAppearance ?? standard
      item.standardAppearance = Self.colored(standard, wanted)
      item.scrollEdgeAppearance = Self.colored(scrollEdge, wanted)
    }

    /// A copy with another background.
    private static func colored(
      _ appearance: UINavigationBarAppearance?, _ color: UIColor
    ) -> UINavigationBarAppearance {
      let copy = appearance?.copy() as? UINavigationBarAppearance ?? UINavigationBarAppearance()
      copy.configureWithOpaqueBackground()
      copy.backgroundColor = color
      return copy
    }

    func restore(_ item: UINavigationItem) {
      hideBackButton(nil, of: item)
      putBackItem(nil, on: item)
      color(nil, on: item, of: nil)
    }
  }
#endif
