/// All that one gesture makes UIKit call, in order, as the model has it under each answer of the switches. A phone
/// that calls anything else, or in another order, is told so. A layout may come at any time, and is not looked at.
struct WholeGesture {
  /// The switches that are on.
  private let on: Set<Unknown>

  /// One pattern for each combination of the switches that the gesture depends on.
  ///
  /// - Parameter known: switches whose answer is known.
  static func patterns(of gesture: String, known: [Unknown: Bool] = [:]) -> [Pattern] {
    var combinations: [Set<Unknown>] = [[]]
    for unknown in switches(of: gesture) {
      switch known[unknown] {
      case false?: break
      case true?: combinations = combinations.map { $0.union([unknown]) }
      case nil: combinations += combinations.map { $0.union([unknown]) }
      }
    }
    return combinations.compactMap { on in
      WholeGesture(on: on).text(of: gesture).map { Pattern($0) }
    }
  }

  private static func switches(of gesture: String) -> [Unknown] {
    let pop: [Unknown] = [.barIsAskedFirst, .beginsAtLayout, .didShowComesFirst]
    switch gesture {
    case "tapBack", "tapBackLater", "popByCode", "swipe", "swipeTakenBack", "escape": return pop
    case "popToRootByCode": return pop + [.stackIsOldUntilLayout]
    case "menu": return pop + [.stackIsOldUntilLayout, .menuHasTouch]
    case "tabAgain": return pop + [.stackIsOldUntilLayout, .tabsAreAskedTwice]
    case "swipeDuringPush": return pop + [.swipesInterrupt]
    case "tapDuringPush": return pop + [.tapsDuringTransitions]
    case "setByCode": return [.beginsAtLayout, .didShowComesFirst, .getterIsOldAfterReplace]
    case "sheetBeside": return [.asksAboutSheetsAtAnyTime, .backdropIsSilent]
    case "presentDuringDismissal": return [.asksAboutSheetsAtAnyTime, .dismissalsTakeTime]
    case "tabOfTabs": return [.tabsAreAskedTwice, .tabsAreAskedByTab]
    case "swipeWithItem", "swipeWithoutBar": return [.touchesAreRefused]
    case "sheetUntouched", "sheetHeld", "sheetPulledABit": return [.asksAboutSheetsAtAnyTime]
    case "sheetPulled": return [.asksAboutSheetsAtAnyTime, .dismissalIsToldFirst]
    case "tabOther": return [.tabsAreAskedTwice]
    default: return []
    }
  }

  /// Nil of a gesture that nobody knows.
  private func text(of gesture: String) -> String? {
    switch gesture {
    case "tapBack": "\(tap()) \(asked(answer: true)) \(pop("pop")) \(end)"
    case "tapBackRefused": "\(tap()) \(asked(answer: false))"
    case "tapBackLater": "\(tap()) \(asked(answer: false)) \(pop("pop")) \(end)"
    case "popByCode": "\(pop("pop")) \(end)"
    case "popToRootByCode": "\(pop("popToRoot", to: "One", 1)) \(end(to: "One"))"
    case "tapDuringPush": tapDuringPush
    case "setByCode": replaced
    case "swipe": "\(swipe) \(pop("pop")) transition.released(cancelled=false) \(end)"
    case "swipeTakenBack":
      """
      \(swipe) \(pop("pop")) transition.released(cancelled=true) screen.willDisappear(screen=Two) \
      screen.willAppear(screen=Three) screen.didDisappear(screen=Two) \
      screen.didAppear(screen=Three) transition.completed(cancelled=true)
      """
    case "swipeAtRoot": "\(finger()) recognizer.begins(which=edge,answer=false,running=false)+"
    case "swipeWithItem", "swipeWithoutBar": refusedSwipe
    case "swipeDuringPush": swipeDuringPush
    case "swipeInMiddle":
      """
      \(finger()) navigation.animation? recognizer.begins(which=content,answer=true)? \
      \(anything)
      """
    case "menu": menu
    case "escape": escape
    case "sheetUntouched": "\(sheet) \(asksAtAnyTime("true"))"
    case "sheetPulled": "\(pulled) \(dismissed)"
    case "sheetHeld":
      """
      \(sheet) \(asksAtAnyTime("false")) touch(on=sheet)+ sheet.shouldDismiss(answer=false)+ \
      sheet.didAttempt
      """
    case "sheetPulledABit": pulled
    case "sheetBeside": sheetBeside
    case "presentDuringDismissal": presentDuringDismissal
    case "tabOther": "\(selects(1)) \(otherTab)"
    case "tabOfTabs":
      "\(selects(1, by: on.contains(.tabsAreAskedByTab) ? "tab" : "controller")) \(otherTab)"
    case "tabAgain":
      """
      \(selects(0)) \(pop("popToRoot", to: "One", 1, also: "tabs.didSelect(tab=0)")) \
      \(end(to: "One"))
      """
    default: nil
    }
  }

