internal import NavhostNavigation

/// What a script did, step by step, as a test on a device can do it again: from one `nav.reset` to
/// the next.
struct Scenario {
  enum Action {
    /// What the app does by itself, one line of JSON.
    case app(String)
    case tapBack
    case tap(ScreenPoint)
    case drag(from: ScreenPoint, to: ScreenPoint, seconds: Double)
    case pullDown(Double, seconds: Double)
    /// The back button's long-press menu, by the title of the entry.
    case menu(String)
    case answer(String)
    case tab(Int)
    case tapOutside
    case wait(Double)
    /// What no test can do.
    case byHand(String)
  }

  /// What is on the screen after a step.
  struct Screen: Equatable {
    var className: String
    /// The bar's, nil where it is hidden or has none.
    var title: String?
    /// The text that a person is asked; of a question without one, its first choice.
    var question: Text? = nil
  }

  /// What is seen of a question.
  enum Text: Equatable {
    case message(String)
    case choice(String)
  }

  struct Step {
    var action: Action
    var screen: Screen?
    /// What the call returned: `blocked: unsaved`.
    var outcome = ""
  }

  let size: ScreenSize
  let isRightToLeft: Bool
  let profile: String
  var steps: [Step] = []

  init(_ configuration: NavigationController.Configuration) {
    size = ScreenSize(width: configuration.width, height: configuration.height)
    isRightToLeft = configuration.direction == .rtl
    profile = configuration.profile.name
  }
}
