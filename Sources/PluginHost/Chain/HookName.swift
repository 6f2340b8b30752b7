/// The hooks that a plugin may implement.
public enum HookName: String, CaseIterable, Sendable {
  case shouldPop, gestureShouldBegin, shouldPush
  case backTitle, backColor, barHidden
  case didPush, didPop, willAppear, didAppear, willDisappear, didDisappear, gestureDidEnd
  case didAttemptToDismiss
  case onLoad, onUnload

  /// Its place among all cases.
  package var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// Whether its answer is yes or no.
  public var isYesOrNo: Bool {
    switch self {
    case .shouldPop, .gestureShouldBegin, .shouldPush: true
    default: false
    }
  }

  /// Whether its answer counts for anything.
  public var isDecision: Bool {
    switch self {
    case .backTitle, .backColor, .barHidden: true
    default: isYesOrNo
    }
  }

  /// Whether a script may put a function for it.
  public var isPerController: Bool {
    self != .onLoad && self != .onUnload
  }
}
