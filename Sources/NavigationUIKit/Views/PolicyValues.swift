#if canImport(UIKit)
  public import Navigation
  internal import PluginHost
  internal import UIKit

  /// What plugins know of a view controller, and what it declares: `viewController.navhost`.
  ///
  /// It is kept beside the view controller, which it does not keep alive.
  @MainActor
  public final class PolicyValues {
    weak var viewController: UIViewController?
    /// The controller of the model, while the view controller is or was on a stack.
    public private(set) var controller: Controller?
    /// Data of the view controller, which plugins read and write as `controller.props`.
    public private(set) lazy var props = PolicyProps(self)

    /// What is there before there is a controller.
    let earlyProps = DataTable()
    private var earlySettings = ControllerSettings()
    private weak var scene: WindowScene?
    /// The back item of the app's own, while another stands in its place.
    private var replaced: (item: UIBarButtonItem?, mode: UINavigationItem.BackButtonDisplayMode)?
    private var shown: BackButton?

    init(_ viewController: UIViewController) {
      self.viewController = viewController
    }

    /// What the view controller declares about its gestures, its bar and its back button.
    public var settings: ControllerSettings {
      get { controller?.settings ?? earlySettings }
      set {
        earlySettings = newValue
        controller?.settings = newValue
      }
    }

    var table: DataTable { controller?.props ?? earlyProps }

    func tableChanged() { controller?.navigation?.invalidateBar() }

    /// The controller in `navigation`: made at the first time, and anew on another stack.
    func adopt(into navigation: NavigationController) -> Controller {
      if let controller, scene === navigation.scene { return controller }
      let className = viewController.map { String(describing: type(of: $0)) } ?? ""
      let new = navigation.makeController(className: className, settings: settings)
      for (key, value) in table.pairs { try? new.props.set(key, to: value) }
      controller = new
      scene = navigation.scene
      return new
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
#endif
