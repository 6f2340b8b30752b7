internal import NavhostNavigation

/// Whether what the app is asked to do is done once, with the answer that it goes with.
///
/// Where the data of an action have `mark`, a number of its own, and `goes`, `"yes"` or `"no"`, the answer
/// that the hook gave with it, that is looked at, too.
struct ActionCheck {
  /// What decisions have said is about to be done, and whether with a yes.
  private var pending: [(action: Action, isYes: Bool)] = []
  private var marks: Set<Int64> = []
  /// What was done on the way of a swipe or a drag that finishes, by the stack that it is on.
  private var onTheWay: [Int: Action] = [:]
  /// The same, where the transition was cancelled: what the app did then may have put another in its way, and the
  /// pop comes when that has ended.
  private var wentBack: [Int: Action] = [:]

  private static let mostPending = 16_384

  /// A decision is told. What is wrong with it, if something is.
  mutating func decided(_ explanation: Explanation) -> String? {
    guard !explanation.actions.isEmpty else { return nil }
    guard let isYes = explanation.isYes else {
      return "\(explanation.actions[0].name) with a decision that is \(explanation.outcome)"
    }
    pending += explanation.actions.map { ($0, isYes) }
    pending.removeFirst(max(0, pending.count - Self.mostPending))
    return nil
  }

  /// An action is done. What is wrong with it, if something is.
  ///
  /// - Parameter isMoving: whether a transition runs. The decision of a swipe or a drag came
  ///   as it began, and what goes with it is done when it is sure to finish.
  mutating func done(_ event: Event, isMoving: Bool) -> String? {
    guard let action = event.action else { return "an action without a name" }
    if !isMoving { onTheWay = [:] }
    if let mark = action.mark, !marks.insert(mark).inserted { return "\(action) twice" }
    let place = pending.lastIndex { $0.action == action }
    let isYes = place.map { pending.remove(at: $0).isYes }
    guard let goes = action.goes else { return nil }
    switch isYes {
    case nil where isMoving && goes == "yes":
      onTheWay[event.stack] = action
      return nil
    case nil: return "\(action) without its decision"
    case true?: return goes == "no" ? "\(action) with a yes" : nil
    case false?: return goes == "yes" ? "\(action) with a no" : nil
    }
  }

  /// No hook and no handler runs any more. What decisions have said and nobody has done, or what was done for
  /// nothing, if there is something.
  ///
  /// - Parameter isMoving: whether a transition runs, after which a pop may still come.
  mutating func atRest(isMoving: Bool) -> String? {
    if let undone = pending.first(where: { $0.action.goes != nil }) {
      return "\(undone.action) is not done"
    }
    guard !isMoving, let stack = wentBack.keys.min(), let action = wentBack[stack] else {
      return nil
    }
    wentBack = [:]
    return "\(action) with a swipe that went back"
  }

  /// Somebody leaves the stack: its swipe has finished. One that takes the pop over is another.
  mutating func left(_ event: Event) {
    onTheWay[event.stack] = nil
    wentBack[event.stack] = nil
  }

  /// A transition has ended.
  mutating func ended(_ event: Event) {
    let done = onTheWay.removeValue(forKey: event.stack)
    if event.name == .transitionCancelled, let done { wentBack[event.stack] = done }
  }
}

extension Explanation {
  /// Whether it ended with a yes; nil where nothing goes with it.
  fileprivate var isYes: Bool? {
    switch outcome {
    case "blocked": false
    case "cancelled", "deferred": nil
    case "ignored": source == .tabBar && reason == "root" ? true : nil
    default: true
    }
  }
}

extension Event {
  /// The action that it tells of.
  var action: Action? {
    guard case .string(let name)? = self["action"] else { return nil }
    let data: AppData? =
      switch self["data"] {
      case .data(let data)?: data
      case .string(let text)?: .string(text)
      case .boolean(let flag)?: .boolean(flag)
      default: nil
      }
    return Action(name, data, plugin: plugin)
  }
}

extension Action {
  fileprivate var mark: Int64? {
    if case .integer(let mark)? = data?["mark"] { mark } else { nil }
  }

  /// The answer that the hook gave with it; nil where that is not known.
  fileprivate var goes: String? {
    guard case .string(let goes)? = data?["goes"], goes == "yes" || goes == "no" else { return nil }
    return goes
  }
}
