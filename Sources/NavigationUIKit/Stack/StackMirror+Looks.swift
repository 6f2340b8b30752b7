#if canImport(UIKit)
  import Navigation
  import PluginHost
  import UIKit

  /// What policies and settings say about the bar. What they leave open is UIKit's.
  extension StackMirror {
    func showLooks(animated: Bool) {
      guard host.isEnabled else { return restoreLooks() }
      guard !finger.isDown, let view = owner.topViewController,
        let controller = view.navhost.controller, controller === model.top
      else { return }
      showBar(hidden: controller.declaredBarHidden, animated: animated)
      if sheetGuard != nil {
        owner.isModalInPresentation = controller.settings.modalInPresentation
      }
      let views = owner.viewControllers
      guard views.count > 1 else { return }
      show(model.bar.back, through: views[views.count - 2])
    }

    /// A policy's answer goes with its controller: under one about which nobody says anything the bar
    /// is again what it was before.
    private func showBar(hidden declared: Bool?, animated: Bool) {
      let wanted = declared ?? barBeforePolicies ?? owner.isNavigationBarHidden
      barBeforePolicies =
        declared == nil ? nil : barBeforePolicies ?? owner.isNavigationBarHidden
      if wanted != owner.isNavigationBarHidden { keeper.systemHideBar(wanted, animated: animated) }
    }

    /// Everything is UIKit's and the app's again.
    func restoreLooks() {
      showBar(hidden: nil, animated: false)
      for view in owner.viewControllers { view.navhost.restoreBackItem(of: view.navigationItem) }
    }

    /// UIKit takes the back button's text and colour from the item of the view controller below.
    private func show(_ back: BackButton?, through previous: UIViewController) {
      let values = previous.navhost
      guard let back, !back.isCustom, back.declaresTitle || back.declaresColor else {
        return values.restoreBackItem(of: previous.navigationItem)
      }
      values.replaceBackItem(of: previous.navigationItem, by: back)
    }
  }

  extension UIColor {
    convenience init(_ color: Color) {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#endif
