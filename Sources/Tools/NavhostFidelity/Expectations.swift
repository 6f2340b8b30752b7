/// The gestures, the callbacks, and the order in which they are expected under each answer of the
/// switches. The stand-in for UIKit plays the app's gestures under each, and a test compares.
package enum Expectations {
  /// Those of examples/FidelityApp, in the order in which a person does them.
  package static let gestures = [
    "popByCode", "popToRootByCode", "setByCode", "sheetUntouched", "presentDuringDismissal",
    "tapBack", "tapBackRefused", "tapBackLater", "tapDuringPush", "tabOther", "tabAgain",
    "tabOfTabs", "swipe", "swipeTakenBack", "swipeAtRoot", "swipeWithItem", "swipeWithoutBar",
    "swipeDuringPush", "swipeInMiddle", "menu", "sheetPulled", "sheetPulledABit", "sheetHeld",
    "sheetBeside", "escape",
  ]

  /// They have to be quick. What comes too late is not done, and nothing wrong.
  static let hurried: Set<String> = ["tapDuringPush", "swipeDuringPush"]

  /// Each name that a line of a log may have.
  package static let callbacks = [
    "phone", "gesture", "pause", "layout", "touch", "bar.shouldPop", "bar.longPress", "call.pop",
    "call.popTo", "call.popToRoot", "call.set", "call.escape", "return.pop", "return.popTo",
    "return.popToRoot", "return.set", "return.escape", "navigation.willShow", "navigation.didShow",
    "navigation.animation", "transition.released", "transition.completed", "recognizer.receives",
    "recognizer.begins", "recognizer.together", "recognizer.waits", "recognizer.comesFirst",
    "screen.willAppear", "screen.didAppear", "screen.willDisappear",
    "screen.didDisappear", "sheet.shouldDismiss", "sheet.willDismiss", "sheet.didDismiss",
    "sheet.didAttempt", "tabs.shouldSelect", "tabs.didSelect",
  ]

  static let all = bar + stack + swipes + sheets + tabs

  private static let bar: [Expectation] = [
    .either(
      .barIsAskedFirst, "tapBack", among: "bar.shouldPop call.pop return.pop",
      off: "bar.shouldPop(screen=Three,depth=3) call.pop bar.shouldPop(depth=2) return.pop",
      on: "bar.shouldPop(screen=Three,depth=3) call.pop bar.shouldPop(depth=3) return.pop"),
    .always(
      "tapBackRefused", among: "bar.shouldPop call.pop",
      "bar.shouldPop(screen=Three,depth=3,answer=false)"),
    .either(
      .barIsAskedFirst, "tapBackLater", among: "bar.shouldPop call.pop return.pop",
      off: "bar.shouldPop(answer=false) call.pop bar.shouldPop(depth=2) return.pop(depth=2)",
      on: "bar.shouldPop(answer=false) call.pop bar.shouldPop(depth=3) return.pop(depth=2)"),
    .either(
      .barIsAskedFirst, "popByCode", "swipe", among: "bar.shouldPop",
      off: "bar.shouldPop(screen=Three,depth=2)", on: "bar.shouldPop(screen=Three,depth=3)"),
    .always(
      "menu", among: "call.pop call.popTo call.popToRoot", "call.popTo(depth=3)"),
    .either(
      .menuHasTouch, "menu", among: "touch(on=screen) bar.longPress call.popTo",
      off: "touch* bar.longPress call.popTo", on: "touch* bar.longPress touch+ call.popTo"),
    .either(
      .tapsDuringTransitions, "tapDuringPush",
      among: "touch(on=screen,running=true) bar.shouldPop(running=true)",
      off: "touch+", on: "touch+ bar.shouldPop(screen=Four,depth=4)"),
    .always("escape", among: "call.escape call.pop return.pop", "call.escape call.pop return.pop"),
  ]

  private static let stack: [Expectation] = [
    .either(
      .stackIsOldUntilLayout, "popToRootByCode", among: "return.popToRoot",
      off: "return.popToRoot(depth=1)", on: "return.popToRoot(depth=3)"),
    .either(
      .getterIsOldAfterReplace, "setByCode", among: "return.set",
      off: "return.set(depth=2)", on: "return.set(depth=3)"),
    .either(
      .beginsAtLayout, "popByCode", "swipe", among: "call.pop navigation.willShow return.pop",
      off: "call.pop navigation.willShow(screen=Two) return.pop(coordinator=true)",
      on: "call.pop return.pop(coordinator=false) navigation.willShow(screen=Two)"),
    .either(
      .didShowComesFirst, "tapBack", "popByCode", "swipe",
      among: "transition.completed navigation.didShow",
      off: "transition.completed(cancelled=false) navigation.didShow(screen=Two)",
      on: "navigation.didShow(screen=Two) transition.completed(cancelled=false)"),
    .always(
      "tapBack", "popByCode", "swipe", among: lifecycle,
      """
      screen.willDisappear(screen=Three) screen.willAppear(screen=Two) \
      screen.didDisappear(screen=Three) screen.didAppear(screen=Two)
      """),
  ]

  private static let lifecycle =
    "screen.willAppear screen.didAppear screen.willDisappear screen.didDisappear"

  private static let swipes: [Expectation] = [
    .always(
      "swipe", among: "recognizer.begins(which=edge) call.pop call.popTo",
      "recognizer.begins(answer=true) call.pop(depth=3)"),
    .always(
      "swipeTakenBack", among: "transition.released \(lifecycle)",
      """
      screen.willDisappear(screen=Three) screen.willAppear(screen=Two) \
      transition.released(cancelled=true) screen.willDisappear(screen=Two) \
      screen.willAppear(screen=Three) screen.didDisappear(screen=Two) screen.didAppear(screen=Three)
      """),
    .always(
      "swipeTakenBack", among: "navigation.willShow navigation.didShow transition.completed",
      "navigation.willShow(screen=Two) transition.completed(cancelled=true)"),
    .always(
      "swipeAtRoot",
      among: "recognizer.receives(which=edge) recognizer.begins(which=edge) call.pop",
      "recognizer.receives* recognizer.begins(answer=false)*"),
    .either(
      .touchesAreRefused, "swipeWithItem", "swipeWithoutBar",
      among: "recognizer.receives(which=edge) recognizer.begins(which=edge) call.pop",
      off: "recognizer.receives(answer=true)* recognizer.begins(answer=false)+",
      on: "recognizer.receives* recognizer.receives(answer=false) recognizer.receives*"),
    .either(
      .swipesInterrupt, "swipeDuringPush",
      among: "recognizer.begins(which=edge,running=true)",
      off: "recognizer.begins(answer=false)+", on: "recognizer.begins(answer=true)"),
    .always(
      "swipeInMiddle", among: "recognizer.begins(which=content) call.pop",
      "recognizer.begins(answer=true) call.pop"),
  ]

  private static let sheets: [Expectation] = [
    .either(
      .asksAboutSheetsAtAnyTime, "sheetUntouched",
      among: "screen.willAppear(screen=Sheet) sheet.shouldDismiss",
      off: "screen.willAppear", on: "screen.willAppear sheet.shouldDismiss+"),
    .always(
      "sheetPulled", "sheetPulledABit",
      among: "touch(on=sheet) sheet.shouldDismiss sheet.willDismiss sheet.didAttempt",
      """
      sheet.shouldDismiss* touch+ sheet.shouldDismiss(answer=true)+ sheet.willDismiss
      """),
    .either(
      .dismissalIsToldFirst, "sheetPulled",
      among: "screen.didDisappear(screen=Sheet) sheet.didDismiss",
      off: "screen.didDisappear sheet.didDismiss", on: "sheet.didDismiss screen.didDisappear"),
    .always(
      "sheetHeld",
      among: "touch(on=sheet) sheet.shouldDismiss sheet.willDismiss sheet.didAttempt",
      "sheet.shouldDismiss* touch+ sheet.shouldDismiss(answer=false)+ sheet.didAttempt"),
    .either(
      .backdropIsSilent, "sheetBeside",
      among: "touch(on=sheet) sheet.shouldDismiss sheet.willDismiss sheet.didAttempt",
      off: "sheet.shouldDismiss* touch+ sheet.shouldDismiss(answer=false)+ sheet.didAttempt",
      on: "sheet.shouldDismiss* touch+ sheet.shouldDismiss(answer=false)+"),
    .either(
      .dismissalsTakeTime, "presentDuringDismissal",
      among: "screen.willAppear(screen=Sheet) screen.willAppear(screen=Second)",
      off: "screen.willAppear(screen=Sheet) screen.willAppear(screen=Second)",
      on: "screen.willAppear(screen=Sheet)"),
    .always(
      "sheetPulledABit", among: "sheet.willDismiss sheet.didDismiss sheet.didAttempt",
      "sheet.willDismiss"),
  ]

  private static let tabs: [Expectation] = [
    .either(
      .tabsAreAskedTwice, "tabOther", among: "tabs.shouldSelect tabs.didSelect",
      off: "tabs.shouldSelect(tab=1) tabs.didSelect(tab=1)",
      on: "tabs.shouldSelect(tab=1) tabs.shouldSelect(tab=1) tabs.didSelect(tab=1)"),
    .either(
      .tabsAreAskedTwice, "tabAgain", among: "tabs.shouldSelect call.popToRoot tabs.didSelect",
      off: "tabs.shouldSelect(tab=0) call.popToRoot tabs.didSelect(tab=0)",
      on: "tabs.shouldSelect(tab=0) tabs.shouldSelect(tab=0) call.popToRoot tabs.didSelect(tab=0)"),
    .either(
      .tabsAreAskedByTab, "tabOfTabs", among: "tabs.shouldSelect",
      off: "tabs.shouldSelect(by=controller)+", on: "tabs.shouldSelect(by=tab)+"),
  ]
}
