import NavigationUIKit
import NavhostPluginHost
public import UIKit

// After: the question is the policy's (policies/ask_to_save.lua), which knows the source.

public final class FormAfter: UIViewController {
  public var isDirty = false {
    didSet { navhost.props["dirty"] = .boolean(isDirty) }
  }
}
