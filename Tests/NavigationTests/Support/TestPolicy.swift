import NavhostNavigation

/// A policy of closures that writes down what it is asked and told.
final class TestPolicy: NavigationPolicy {
  var onPop: (Controller, Pop) -> Verdict = { _, _ in .abstain }
  var onAnswer: ((Bool, Controller, Pop) -> Verdict)?
  var onGesture: (Controller, PopGesture) -> Verdict = { _, _ in .abstain }
  var onPush: (Controller, Push) -> Verdict = { _, _ in .abstain }
  var title: (Controller, BackItem) -> String? = { _, _ in nil }
  var color: (Controller, BarStyle) -> ColorChoice? = { _, _ in nil }
  var hidden: (Controller, BarStyle) -> Bool? = { _, _ in nil }
  /// What it answers for other settings, by their names.
  var flags: [String: (Controller, BarStyle) -> Bool?] = [:]
  var distance: (Controller) -> Double? = { _ in nil }
  var fill: (Controller, BarStyle) -> BarFill? = { _, _ in nil }
  var told: (String, Controller) -> Void = { _, _ in }
  /// `hook Class`, in order; the bar's hooks are left out.
  var calls: [String] = []
  var pops: [Pop] = []
  /// What `didPop` was told, in order.
  var popped: [Pop] = []
  var gestures: [PopGesture] = []
  var drops = 0

  func calls(of hook: String) -> [String] { calls.filter { $0.hasPrefix(hook + " ") } }

  private func note(_ hook: String, _ controller: Controller) {
    calls.append("\(hook) \(controller.className)")
    told(hook, controller)
  }

  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    note("shouldPop", controller)
    pops.append(pop)
    return waiting(onPop(controller, pop), for: controller)
  }

  /// A question comes back to this policy.
  private func waiting(_ verdict: Verdict, for controller: Controller) -> Verdict {
    guard case .ask = verdict.answer else { return verdict }
    var verdict = verdict
    verdict.suspension = TestSuspension(
      onResume: { [unowned self] reply, attempt in
        let accepted = reply == .accepted(true)
        guard case .pop(let pop) = attempt else { return accepted ? .allow() : .deny() }
        note("answer", controller)
        pops.append(pop)
        let answer = onAnswer?(accepted, controller, pop) ?? (accepted ? .allow() : .deny())
        return waiting(answer, for: controller)
      },
      onDrop: { [unowned self] in drops += 1 })
    return verdict
  }

  func gestureShouldBegin(_ controller: Controller, _ gesture: PopGesture) -> Verdict {
    note("gestureShouldBegin", controller)
    gestures.append(gesture)
    return onGesture(controller, gesture)
  }
  func shouldPush(_ controller: Controller, _ push: Push) -> Verdict {
    note("shouldPush", controller)
    return onPush(controller, push)
  }
  func backTitle(_ controller: Controller, _ back: BackItem) -> String? {
    told("backTitle", controller)
    return title(controller, back)
  }
  func backColor(_ controller: Controller, _ bar: BarStyle) -> ColorChoice? {
    color(controller, bar)
  }
  func barHidden(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    told("barHidden", controller)
    return hidden(controller, bar)
  }
  func barColor(_ controller: Controller, _ bar: BarStyle) -> BarFill? { fill(controller, bar) }
  func hidesBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flags["hidesBackButton"]?(controller, bar)
  }
  func customBackButton(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flags["customBackButton"]?(controller, bar)
  }
  func modalInPresentation(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flags["modalInPresentation"]?(controller, bar)
  }
  func interactivePopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flags["interactivePopDisabled"]?(controller, bar)
  }
  func interactiveContentPopDisabled(_ controller: Controller, _ bar: BarStyle) -> Bool? {
    flags["interactiveContentPopDisabled"]?(controller, bar)
  }
  func maxInitialDistance(_ controller: Controller, _ bar: BarStyle) -> Double? {
    distance(controller)
  }
  func didPush(_ controller: Controller) { note("didPush", controller) }
  func didPop(_ controller: Controller, _ pop: Pop) {
    note("didPop", controller)
    popped.append(pop)
  }
  func willAppear(_ controller: Controller, animated: Bool) { note("willAppear", controller) }
  func didAppear(_ controller: Controller, animated: Bool) { note("didAppear", controller) }
  func willDisappear(_ controller: Controller, animated: Bool) { note("willDisappear", controller) }
  func didDisappear(_ controller: Controller, animated: Bool) { note("didDisappear", controller) }
  func didAttemptToDismiss(_ controller: Controller) { note("didAttemptToDismiss", controller) }
  func gestureDidEnd(_ controller: Controller, _ gesture: PopGesture, popped: Bool) {
    note(popped ? "gesturePopped" : "gestureCancelled", controller)
    gestures.append(gesture)
  }
}

/// Closures for a policy that waits.
private final class TestSuspension: Suspension {
  private let onResume: (Reply, Attempt) -> Verdict
  private let onDrop: () -> Void

  init(onResume: @escaping (Reply, Attempt) -> Verdict, onDrop: @escaping () -> Void) {
    self.onResume = onResume
    self.onDrop = onDrop
  }

  func resume(with reply: Reply, updated attempt: Attempt) -> Verdict { onResume(reply, attempt) }
  func drop() { onDrop() }
}
