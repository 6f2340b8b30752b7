/// Why something was not done. More may come: compare with those that you know.
public struct Refusal: Hashable, Sendable {
  /// The text that a person reads: `"question open"`, or a policy's reason.
  public let text: String

  /// A refusal of your own.
  public init(_ text: String) {
    self.text = text
  }
}

extension Refusal: CustomStringConvertible {
  public var description: String { text }
}

extension Refusal {
  /// One controller or none is on the stack (guard 1).
  public static let root = Refusal("root")
  /// The controller, or its gesture mode, lets no gesture begin (guard 2).
  public static let gestureDisabled = Refusal("gesture disabled")
  /// It started too far from the leading edge (guard 3).
  public static let distance = Refusal("distance")
  /// A transition runs (guard 4).
  public static let transition = Refusal("transition")
  /// The finger does not move towards the trailing edge (guard 5).
  public static let direction = Refusal("direction")
  /// The controller has a back button of its own, or none (guard 6).
  public static let customBackButton = Refusal("custom back button")
  /// It started in a region that takes such drags (guard 7).
  public static let region = Refusal("region")
  /// A gesture began where nothing could be popped (rule 63).
  public static let frozen = Refusal("frozen")
  /// There is no back button to be tapped.
  public static let noBackButton = Refusal("no back button")
  /// A person has not answered yet.
  public static let questionOpen = Refusal("question open")
  /// Several fingers are down.
  public static let fingers = Refusal("fingers")
  /// The finger moved less than 10 points.
  public static let tooShort = Refusal("too short")
  /// The thing that was named is not there.
  public static let nothingThere = Refusal("nothing there")
  /// Another operation, or a policy, is under way.
  public static let busy = Refusal("busy")
  /// The sheet's top has `modalInPresentation`.
  public static let modal = Refusal("modal")
  /// Something is presented over it.
  public static let covered = Refusal("covered")
  /// It is in a tab that is not selected, or inside a controller that is covered.
  public static let hidden = Refusal("hidden")
  /// It is in a tab bar already.
  public static let inTabBar = Refusal("in a tab bar already")
  /// The controller's `backAction` takes the tap.
  public static let backAction = Refusal("back action")
  /// The controller is on this stack.
  public static let alreadyOnStack = Refusal("already on the stack")
  /// A controller is on another stack.
  public static let onAnotherStack = Refusal("on another stack")
  /// Nothing would be left to show.
  public static let emptyStack = Refusal("empty stack")
  /// The policy's question is gone.
  public static let dropped = Refusal("dropped")
  /// The open question cannot be answered so.
  public static let noSuchAnswer = Refusal("no such answer")
}

extension Refusal {
  /// How explanations name it.
  var respondent: Explanation.Respondent { Explanation.Respondent(text) }
}
