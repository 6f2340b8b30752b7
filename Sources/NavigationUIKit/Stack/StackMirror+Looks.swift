#if canImport(UIKit)
  import Navigation
  import UIKit

  /// What policies and settings say about the bar. What they leave open is UIKit's.
  extension StackMirror {
    func showLooks(animated: Bool) {
      guard host.isEnabled, !finger.isDown, let view = owner.topViewController,
        let controller = view.navhost.controller, controller === model.top
      else { return }
      if let hidden = controller.declaredBarHidden, hidden != owner.isNavigationBarHidden {
        owner.systemHideBar(hidden, animated: animated)
      }
      let views = owner.viewControllers
      guard views.count > 1 else { return }
      show(model.bar.back, through: views[views.count - 2])
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
