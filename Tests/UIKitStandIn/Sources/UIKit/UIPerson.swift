/// What a person does with the stand-in: its fingers.
@MainActor
public enum UIPerson {
  /// Runs transitions to their end.
  public static func wait(_ seconds: Double = 0.36) { UIClock.shared.advance(by: seconds) }

  // MARK: The bar

  /// A tap on the back button, the custom one where there is one. False where there is none.
  @discardableResult
  public static func tapBack(_ navigation: UINavigationController) -> Bool {
    let bar = navigation.navigationBar
    touch(navigation)
    navigation.layOut()
    guard let item = bar.topItem, bar.items?.count ?? 0 > 1, !navigation.isNavigationBarHidden,
      navigation.transition == nil || UIUnknowns.current.tapsDuringTransitions
    else { return false }
    if let custom = item.leftBarButtonItem, !item.leftItemsSupplementBackButton {
      custom.action?()
      return custom.action != nil
    }
    guard !item.hidesBackButton else { return false }
    if let action = item.backAction {
      action.handler(action)
      return true
    }
    let delegate = navigation as? any UINavigationBarDelegate
    if delegate?.navigationBar(bar, shouldPop: item) ?? true {
      _ = navigation.popViewController(animated: true)
    }
    return true
  }

  /// A long press on the back button, and entry `index` of its menu, from 1, the nearest: UIKit pops
  /// to it and asks nobody (rule 187).
  public static func pickBackMenu(_ navigation: UINavigationController, _ index: Int) {
    pressBar(navigation, at: 20)
    if UIUnknowns.current.menuHasTouch { touch(navigation) }
    navigation.layOut()
    let views = navigation.viewControllers
    guard index >= 1, index < views.count, navigation.transition == nil else { return }
    _ = navigation.popToViewController(views[views.count - 1 - index], animated: true)
  }

  /// A long press on the bar, so far from its leading edge.
  public static func pressBar(_ navigation: UINavigationController, at lead: CGFloat) {
    let bar = navigation.navigationBar
    for recognizer in bar.gestureRecognizers ?? [] where recognizer is UILongPressGestureRecognizer
    {
      recognizer.point = CGPoint(x: navigation.isMirrored ? bar.bounds.width - lead : lead, y: 22)
      _ = recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
    }
  }

  /// A finger comes down, and the recognisers on the screen hear of it.
  public static func touch(_ controller: UIViewController, isBeside: Bool = false) {
    let container = controller.presentationController?.containerView
    let touch = UITouch(
      at: CGPoint(x: 100, y: 200), view: isBeside ? container : controller.view)
    let views = [controller.view, controller.presentationController?.containerView]
    for recognizer in views.compactMap({ $0?.gestureRecognizers }).flatMap({ $0 }) {
      _ = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    }
  }

  // MARK: Swipes

  /// A swipe across the screen. The result is whether a pop recogniser began.
  @discardableResult
  public static func swipe(
    _ navigation: UINavigationController, from start: CGFloat, to end: CGFloat,
    duration: Double = 0.25, y: CGFloat = 400
  ) -> Bool {
    guard let pan = begin(navigation, from: start, to: end, duration: duration, y: y) else {
      return false
    }
    navigation.layOut()
    lift(pan, at: CGPoint(x: end, y: y))
    return true
  }

