import Navigation

/// A policy of closures that writes down what it is asked and told.
final class TestPolicy: NavigationPolicy {
  var onPop: (Controller, Pop) -> Verdict = { _, _ in .noOpinion }
  var onAnswer: ((Bool, Controller, Pop) -> Verdict)?
  var onGesture: (Controller, Gesture) -> Verdict = { _, _ in .noOpinion }
  var onPush: (Controller, Push) -> Verdict = { _, _ in .noOpinion }
  var title: (Controller, BackItem) -> String? = { _, _ in nil }
  var color: (Controller, BarStyle) -> ColorChoice? = { _, _ in nil }
  var hidden: (Controller, BarStyle) -> Bool? = { _, _ in nil }
  var told: (String, Controller) -> Void = { _, _ in }
  /// `hook Class`, in order; the bar's hooks are left out.
  var calls: [String] = []
  var pops: [Pop] = []
  var gestures: [Gesture] = []
  var drops = 0

  func calls(of hook: String) -> [String] { calls.filter { $0.hasPrefix(hook + " ") } }

  private func note(_ hook: String, _ controller: Controller) {
    calls.append("\(hook) \(controller.className)")
    told(hook, controller)
  }

  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    note("shouldPop", controller)
    pops.append(pop)
    return onPop(controller, pop)
  }
  func answer(_ accepted: Bool, _ controller: Controller, _ pop: Pop) -> Verdict {
    note("answer", controller)
    pops.append(pop)
    return onAnswer?(accepted, controller, pop) ?? (accepted ? .allow() : .deny())
  }
  func questionDropped() { drops += 1 }
  func gestureShouldBegin(_ controller: Controller, _ gesture: Gesture) -> Verdict {
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
  func didPush(_ controller: Controller) { note("didPush", controller) }
  func didPop(_ controller: Controller, _ pop: Pop) { note("didPop", controller) }
  func willAppear(_ controller: Controller, animated: Bool) { note("willAppear", controller) }
  func didAppear(_ controller: Controller, animated: Bool) { note("didAppear", controller) }
  func willDisappear(_ controller: Controller, animated: Bool) { note("willDisappear", controller) }
  func didDisappear(_ controller: Controller, animated: Bool) { note("didDisappear", controller) }
  func gestureDidEnd(_ controller: Controller, _ gesture: Gesture, popped: Bool) {
    note(popped ? "gesturePopped" : "gestureCancelled", controller)
    gestures.append(gesture)
  }
}
