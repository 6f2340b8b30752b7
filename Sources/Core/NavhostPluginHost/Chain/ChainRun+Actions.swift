internal import NavhostNavigation

/// An action that a hook asked for, until it is known what comes of it.
struct AskedAction {
  let action: Action
  /// Nil of a script's hook.
  let plugin: Plugin?
  /// The call that asked, nil once that is over.
  var call: Invocation?
  /// How many calls of the decision that one was inside of.
  let depth: Int
  /// Whether it goes with a no; nil: with whatever the chain answers after it.
  var goesWithNo: Bool?
}

/// An action goes with its answer. What is asked for in a call stays with it until its answer is known,
/// and goes where another answer takes that one's place.
extension ChainRun {
  /// So many may be asked for in a call.
  static let maxActions = 16

  /// A hook asks for an action; false where it has asked for too many.
  func add(_ action: Action, by call: Invocation) -> Bool {
    guard asked.count(where: { $0.call === call }) < Self.maxActions else { return false }
    asked =
      asked + [AskedAction(action: action, plugin: call.link.plugin, call: call, depth: call.depth)]
    return true
  }

  /// A call has answered, or was passed over: its actions go with `answer`. Of those of the rest of
  /// the chain only what goes with that answer, too, is left.
  func settleActions(of call: Invocation, _ answer: ChainAnswer?) {
    if asked.isEmpty { return }
    if let answer, let rest = call.rest { keepActions(inside: call, answer, rest: rest) }
    asked = asked.map { entry in
      guard entry.call === call else { return entry }
      var settled = entry
      settled.call = nil
      settled.goesWithNo = answer.map { $0.isNo }
      return settled
    }
  }

  /// A call has failed, or was given up: it has asked for nothing.
  func forgetActions(of call: Invocation) {
    if !asked.isEmpty { asked = asked.filter { $0.call !== call } }
  }

  private func keepActions(inside call: Invocation, _ answer: ChainAnswer, rest: ChainAnswer) {
    asked = asked.filter { entry in
      entry.depth <= call.depth || (entry.goesWithNo ?? rest.isNo) == answer.isNo
    }
  }

  /// What goes with the answer of the whole chain; of what is only told, everything. They are asked
  /// for no more.
  func takeActions(_ answer: ChainAnswer?) -> [PendingAction]? {
    if asked.isEmpty { return nil }
    defer { asked = [] }
    let going = asked.filter { answer == nil || ($0.goesWithNo ?? answer!.isNo) == answer!.isNo }
    if going.isEmpty { return nil }
    return going.map { entry in
      PendingAction(entry.action, for: controller) { [plugin = entry.plugin] in
        plugin?.isLoaded == false
      }
    }
  }
}

extension ChainAnswer {
  /// Whether it refuses what is asked about.
  var isNo: Bool {
    if case .boolean(false, _) = self { true } else { false }
  }
}
