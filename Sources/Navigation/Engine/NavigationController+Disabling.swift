/// A swipe that is disabled under the finger is taken away, as disabling the recogniser does.
extension NavigationController {
  /// Whether the controller that the swipe takes away lets it go on no longer.
  var isDisabledUnderFinger: Bool {
    guard let sequence = touches, sequence.isSwiping, let kind = sequence.gesture?.kind,
      let settings = running?.from.settings
    else { return false }
    if settings.interactivePopDisabled || settings.gesture == GestureMode.none { return true }
    return kind == .content && settings.interactiveContentPopDisabled
  }

  func cancelDisabledSwipe() {
    if isDisabledUnderFinger { _ = cancelSwipe() }
  }

  func cancelSwipe() -> Outcome {
    decide(release(cancelled: true, reason: .disabled))
  }
}
