import NavigationUIKit
import NavhostPluginHost
public import UIKit

// After: nothing is exchanged, and the swipe, the menu, VoiceOver and sheets are asked as well. The
// policy is policies/keep_draft.lua.

public final class LetterAfter: UIViewController {
  public var isDraft = false {
    didSet { navhost.props["draft"] = .boolean(isDraft) }
  }
}