  /// How a screen appears with its stack, which tells its delegate of the screen where it appears for the first
  /// time: of both, that it will be shown and that it is.
  static func appearances(of screen: String) -> [Pattern] {
    let (will, did) = ("screen.willAppear(screen=\(screen))", "screen.didAppear(screen=\(screen))")
    let told =
      "\(will) navigation.willShow(screen=\(screen)) \(did) navigation.didShow(screen=\(screen))"
    return [Pattern(told), Pattern("\(will) \(did)")]
  }

  // MARK: Fingers

  private var touch: String { "recognizer.receives(which=edge,what=touch,answer=true)+" }
  /// `isRunning`: while a transition runs.
  private func tap(isRunning: Bool = false) -> String {
    "\(touch) touch(on=screen,running=\(isRunning))+"
  }
  private func finger(isRunning: Bool = false) -> String {
    "recognizer.receives(which=edge,what=event,answer=true)+ \(tap(isRunning: isRunning))"
  }
  private var swipe: String {
    """
    \(finger()) navigation.animation(screen=Two) \
    recognizer.begins(which=edge,answer=true,running=false)
    """
  }

  private var refusedSwipe: String {
    if on.contains(.touchesAreRefused) {
      return """
        recognizer.receives(which=edge,what=event,answer=true)* \
        recognizer.receives(which=edge,what=touch,answer=true)* \
        recognizer.receives(which=edge,answer=false)+ touch(on=screen,running=false)+
        """
    }
    return """
      \(finger()) navigation.animation(screen=Two) \
      recognizer.begins(which=edge,answer=false,running=false)+
      """
  }

  /// Nobody knows yet what a swipe of iOS 26 brings with it.
  private var anything: String {
    """
    call.pop? bar.shouldPop? screen.willDisappear? screen.willAppear? navigation.animation? \
    navigation.willShow? return.pop? screen.willDisappear? screen.willAppear? \
    navigation.animation? navigation.willShow? screen.willDisappear? screen.willAppear? \
    transition.released? screen.didDisappear? screen.didAppear? navigation.didShow? \
    transition.completed? navigation.didShow?
    """
  }

  private var swipeDuringPush: String {
    let interrupts = on.contains(.swipesInterrupt)
    let push = "\(begins(to: "Four")) \(finger(isRunning: true))"
    let pushed = end(from: "Three", to: "Four")
    guard interrupts else {
      return "\(push) recognizer.begins(which=edge,answer=false,running=true)+ \(pushed)"
    }
    return """
      \(push) navigation.animation(screen=Three) \
      recognizer.begins(which=edge,answer=true,running=true) \(pushed) \
      \(pop("pop", from: "Four", 4, to: "Three", 3)) transition.released(cancelled=false) \
      \(end(from: "Four", to: "Three"))
      """
  }

  /// The pop begins while the push runs, and each ends by itself.
  private var tapDuringPush: String {
    let push = "\(begins(to: "Four")) \(tap(isRunning: true))"
    let pushed = end(from: "Three", to: "Four")
    guard on.contains(.tapsDuringTransitions) else { return "\(push) \(pushed)" }
    let depth = on.contains(.barIsAskedFirst) ? 4 : 3
    let call = """
      bar.shouldPop(screen=Four,depth=4,answer=true,running=true) call.pop(depth=4) \
      bar.shouldPop(screen=Four,depth=\(depth),answer=true)
      """
    let returns = "return.pop(depth=3,coordinator=true)"
    let begins = self.begins(from: "Four", to: "Three")
    let pop = isAtOnce ? "\(begins) \(returns)" : "\(returns) \(begins)"
    return "\(push) \(call) \(pop) \(pushed) \(end(from: "Four", to: "Three"))"
  }

  private var replaced: String {
    let depth = on.contains(.getterIsOldAfterReplace) ? 3 : 2
    let returns = "return.set(depth=\(depth),coordinator=\(isAtOnce))"
    let begins = self.begins(to: "Four")
    let set = isAtOnce ? "\(begins) \(returns)" : "\(returns) \(begins)"
    return "call.set(depth=3) \(set) \(end(to: "Four"))"
  }

