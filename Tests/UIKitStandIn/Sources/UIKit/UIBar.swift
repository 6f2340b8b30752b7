@MainActor
public final class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    let name: String
    public init(_ name: String) { self.name = name }
  }

  let handler: @MainActor (UIAction) -> Void
  public let identifier: Identifier

  public init(
    identifier: Identifier? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("")
    super.init()
  }
}

@MainActor
public final class UIBarButtonItem: NSObject {
  public enum Style: Sendable { case plain, done }

  public var title: String?
  public var tintColor: UIColor?
  /// What its target would do.
  public var action: (@MainActor () -> Void)?

  public init(title: String?, style: Style, target: Any?, action: Never?) {
    self.title = title
    super.init()
  }

  public init(primaryAction: UIAction?) {
    super.init()
    if let primaryAction { action = { primaryAction.handler(primaryAction) } }
  }
}

@MainActor
public final class UINavigationBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var titleTextAttributes: [String: String] = [:]
  /// The background is that of the system; the fonts stay.
  public func configureWithOpaqueBackground() { backgroundColor = nil }

  public override func copy() -> Any {
    let copy: UINavigationBarAppearance = MainActor.assumeIsolated {
      let copy = UINavigationBarAppearance()
      copy.backgroundColor = backgroundColor
      copy.titleTextAttributes = titleTextAttributes
      return copy
    }
    return copy
  }
}

@MainActor
public final class UINavigationItem: NSObject {
  public enum BackButtonDisplayMode: Sendable { case `default`, generic, minimal }

  public var title: String?
  public var backBarButtonItem: UIBarButtonItem?
  public var backButtonTitle: String?
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  public var hidesBackButton = false
  public var backAction: UIAction?
  public var leftItemsSupplementBackButton = false
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var standardAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
}

@MainActor
public protocol UINavigationBarDelegate: NSObject {
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

@MainActor
public final class UINavigationBar: UIView {
  public internal(set) var items: [UINavigationItem]? = []
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// The text beside the arrow, as UIKit takes it from the item below (rules 178 and 179).
  public var backTitle: String? {
    guard let back = backItem, let top = topItem, !top.hidesBackButton else { return nil }
    if back.backButtonDisplayMode == .minimal { return "" }
    return back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
  }
}
