/// What would leave, and how.
struct Exit {
  enum Way {
    /// Controllers from the top of the stack.
    case pop(leaving: [Controller])
    /// A presented stack, and what is presented above it.
    case dismiss(Presentation)
    /// Those of the stack that are not on the new one.
    case replace(with: [Controller])
    /// Only the policy is asked: whoever asks does what comes of it.
    case ask(leaving: [Controller])
  }

  let way: Way
  /// The stack that it is about; nil once that is gone.
  private(set) weak var navigation: NavigationController?

  init(_ way: Way, on navigation: NavigationController) {
    self.way = way
    self.navigation = navigation
  }

  init(dismissing presentation: Presentation) {
    self.init(.dismiss(presentation), on: presentation.navigation)
  }

  /// The controllers that leave, without those inside them, in the order in which they are asked.
  var leaving: [Controller] {
    guard let navigation else { return [] }
    switch way {
    case .pop(let leaving), .ask(let leaving): return leaving
    case .replace(let controllers):
      return navigation.stack.reversed().filter { old in !controllers.contains { $0 === old } }
    case .dismiss(let presentation):
      return navigation.scene.goingWith(presentation).flatMap { $0.stack.reversed() }
    }
  }

  /// Whether a question about `asked` has nothing to be about any more.
  func isGone(without asked: Controller) -> Bool {
    guard let navigation, navigation.isAttached else { return true }
    switch way {
    case .pop, .replace: return !navigation.holds(asked)
    case .dismiss, .ask: return false
    }
  }

  /// What it has become in the meantime, animated; nil where nothing is left to leave.
  func renewed(_ old: Pop) -> (exit: Exit, pop: Pop)? {
    guard let navigation else { return nil }
    switch way {
    case .pop(let leaving): return navigation.renewedPop(leaving, old)
    case .dismiss(let presentation):
      return (self, navigation.scene.pop(dismissing: presentation, old.source, animated: true))
    case .replace(let controllers):
      return (self, navigation.pop(replacingWith: controllers, animated: true))
    case .ask: return (self, old)
    }
  }
}

extension NavigationController {
  fileprivate func renewedPop(_ leaving: [Controller], _ old: Pop) -> (exit: Exit, pop: Pop)? {
    let still = leaving.filter { $0.isOn(self) }
    guard let lowest = still.map(\.position).min(), lowest > 0 else { return nil }
    var target = stack[lowest - 1]
    if let kept = old.target, kept.isOn(self), kept.position < lowest { target = kept }
    let pop = Pop(source: old.source, target: target, count: depth - 1 - target.position)
    return (exit(pop.count), pop)
  }

  /// The top `count` controllers.
  func exit(_ count: Int) -> Exit {
    Exit(.pop(leaving: stack.suffix(count).reversed()), on: self)
  }

  func pop(replacingWith controllers: [Controller], animated: Bool) -> Pop {
    let leaving = Exit(.replace(with: controllers), on: self).leaving
    let staying = stack.last { old in controllers.contains { $0 === old } }
    return Pop(source: .request, target: staying, count: leaving.count, animated: animated)
  }
}
