#if canImport(UIKit)
  public import NavhostNavigation
  public import NavhostPluginHost
  public import UIKit

  /// Plugins know a view controller by it, and it declares its settings with it: `viewController.navhost`.
  ///
  /// It is kept beside the view controller, which it does not keep alive.
  @MainActor
  public final class PolicyValues {
    weak var viewController: UIViewController?
    /// What guards it, where it is a navigation controller of another class.
    weak var guardian: GuardKeeper?
    /// The controller of the model, while the view controller is or was on a stack.
    public private(set) var controller: Controller?
    /// The name that `controllers` in a plugin matches, where the class has none of its own, as that of a
    /// SwiftUI screen in a `UIHostingController`. Set it before the view controller is pushed; nil: the
    /// name of the class.
    public var className: String?
    /// Data of the view controller, which plugins read and write as `controller.props`.
    public private(set) lazy var props = PolicyProps(self)

    /// What is there before there is a controller.
    let earlyProps = DataTable()
    private var earlySettings = ControllerSettings()
    private weak var scene: NavigationScene?
    /// The back item of the app's own, while another stands in its place.
    private var replaced: (item: UIBarButtonItem?, mode: UINavigationItem.BackButtonDisplayMode)?
    private var shown: BackButton?

    /// An item of the app's own, which stands in place of the back button where a hook says so
    /// (`customBackButton`). Its action calls `tapCustomBackItem()`, or what the app likes.
    public var backItem: UIBarButtonItem?

    /// What hooks have made of the navigation item.
    let looks = ItemLooks()
    /// What the app does for policies that are asked about this view controller.
    private var handlers: [Int: Handler] = [:]
    private var lastHandler = 0

    init(_ viewController: UIViewController) {
      self.viewController = viewController
    }

    /// The view controller's settings: its gestures, its bar and its back button.
    public var settings: ControllerSettings {
      get { controller?.settings ?? earlySettings }
      set {
        earlySettings = newValue
        controller?.settings = newValue
      }
    }

    var table: DataTable { controller?.props ?? earlyProps }

    func tableChanged() { controller?.navigation?.invalidateBar() }

    /// What patterns match of a class: its name without its module and, of a generic one, without its arguments.
    static func className(of type: Any.Type) -> String {
      String(String(describing: type).prefix { $0 != "<" })
    }

    /// The controller in `navigation`: made at the first time, and anew on another stack.
    func adopt(into navigation: NavigationController) -> Controller {
      if let controller, scene === navigation.scene { return controller }
      let name = className ?? viewController.map { Self.className(of: type(of: $0)) } ?? ""
      let new = navigation.makeController(className: name, settings: settings)
      for (key, value) in table.pairs { try? new.props.set(key, to: value) }
      controller = new
      scene = navigation.scene
      for number in handlers.keys.sorted() { handlers[number]?.put(on: new) }
      return new
    }

    // MARK: What the app does

    /// As `NavigationHost.onAction`, where the policy is asked about this view controller; it comes before
    /// what the host has. It goes with the result: keep it.
    public func onAction(
      _ name: String, _ body: @escaping @MainActor (DataValue) -> Void
    ) -> Observation {
      keep { $0.onAction(name) { data in onMain { body(data) } } }
    }

    /// As `NavigationHost.onAwait`, where the policy is asked about this view controller; it comes before
    /// what the host has. It goes with the result: keep it.
    public func onAwait(
      _ name: String, _ body: @escaping @MainActor (DataValue) async throws -> DataValue?
    ) -> Observation {
      keep { $0.onAwait(name) { try await body($0) } }
    }

    /// There may be no controller yet, and another one later, on another stack.
    private func keep(_ put: @escaping @MainActor (Controller) -> Observation) -> Observation {
      lastHandler += 1
      let number = lastHandler
      var handler = Handler(onController: put)
      if let controller { handler.put(on: controller) }
      handlers[number] = handler
      return Observation { [weak self] in
        onMain { self?.handlers[number] = nil }
      }
    }

    private struct Handler {
      let onController: @MainActor (Controller) -> Observation
      private var observation: Observation?

      init(onController: @escaping @MainActor (Controller) -> Observation) {
        self.onController = onController
      }

      @MainActor
      mutating func put(on controller: Controller) { observation = onController(controller) }
    }

    // MARK: The back item of this view controller, which the one above it shows

    func replaceBackItem(of item: UINavigationItem, by back: BackButton) {
      guard back != shown else { return }
      if replaced == nil { replaced = (item.backBarButtonItem, item.backButtonDisplayMode) }
      shown = back
      // The arrow alone keeps its title for the long-press menu.
      let isArrow = back.declaresTitle && back.title.isEmpty
      item.backButtonDisplayMode = isArrow ? .minimal : .default
      let title = isArrow ? item.title ?? viewController?.title : back.title
      let button = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      if back.declaresColor { button.tintColor = UIColor(back.color) }
      item.backBarButtonItem = button
    }

    func restoreBackItem(of item: UINavigationItem) {
      guard let replaced else { return }
      item.backBarButtonItem = replaced.item
      item.backButtonDisplayMode = replaced.mode
      self.replaced = nil
      shown = nil
    }
  }

  /// The data of a view controller: `letter.navhost.props["draft"] = true`.
  @MainActor
  public final class PolicyProps {
    /// The values keep these: they may be gone before.
    private weak var values: PolicyValues?
    private let early: DataTable

    init(_ values: PolicyValues) {
      self.values = values
      early = values.earlyProps
    }

    private var table: DataTable { values?.table ?? early }

    /// A value by its name; nil where there is none, and to take one out.
    ///
    /// A value that is too large or too deep (64 KiB, 32 tables) is not written, which stops a debug build. Use
    /// `set(_:to:)` for data whose size you do not know.
    public subscript(name: String) -> DataValue? {
      get { table[name] }
      set {
        do {
          try set(name, to: newValue)
        } catch {
          assertionFailure("props.\(name): \(error.message)")
        }
      }
    }

    /// Writes a value, or takes it out where it is nil. The bar is laid out afresh.
    ///
    /// - Throws: `DataError` where the data would be too deep or too large.
    public func set(_ name: String, to value: DataValue?) throws(DataError) {
      try table.set(.string(name), to: value)
      values?.tableChanged()
    }
  }

  extension UIViewController {
    /// Plugins know this view controller by it, and it declares its settings with it.
    public var navhost: PolicyValues { ViewRegistry.values(of: self) }
  }

  /// The values of every view controller that has any. It keeps none of them alive; the values of
  /// those that are gone are dropped when there may be a quarter more of them than are alive.
  @MainActor
  enum ViewRegistry {
    private static var all: [ObjectIdentifier: PolicyValues] = [:]
    private static var sweepsAt = 8

    static func values(of view: UIViewController) -> PolicyValues {
      let key = ObjectIdentifier(view)
      if let known = all[key], known.viewController === view { return known }
      if all.count >= sweepsAt { sweep() }
      let new = PolicyValues(view)
      all[key] = new
      return new
    }

    /// Whether the item is that of a view controller that was on a stack of a host, and is not in this one.
    static func hasLeft(_ item: UINavigationItem, from navigation: UINavigationController) -> Bool {
      all.values.contains { values in
        guard let view = values.viewController, values.controller != nil,
          view.navigationItem === item
        else { return false }
        return view.navigationController == nil || navigation.viewControllers.contains(view)
      }
    }

    /// Drops what belongs to view controllers that are gone. The result is how many are left.
    @discardableResult
    static func sweep() -> Int {
      all = all.filter { $0.value.viewController != nil }
      sweepsAt = max(8, all.count + all.count / 4)
      return all.count
    }
  }
#endif