  private var menu: String {
    let hasTouch = on.contains(.menuHasTouch) ? " \(tap())" : ""
    return "bar.longPress\(hasTouch) \(pop("popTo", to: "One", 1)) \(end(to: "One"))"
  }

  private var escape: String {
    let returns = "return.escape(depth=2,coordinator=\(isAtOnce))"
    return "call.escape(depth=3) \(pop("pop", also: returns)) \(end)"
  }

  // MARK: Pops

  private func asked(answer: Bool) -> String {
    "bar.shouldPop(screen=Three,depth=3,answer=\(answer),running=false)"
  }

  private var isAtOnce: Bool { !on.contains(.beginsAtLayout) }

  /// The call of a pop, up to where its transition runs. `also`: what comes with its return.
  private func pop(
    _ way: String, from: String = "Three", _ before: Int = 3, to: String = "Two", _ after: Int = 2,
    also: String? = nil
  ) -> String {
    let asked = on.contains(.barIsAskedFirst) ? before : after
    let isOld = way != "pop" && on.contains(.stackIsOldUntilLayout)
    let returns =
      "return.\(way)(depth=\(isOld ? before : after),coordinator=\(isAtOnce))"
      + (also.map { " \($0)" } ?? "")
    let begins = self.begins(from: from, to: to)
    let call =
      "call.\(way)(depth=\(before)) bar.shouldPop(screen=\(from),depth=\(asked),answer=true)"
    return isAtOnce ? "\(call) \(begins) \(returns)" : "\(call) \(returns) \(begins)"
  }

  /// What begins a transition.
  private func begins(from: String = "Three", to: String) -> String {
    """
    screen.willDisappear(screen=\(from)) screen.willAppear(screen=\(to)) \
    navigation.animation(screen=\(to)) navigation.willShow(screen=\(to))
    """
  }

  private var end: String { end(to: "Two") }

  /// What ends a transition.
  private func end(from: String = "Three", to: String) -> String {
    let (shown, completed) = (
      "navigation.didShow(screen=\(to))", "transition.completed(cancelled=false)"
    )
    let both =
      on.contains(.didShowComesFirst) ? "\(shown) \(completed)" : "\(completed) \(shown)"
    return "screen.didDisappear(screen=\(from)) screen.didAppear(screen=\(to)) \(both)"
  }

  // MARK: Sheets and tabs

  private var sheet: String { "screen.willAppear(screen=Sheet) screen.didAppear(screen=Sheet)" }

  private func asksAtAnyTime(_ answer: String) -> String {
    on.contains(.asksAboutSheetsAtAnyTime) ? "sheet.shouldDismiss(answer=\(answer))+" : ""
  }

  private var pulled: String {
    """
    \(sheet) \(asksAtAnyTime("true")) touch(on=sheet)+ sheet.shouldDismiss(answer=true)+ \
    sheet.willDismiss
    """
  }

  private var gone: String {
    "screen.willDisappear(screen=Sheet) screen.didDisappear(screen=Sheet)"
  }

  private var sheetBeside: String {
    let attempt = on.contains(.backdropIsSilent) ? "" : " sheet.didAttempt"
    return """
      \(sheet) \(asksAtAnyTime("false")) touch(on=sheet)+ sheet.shouldDismiss(answer=false)+\(attempt)
      """
  }

  private var presentDuringDismissal: String {
    let first = "\(sheet) \(asksAtAnyTime("true")) \(gone)"
    if on.contains(.dismissalsTakeTime) { return first }
    return """
      \(first) screen.willAppear(screen=Second) screen.didAppear(screen=Second) \
      \(asksAtAnyTime("true"))
      """
  }

  private var dismissed: String {
    on.contains(.dismissalIsToldFirst)
      ? "sheet.didDismiss \(gone)" : "\(gone) sheet.didDismiss"
  }

  /// A stack that appears for the first time tells its delegate what it shows.
  private var otherTab: String {
    """
    screen.willDisappear(screen=Three) screen.didDisappear(screen=Three) \
    screen.willAppear(screen=Other) navigation.willShow(screen=Other)? \
    screen.didAppear(screen=Other) navigation.didShow(screen=Other)? tabs.didSelect(tab=1)
    """
  }

  private func selects(_ tab: Int, by: String? = nil) -> String {
    let asks = "tabs.shouldSelect(tab=\(tab)\(by.map { ",by=\($0)" } ?? ""))"
    return on.contains(.tabsAreAskedTwice) ? "\(asks) \(asks)" : asks
  }
}
