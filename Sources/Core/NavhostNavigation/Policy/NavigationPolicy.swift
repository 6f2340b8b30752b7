/// It decides when somebody tries to leave a screen.
///
/// The engine asks its policy at every decision and tells it of everything that happened. Every
/// member has a default, which has no opinion. A policy must not change a stack while it is being
/// asked: such calls are refused as `busy`.
public protocol NavigationPolicy: AnyObject {
  /// Something asks to leave `controller`. Asked once for each controller that would leave, from
  /// the top down.
  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict

  /// A pop gesture has moved far enough to begin.
  func gestureShouldBegin(_ controller: Controller, _ gesture: PopGesture) -> Verdict

  /// `controller` is about to be pushed.
  func shouldPush(_ controller: Controller, _ push: Push) -> Verdict

  /// A tab is tapped, the selected one included; `controller` is the top of the tab that is shown.
  func shouldSelect(_ controller: Controller, _ tab: TabSelection) -> Verdict

  /// The text of the back button that `controller` shows, `""` for the arrow alone.
  func backTitle(_ controller: Controller, _ back: BackItem) -> String?

  /// The colour of the back button that `controller` shows. `.auto` by the bar's luminance.
  func backColor(_ controller: Controller, _ bar: BarStyle) -> ColorChoice?

  // What follows is asked as `controller` is about to appear, and while it is on top, whenever
  // something changed that the answer may depend on. An answer comes before the setting.

  /// Whether the bar is hidden while `controller` is shown.
  func barHidden(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// The colour of the bar while `controller` is shown.
  func barColor(_ controller: Controller, _ bar: BarStyle) -> BarFill?
  /// Whether there is no back button.
  func hidesBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// Whether the app's own item stands in place of the back button.
  func customBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// Whether a sheet whose top `controller` is cannot be dragged down.
  func modalInPresentation(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// Whether no pop gesture begins; a yes under the finger takes a swipe away.
  func interactivePopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// Whether no pan on the content begins, in a profile that has one.
  func interactiveContentPopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool?
  /// How far from the leading edge a pop gesture may start, in points; 0 is without limit.
  func maxInitialDistance(_ controller: Controller, _ bar: BarStyle) -> Double?

  /// `controller` came onto the stack.
  func didPush(_ controller: Controller)
  /// `controller` left the stack.
  func didPop(_ controller: Controller, _ pop: Pop)
  /// `controller` is about to be shown.
  func willAppear(_ controller: Controller, animated: Bool)
  /// `controller` is shown.
  func didAppear(_ controller: Controller, animated: Bool)
  /// `controller` is about to be covered or removed.
  func willDisappear(_ controller: Controller, animated: Bool)
  /// `controller` is no longer shown.
  func didDisappear(_ controller: Controller, animated: Bool)

  /// The person tried to drag down a sheet whose top, `controller`, has `modalInPresentation`.
  func didAttemptToDismiss(_ controller: Controller)

  /// The selected tab was tapped while its stack was at its root, `controller`, and nobody refused.
  func tabReselected(_ controller: Controller)

  /// An escape where there is nothing to leave.
  func didEscape(_ controller: Controller)

  /// A gesture that had begun is over: popped or cancelled.
  func gestureDidEnd(_ controller: Controller, _ gesture: PopGesture, popped: Bool)

  /// What does an action that a hook asked for which was asked about `controller`; nil where nobody
  /// does. The stacks may be changed in it.
  func handler(of action: Action, for controller: Controller) -> (() -> Void)?

  /// Asks the app for the answer to an `await` of a hook about `controller`. Returns nil if the answer comes later,
  /// by `NavigationScene.answer`. The stacks may be changed meanwhile.
  func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply?
}

extension NavigationPolicy {
  public func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict { .abstain }
  public func gestureShouldBegin(_ controller: Controller, _ gesture: PopGesture) -> Verdict {
    .abstain
  }
  public func shouldPush(_ controller: Controller, _ push: Push) -> Verdict { .abstain }
  public func shouldSelect(_ controller: Controller, _ tab: TabSelection) -> Verdict { .abstain }
  public func backTitle(_ controller: Controller, _ back: BackItem) -> String? { nil }
  public func backColor(_ controller: Controller, _ bar: BarStyle) -> ColorChoice? { nil }
  public func barHidden(_ controller: Controller, _ bar: BarStyle) -> Bool? { nil }
  public func barColor(_ controller: Controller, _ bar: BarStyle) -> BarFill? { nil }
  public func hidesBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? { nil }
  public func customBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? { nil }
  public func modalInPresentation(_ controller: Controller, _ bar: BarStyle) -> Bool? { nil }
  public func interactivePopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? { nil }
  public func interactiveContentPopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    nil
  }
  public func maxInitialDistance(_ controller: Controller, _ bar: BarStyle) -> Double? { nil }
  /// Does nothing.
  public func didPush(_ controller: Controller) {}
  /// Does nothing.
  public func didPop(_ controller: Controller, _ pop: Pop) {}
  /// Does nothing.
  public func willAppear(_ controller: Controller, animated: Bool) {}
  /// Does nothing.
  public func didAppear(_ controller: Controller, animated: Bool) {}
  /// Does nothing.
  public func willDisappear(_ controller: Controller, animated: Bool) {}
  /// Does nothing.
  public func didDisappear(_ controller: Controller, animated: Bool) {}
  public func didAttemptToDismiss(_ controller: Controller) {}
  public func tabReselected(_ controller: Controller) {}
  public func didEscape(_ controller: Controller) {}
  public func gestureDidEnd(_ controller: Controller, _ gesture: PopGesture, popped: Bool) {}
  public func handler(of action: Action, for controller: Controller) -> (() -> Void)? { nil }
  public func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
    .unhandled(action)
  }
}

/// The back button's text and its default, handed to `backTitle`.
public struct BackItem: Equatable, Sendable {
  /// The title of the controller below, nil where it has none.
  public let previousTitle: String?
  /// The text that the bar shows if no policy answers.
  public let defaultTitle: String

  package init(previousTitle: String?, defaultTitle: String) {
    self.previousTitle = previousTitle
    self.defaultTitle = defaultTitle
  }
}

/// The bar as it stands without the answer, handed to `backColor` and to what answers settings.
public struct BarStyle: Equatable, Sendable {
  /// The bar's colour; of a gradient, its first stop.
  public let color: ColorValue
  /// The stops of a gradient; empty for a solid bar.
  public let colors: [ColorValue]
  /// Whether the bar is hidden.
  public let hidden: Bool

  package init(color: ColorValue, colors: [ColorValue] = [], hidden: Bool = false) {
    self.color = color
    self.colors = colors
    self.hidden = hidden
  }

  /// Perceived brightness, 0 to 1 (rule 79); a gradient counts by its first stop (rule 85).
  public var luminance: Double { color.luminance }
  /// Black or white, whichever reads well (rule 79).
  public var contrastColor: ColorValue { color.contrast }
}
