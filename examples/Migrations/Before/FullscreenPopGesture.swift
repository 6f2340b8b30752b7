import FDFullscreenPopGesture
import UIKit

// Before: properties of the category, on the view controllers.

final class PlayerBefore: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fd_prefersNavigationBarHidden = true
    fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 60
  }

  func playbackChanged(isLocked: Bool) {
    fd_interactivePopDisabled = isLocked
  }
}
