internal import NavhostNavigation

/// The plugins of a host, as the engine asks them: until the host is gone.
final class ChainPolicy: NavigationPolicy {
  private unowned let host: NavigationHost

  init(host: NavigationHost) {
    self.host = host
  }

  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    host.verdict(.shouldPop, controller, .pop(pop), source: pop.source)
  }

  func gestureShouldBegin(_ controller: Controller, _ gesture: PopGesture) -> Verdict {
    host.verdict(.gestureShouldBegin, controller, .gesture(gesture, outcome: nil))
  }

  func shouldPush(_ controller: Controller, _ push: Push) -> Verdict {
    host.verdict(.shouldPush, controller, .push(push))
  }

  func shouldSelect(_ controller: Controller, _ tab: TabSelection) -> Verdict {
    host.verdict(.shouldSelect, controller, .tab(tab))
  }

  func backTitle(_ controller: Controller, _ back: BackItem) -> String? {
    if case .title(let text) = host.decide(.backTitle, controller, .back(back)) {
      text
    } else {
      nil
    }
  }

  func backColor(_ controller: Controller, _ bar: BarStyle) -> ColorChoice? {
    if case .color(let choice) = host.decide(.backColor, controller, .bar(bar)) {
      choice
    } else {
      nil
    }
  }

  func barHidden(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.barHidden, controller, bar)
  }

  func barColor(_ controller: Controller, _ bar: BarStyle) -> BarFill? {
    if host.answersNoSettings { return nil }
    if case .fill(let fill) = host.decide(.barColor, controller, .bar(bar)) { return fill }
    return nil
  }

  func hidesBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.hidesBackButton, controller, bar)
  }

  func customBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.customBackButton, controller, bar)
  }

  func modalInPresentation(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.modalInPresentation, controller, bar)
  }

  func interactivePopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.interactivePopDisabled, controller, bar)
  }

  func interactiveContentPopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flag(.interactiveContentPopDisabled, controller, bar)
  }

  func maxInitialDistance(_ controller: Controller, _ bar: BarStyle) -> Double? {
    if host.answersNoSettings { return nil }
    let answer = host.decide(.maxInitialDistance, controller, .bar(bar))
    if case .number(let distance) = answer { return distance }
    return nil
  }

  private func flag(_ hook: HookName, _ controller: Controller, _ bar: BarStyle) -> Bool? {
    if host.answersNoSettings { return nil }
    if case .boolean(let flag, _) = host.decide(hook, controller, .bar(bar)) { return flag }
    return nil
  }

  func didPush(_ controller: Controller) { host.notify(.didPush, controller, .none) }

  func didPop(_ controller: Controller, _ pop: Pop) {
    host.notify(.didPop, controller, .pop(pop))
  }

  func willAppear(_ controller: Controller, animated: Bool) {
    host.notify(.willAppear, controller, .animated(animated))
  }

  func didAppear(_ controller: Controller, animated: Bool) {
    host.notify(.didAppear, controller, .animated(animated))
  }

  func willDisappear(_ controller: Controller, animated: Bool) {
    host.notify(.willDisappear, controller, .animated(animated))
  }

  func didDisappear(_ controller: Controller, animated: Bool) {
    host.notify(.didDisappear, controller, .animated(animated))
  }

  func didAttemptToDismiss(_ controller: Controller) {
    host.notify(.didAttemptToDismiss, controller, .none)
  }

  func tabReselected(_ controller: Controller) { host.notify(.tabReselected, controller, .none) }

  func didEscape(_ controller: Controller) { host.notify(.didEscape, controller, .none) }

  func gestureDidEnd(_ controller: Controller, _ gesture: PopGesture, popped: Bool) {
    let outcome = popped ? "popped" : "cancelled"
    host.notify(.gestureDidEnd, controller, .gesture(gesture, outcome: outcome))
  }

  func handler(of action: Action, for controller: Controller) -> (() -> Void)? {
    host.handler(of: action, for: controller)
  }

  func answer(_ action: String, _ data: AppData?, for controller: Controller) -> Reply? {
    host.answer(action, data, for: controller)
  }
}