  /// The finger comes down and moves until a recogniser begins; nil where none does.
  public static func begin(
    _ navigation: UINavigationController, from start: CGFloat, to end: CGFloat,
    duration: Double = 0.25, y: CGFloat = 400
  ) -> UIPanGestureRecognizer? {
    navigation.layOut()
    let touch = UITouch(at: CGPoint(x: start, y: y))
    let event = UIEvent()
    let all = (navigation.view.gestureRecognizers ?? []).filter { recognizer in
      recognizer.isEnabled
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
    let sign: CGFloat = end > start ? 1 : -1
    for case let pan as UIPanGestureRecognizer in all
    where takes(pan, navigation, start, sign) {
      pan.start = touch.point
      pan.point = CGPoint(x: start + 12 * sign, y: y)
      pan.speed = CGPoint(x: (end - start) / max(duration, 0.01), y: 0)
      pan.state = .possible
      guard pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true else {
        pan.state = .failed
        continue
      }
      pan.set(.began)
      return pan
    }
    return nil
  }

  /// UIKit's edge recogniser starts at the leading edge, its content recogniser elsewhere and only
  /// towards the trailing edge (rules 190 and 191).
  private static func takes(
    _ pan: UIPanGestureRecognizer, _ navigation: UINavigationController, _ start: CGFloat,
    _ sign: CGFloat
  ) -> Bool {
    let lead = navigation.isMirrored ? navigation.view.bounds.width - start : start
    let forwards = navigation.isMirrored ? sign < 0 : sign > 0
    if pan === navigation.interactivePopGestureRecognizer { return lead <= 20 }
    if pan === navigation.interactiveContentPopGestureRecognizer { return lead > 20 && forwards }
    return true
  }

  public static func move(_ pan: UIPanGestureRecognizer, to point: CGPoint) {
    pan.point = point
    pan.set(.changed)
  }

  public static func lift(_ pan: UIPanGestureRecognizer, at point: CGPoint) {
    guard pan.state == .began || pan.state == .changed else { return }
    move(pan, to: point)
    guard pan.state == .changed else { return }
    pan.set(.ended)
    pan.state = .possible
  }

  // MARK: The rest

  /// VoiceOver's two-finger scrub, on what is on top.
  @discardableResult
  public static func scrub(_ navigation: UINavigationController) -> Bool {
    navigation.accessibilityPerformEscape()
  }

  /// UIKit asks about a sheet though nobody drags it, where it does so at any time.
  public static func askAboutSheet(_ sheet: UIViewController) {
    guard UIUnknowns.current.asksAboutSheetsAtAnyTime,
      let presentation = sheet.presentationController
    else { return }
    for _ in 0..<3 {
      _ = presentation.delegate?.presentationControllerShouldDismiss(presentation)
    }
  }

  /// A finger drags a sheet down, to the foot of the screen or not far enough.
  public static func pullDown(_ sheet: UIViewController, finishes: Bool = true) {
    guard let presentation = presentation(of: sheet) else { return }
    (sheet as? UINavigationController)?.layOut()
    touch(sheet)
    askAboutSheet(sheet)
    // UIKit asks more than once in a drag: its delegate must not ask a person twice.
    for _ in 0..<2 {
      guard !isModal(sheet),
        presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
      else {
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        return
      }
    }
    let drag = UITransition(interactive: true) { [weak sheet] _ in sheet?.dismissal = nil }
    sheet.dismissal = drag
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    drag.release(cancelled: !finishes)
    guard finishes else { return }
    if UIUnknowns.current.dismissalIsToldFirst {
      presentation.delegate?.presentationControllerDidDismiss(presentation)
      return sheet.leavePresentationAtOnce(animated: true)
    }
    sheet.leavePresentationAtOnce(animated: true)
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }

  /// The presentation of a sheet that is on the screen; nil if it is not presented.
  private static func presentation(of sheet: UIViewController) -> UIPresentationController? {
    sheet.presentingViewController == nil ? nil : sheet.presentationController
  }

  /// Whether the view controller, or the child that it shows, is modal: Apple's sample "Disabling the pull-down gesture
  /// for a sheet" sets the flag of the child.
  private static func isModal(_ view: UIViewController) -> Bool {
    if view.isModalInPresentation { return true }
    let shown =
      (view as? UINavigationController)?.topViewController
      ?? (view as? UITabBarController)?.selectedViewController
    return shown.map(isModal) ?? false
  }

  /// A tap beside a popover or a form sheet: UIKit asks, and lets it go.
  public static func tapOutside(_ popover: UIViewController) {
    guard let presentation = presentation(of: popover) else { return }
    touch(popover, isBeside: true)
    guard !isModal(popover),
      presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      if UIUnknowns.current.backdropIsSilent { return }
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    popover.leavePresentationAtOnce(animated: true)
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }

  /// A tap on a tab, from 0: of the selected one UIKit pops to its root.
  public static func tapTab(_ tabs: UITabBarController, _ index: Int) {
    touch(tabs)
    guard let view = tabs.viewControllers?[index], asks(tabs, view) else { return }
    if UIUnknowns.current.tabsAreAskedTwice, !asks(tabs, view) { return }
    if view === tabs.selectedViewController {
      _ = (view as? UINavigationController)?.popToRootViewController(animated: true)
    }
    tabs.selectedIndex = index
    tabs.delegate?.tabBarController(tabs, didSelect: view)
  }

  private static func asks(_ tabs: UITabBarController, _ view: UIViewController) -> Bool {
    let delegate = tabs.delegate
    return UIUnknowns.current.tabsAreAskedByTab
      ? delegate?.tabBarController(tabs, shouldSelectTab: UITab(view)) ?? true
      : delegate?.tabBarController(tabs, shouldSelect: view) ?? true
  }

  /// The alert on the screen, nil where there is none.
  public static func alert(over view: UIViewController) -> UIAlertController? {
    var top = view.presenter
    while let next = top.presentedViewController { top = next }
    return top.isBeingDismissed ? nil : top as? UIAlertController
  }

  /// A tap on a button of the alert; the alert goes before the button's action runs.
  public static func answer(_ accepted: Bool, over view: UIViewController) {
    guard let alert = alert(over: view) else { return }
    let action = alert.actions.first { ($0.style == .cancel) != accepted }
    alert.leavePresentation(animated: true) {
      if let action { action.handler?(action) }
    }
  }

  /// The same of a button by its title; false where there is none.
  @discardableResult
  public static func pick(_ title: String, over view: UIViewController) -> Bool {
    guard let alert = alert(over: view),
      let action = alert.actions.first(where: { $0.title == title })
    else { return false }
    alert.leavePresentation(animated: true) { action.handler?(action) }
    return true
  }
}

/// Parts of a swipe, for what goes wrong in between.
extension UIPerson {
  /// The recogniser begins without a look at the touch.
  public static func begin(
    _ pan: UIPanGestureRecognizer, on navigation: UINavigationController, from start: CGFloat,
    to end: CGFloat
  ) {
    place(pan, from: start, to: end)
    guard pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true else { return }
    pan.set(.began)
    navigation.layOut()
    lift(pan, at: CGPoint(x: end, y: 400))
  }

  /// The recogniser's delegate lets it begin, and another recogniser wins.
  public static func wouldBegin(
    _ pan: UIPanGestureRecognizer, on navigation: UINavigationController, from start: CGFloat,
    to end: CGFloat
  ) -> Bool {
    place(pan, from: start, to: end)
    defer { pan.state = .failed }
    return pan.delegate?.gestureRecognizerShouldBegin(pan) ?? true
  }

  private static func place(
    _ pan: UIPanGestureRecognizer, from start: CGFloat, to end: CGFloat
  ) {
    pan.start = CGPoint(x: start, y: 400)
    pan.point = CGPoint(x: start + (end > start ? 12 : -12), y: 400)
    pan.speed = CGPoint(x: (end - start) * 4, y: 0)
    pan.state = .possible
  }
}
