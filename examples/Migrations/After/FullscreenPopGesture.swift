import NavhostNavigation
import NavigationUIKit
public import UIKit

// After: settings of the view controller. No policy is needed.

public final class PlayerAfter: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    navhost.settings.gesture = .fullscreen
    navhost.settings.barHidden = true
    navhost.settings.maxInitialDistance = 60
  }

  public func playbackChanged(isLocked: Bool) {
    navhost.settings.interactivePopDisabled = isLocked
  }
}
