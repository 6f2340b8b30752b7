extension NavigationController {
  /// A tap in the middle of the back button, the custom one where there is one.
  @discardableResult
  public func tapBack(settle: Bool = true) -> Outcome {
    operate(.tapBack(settle: settle), Outcome.ignored) {
      if let refusal = refusalOfTouch ?? refusalOfTransition { return ignorePop(refusal, nil) }
      scene.layBarsOut()
      guard shownBar.back != nil else { return ignorePop(.noBackButton, nil) }
      return pressBack(settle: settle)
    }
  }

  /// The titles of the back button's long-press menu, nearest first; "Back" stands for a title that
  /// is missing. Empty where no system back button is shown.
  public var backMenu: [String] {
    guard let back = bar.back, !back.isCustom else { return [] }
    return stack.dropLast().reversed().map { controller in
      guard let title = controller.title, !title.isEmpty else { return configuration.backTitle }
      return title
    }
  }

  /// Picks an entry of the long-press menu, from 1, the nearest: so many controllers are popped. One
  /// that is not there is ignored, `nothing there`.
  @discardableResult
  public func pickBackMenu(_ entry: Int, settle: Bool = true) -> Outcome {
    operate(.backMenu(entry, settle: settle), Outcome.ignored) {
      if let refusal = refusalOfTouch ?? refusalOfTransition {
        return ignorePop(refusal, .backMenu)
      }
      scene.layBarsOut()
      guard let back = shownBar.back, !back.isCustom else {
        return ignorePop(.noBackButton, .backMenu)
      }
      guard entry >= 1, entry < depth else { return ignorePop(.nothingThere, .backMenu) }
      return attemptPop(.backMenu, count: entry, animated: true, settle: settle)
    }
  }

  /// VoiceOver's two-finger scrub (UIKit: `accessibilityPerformEscape`). At the root of a sheet, form
  /// sheet or popover it dismisses that; at the root of one inside a controller it goes to the stack around.
  @discardableResult
  public func escape(settle: Bool = true) -> Outcome {
    operate(.escape(settle: settle), Outcome.ignored) { attemptEscape(settle: settle) }
  }

  private func attemptEscape(settle: Bool) -> Outcome {
    if let refusal = refusalOfTouch { return ignorePop(refusal, .escape) }
    if depth < 2, refusalOfTransition == nil {
      if let around { return around.attemptEscape(settle: settle) }
      if let presentation, presentation.style != .fullScreen {
        return attemptDismissal(of: presentation, .escape, animated: true, settle: settle)
      }
      let outcome = ignorePop(.root, .escape)
      if let top { _ = scene.tell { $0.didEscape(top) } }
      return outcome
    }
    return attemptPop(.escape, count: 1, animated: true, settle: settle)
  }

  /// The button is pressed and let go: it dims, and looks normal again whatever was decided (rule
  /// 13).
  func pressBack(settle: Bool) -> Outcome {
    let isCustom = shownBar.back?.isCustom ?? false
    if let top, let action = top.backAction, !isCustom {
      scene.afterwards = { action(top) }
      return ignorePop(.backAction, .backButton)
    }
    backButtonAlpha = BarLayout.pressedAlpha
    defer { restoreBackButton() }
    return attemptPop(
      isCustom ? .customBackButton : .backButton, count: 1, animated: true, settle: settle)
  }

  func restoreBackButton() { backButtonAlpha = 1 }

  /// What a finger does that came down and went up at `point`.
  func handleTap(at point: ScreenPoint, settle: Bool) -> Outcome {
    if let refusal = refusalOfTransition { return ignorePop(refusal, nil) }
    scene.layBarsOut()
    guard let back = shownBack, back.frame.contains(point) else {
      return ignorePop(.nothingThere, nil)
    }
    return pressBack(settle: settle)
  }
}
