extension NavigationOperation {
  /// The name of an operation: in Lua, in a trace, on a page.
  public enum Name: String, CaseIterable, Sendable {
    /// A tap on the back button.
    case tapBack
    /// A tap anywhere.
    case tap
    /// A drag in equal steps.
    case pan
    /// One raw touch.
    case touch
    /// An entry of the back button's menu.
    case backMenu
    /// A sheet dragged down.
    case swipeDown
    /// A tap beside a popover or a form sheet.
    case tapOutside
    /// VoiceOver's scrub.
    case escape
    /// A tap on a tab.
    case select
    /// An answer to the open question.
    case answer
    /// One controller in place of the stack.
    case setRoot
    /// A controller on top.
    case push
    /// Other controllers in place of the stack.
    case setStack
    /// A wish to pop.
    case requestPop
    /// A pop of the top.
    case pop
    /// A pop of all above a controller.
    case popTo
    /// A pop of all above the root.
    case popToRoot
    /// A stack inside a controller.
    case embed
    /// A presented stack.
    case present
    /// A wish to dismiss.
    case requestDismiss
    /// A dismissal.
    case dismiss
    /// A tab bar around the stack.
    case tabs
    /// A tab that the program shows.
    case show
    /// Time that passes.
    case advance
    /// Transitions run to their end.
    case settle
  }

  /// Its name.
  public var name: Name {
    switch self {
    case .tapBack: .tapBack
    case .tap: .tap
    case .pan: .pan
    case .touch: .touch
    case .backMenu: .backMenu
    case .swipeDown: .swipeDown
    case .tapOutside: .tapOutside
    case .escape: .escape
    case .select: .select
    case .answer: .answer
    case .setRoot: .setRoot
    case .push: .push
    case .setStack: .setStack
    case .requestPop: .requestPop
    case .pop: .pop
    case .popTo: .popTo
    case .popToRoot: .popToRoot
    case .embed: .embed
    case .present: .present
    case .requestDismiss: .requestDismiss
    case .dismiss: .dismiss
    case .tabs: .tabs
    case .show: .show
    case .advance: .advance
    case .settle: .settle
    }
  }
}
