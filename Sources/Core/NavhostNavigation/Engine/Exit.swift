/// What would leave a stack, and how.
enum Exit {
  /// So many controllers from the top of the stack, while nothing can change it.
  case top(Int)
  /// Controllers that were on top of the stack.
  case pop(leaving: [Controller])
  /// A presented stack, and what is presented above it.
  case dismiss(Presentation)
  /// Those of the stack that are not on the new one, and what is presented over it.
  case replace(with: [Controller])
}

extension NavigationController {
  /// The controllers that leave, without those inside them, in the order in which they are asked.
  func leaving(by exit: Exit) -> [Controller] {
    switch exit {
    case .top(let count): stack.suffix(count).reversed()
    case .pop(let leaving): leaving
    case .replace(let controllers):
      (presentationOver.map(leaving(with:)) ?? []) + leaving(for: controllers)
    case .dismiss(let presentation): leaving(with: presentation)
    }
  }

  private func leaving(with presentation: Presentation) -> [Controller] {
    scene.goingWith(presentation).flatMap { $0.stack.reversed() }
  }

  /// Those of this stack that are not on the new one.
  func leaving(for controllers: [Controller]) -> [Controller] {
    let staying = Set(controllers.map(ObjectIdentifier.init))
    return stack.reversed().filter { !staying.contains(ObjectIdentifier($0)) }
  }

  /// Whether a question about `asked` has nothing to be about any more.
  func isGone(_ exit: Exit, without asked: Controller) -> Bool {
    guard isAttached else { return true }
    switch exit {
    case .top, .pop: return !holds(asked)
    case .replace: return !holds(asked) && !isUnder(asked)
    case .dismiss: return false
    }
  }

  /// What an exit has become in the meantime; nil where nothing is left to leave.
  func renewed(_ exit: Exit, _ old: Pop, animated: Bool) -> (exit: Exit, pop: Pop)? {
    switch exit {
    case .top, .pop: renewedPop(leaving(by: exit), old, animated)
    case .dismiss(let presentation):
      (exit, scene.pop(dismissing: presentation, old.source, animated: animated, id: old.id))
    case .replace(let controllers):
      (exit, pop(replacingWith: controllers, animated: animated, id: old.id))
    }
  }

  private func renewedPop(
    _ leaving: [Controller], _ old: Pop, _ animated: Bool
  ) -> (exit: Exit, pop: Pop)? {
    let still = leaving.filter { $0.isOn(self) }
    guard let lowest = still.compactMap({ $0.position }).min(), lowest > 0 else { return nil }
    var target = stack[lowest - 1]
    var place = lowest - 1
    if let kept = old.target, kept.isOn(self), let position = kept.position, position < lowest {
      (target, place) = (kept, position)
    }
    let count = depth - 1 - place
    let pop = Pop(
      source: old.source, target: target, count: count, animated: animated, id: old.id)
    return (exit(pop.count), pop)
  }

  /// The top `count` controllers, whatever becomes of the stack.
  func exit(_ count: Int) -> Exit { .pop(leaving: stack.suffix(count).reversed()) }

  /// The same exit, to be held on to while the stack may change.
  func fixed(_ exit: Exit) -> Exit {
    if case .top(let count) = exit { self.exit(count) } else { exit }
  }

  func pop(replacingWith controllers: [Controller], animated: Bool, id: Int) -> Pop {
    let leaving = leaving(for: controllers)
    let known = Set(controllers.map(ObjectIdentifier.init))
    let staying = stack.last { known.contains(ObjectIdentifier($0)) }
    return Pop(
      source: .deepLink, target: staying, count: leaving.count, animated: animated, id: id)
  }
}
