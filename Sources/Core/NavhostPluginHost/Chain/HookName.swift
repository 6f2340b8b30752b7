/// The hooks that a plugin may implement.
public enum HookName: String, CaseIterable, Sendable {
  /// May a controller leave?
  case shouldPop
  /// May a gesture begin?
  case gestureShouldBegin
  /// May a controller be pushed?
  case shouldPush
  /// May a tab be selected?
  case shouldSelect
  /// The text of the back button.
  case backTitle
  /// The colour of the back button.
  case backColor
  /// Whether the bar is hidden.
  case barHidden
  /// The colour of the bar.
  case barColor
  /// Whether there is no back button.
  case hidesBackButton
  /// Whether the app's own item stands in place of the back button.
  case customBackButton
  /// Whether a sheet cannot be dragged down.
  case modalInPresentation
  /// Whether no pop gesture begins.
  case interactivePopDisabled
  /// Whether no pan on the content begins.
  case interactiveContentPopDisabled
  /// How far from the leading edge a pop gesture may start.
  case maxInitialDistance
  /// A controller came onto a stack.
  case didPush
  /// A controller left its stack.
  case didPop
  /// A controller is about to be shown.
  case willAppear
  /// A controller is shown.
  case didAppear
  /// A controller is about to be covered or removed.
  case willDisappear
  /// A controller is no longer shown.
  case didDisappear
  /// A gesture that had begun is over.
  case gestureDidEnd
  /// The person tried to dismiss a stack that may not be dismissed.
  case didAttemptToDismiss
  /// The selected tab was tapped at its root.
  case tabReselected
  /// An escape where there is nothing to leave.
  case didEscape
  /// The plugin was loaded.
  case onLoad
  /// The plugin is about to be unloaded.
  case onUnload

  /// Whether its answer is yes or no.
  package var isYesOrNo: Bool {
    switch self {
    case .shouldPop, .gestureShouldBegin, .shouldPush, .shouldSelect: true
    default: false
    }
  }

  /// Whether it lays out: its answer comes before the setting of its name.
  package var laysOut: Bool {
    switch self {
    case .backTitle, .backColor, .barHidden, .barColor, .hidesBackButton, .customBackButton,
      .modalInPresentation, .interactivePopDisabled, .interactiveContentPopDisabled,
      .maxInitialDistance:
      true
    default: false
    }
  }

  /// Whether its answer counts for anything; then one is told where it was given.
  package var isDecision: Bool { isYesOrNo || laysOut }

  /// Whether it may wait for a person or the app.
  package var canWait: Bool { isYesOrNo && self != .gestureShouldBegin }

  /// Whether it may ask the app to do something: it decides, or is told something.
  package var canPerform: Bool { isYesOrNo || !isDecision && isPerController }

  /// Whether a script may put a function for it.
  package var isPerController: Bool {
    self != .onLoad && self != .onUnload
  }
}
