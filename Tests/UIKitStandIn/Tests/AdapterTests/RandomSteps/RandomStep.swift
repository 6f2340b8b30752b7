/// A step of a person or the program. The same one is taken through the adapter and by the model alone.
enum RandomStep: CaseIterable {
  case push, pushAgain, tapBack, swipe, swipeBack, menu, escape, request, requestRoot
  case pop, popToRoot, replace
  case present, presentFull, pullDown, letGo, requestDismiss, dismiss
  case tab, sameTab
  case yes, no, draft, pay
}

/// Numbers that are the same each time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}

/// How deep a stack gets, and how many sheets stand over each other.
enum Bounds {
  static let depth = 8
  static let sheets = 2
  static let tabs = 3
  /// How bars look that have no back button to press.
  static let buttonless = ["hidden", "item", "none"]
}
