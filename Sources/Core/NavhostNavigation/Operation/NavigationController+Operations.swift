/// How an operation ended.
public enum OperationResult {
  /// It is done, and there is nothing to say of it.
  case done
  /// How a wish to leave, a gesture or an answer ended.
  case outcome(Outcome)
  /// Nothing is decided yet: a finger stays down. Of an answer: no question is open.
  case undecided
  /// The controller that is on top now.
  case controller(Controller)
  /// The stack that was made.
  case stack(NavigationController)
  /// The tab bar that was made.
  case tabs(TabBarController)
  /// Why nothing changed.
  case refused(Refusal)
}

extension NavigationController {
  /// Does what an operation says. What it names and is not there is ignored, `nothing there`.
  @discardableResult
  public func carryOut(_ operation: NavigationOperation) -> OperationResult {
    switch operation {
    case .tapBack(let settle): .outcome(tapBack(settle: settle))
    case .tap(let point, let settle): .outcome(tap(at: point, settle: settle))
    case .pan(let drag): OperationResult(pan(drag))
    case .touch(let phase, let point, let finger):
      OperationResult(touch(phase, at: point, id: finger))
    case .backMenu(let entry, let settle): .outcome(pickBackMenu(entry, settle: settle))
    case .swipeDown(let drag):
      OperationResult(
        swipeDown(
          distance: drag.distance, duration: drag.duration, release: drag.release,
          settle: drag.settle))
    case .tapOutside(let settle): .outcome(tapOutside(settle: settle))
    case .escape(let settle): .outcome(escape(settle: settle))
    case .select(let index, let settle):
      .outcome(tabBar?.select(index &- 1, settle: settle) ?? .ignored(.nothingThere))
    case .answer(.accepted(let accepted), let settle):
      OperationResult(answer(accepted, settle: settle))
    case .answer(let reply, let settle): OperationResult(answer(reply, settle: settle))
    case .setRoot, .push, .setStack, .requestPop, .pop, .popTo, .popToRoot: change(operation)
    case .embed, .present, .requestDismiss, .dismiss, .tabs, .show: contain(operation)
    case .advance(let seconds): done { advance(by: seconds) }
    case .settle: done { settle() }
    }
  }

  private func done(_ body: () -> Void) -> OperationResult {
    body()
    return .done
  }

  /// Changes the stack itself.
  private func change(_ operation: NavigationOperation) -> OperationResult {
    switch operation {
    case .setRoot(let root):
      controller(root).map { OperationResult(becomeStack(of: $0)) } ?? .refused(.nothingThere)
    case .push(let new, let motion):
      controller(new).map {
        OperationResult(push($0, animated: motion.animated, settle: motion.settle))
      } ?? .refused(.nothingThere)
    case .setStack(let list, let change): replaceStack(list, change)
    case .requestPop(.count(let count), let motion):
      .outcome(requestPop(count: count, animated: motion.animated, settle: motion.settle))
    case .requestPop(.to(let target), let motion):
      leave(to: target) {
        requestPop(to: $0, animated: motion.animated, settle: motion.settle)
      }
    case .pop(let motion): .outcome(pop(animated: motion.animated, settle: motion.settle))
    case .popTo(let target, let motion):
      leave(to: target) { popTo($0, animated: motion.animated, settle: motion.settle) }
    case .popToRoot(let motion):
      .outcome(popToRoot(animated: motion.animated, settle: motion.settle))
    default: .done
    }
  }

  private func leave(
    to target: ControllerReference, _ body: (Controller) -> Outcome
  ) -> OperationResult {
    .outcome(controller(target).map(body) ?? .ignored(.nothingThere))
  }

  private func replaceStack(
    _ list: [ControllerReference], _ change: StackChange
  ) -> OperationResult {
    guard let controllers = controllers(list) else {
      return change.ask ? .outcome(.ignored(.nothingThere)) : .refused(.nothingThere)
    }
    let (animated, settle) = (change.animated, change.settle)
    return change.ask
      ? .outcome(requestStack(controllers, animated: animated, settle: settle))
      : OperationResult(setStack(controllers, animated: animated, settle: settle))
  }

  /// Changes what stands inside this stack, over it or beside it.
  private func contain(_ operation: NavigationOperation) -> OperationResult {
    switch operation {
    case .embed(let place, let root):
      guard let container = controller(place), let root = controller(root) else {
        return .refused(.nothingThere)
      }
      return OperationResult(embed(root, in: container))
    case .present(let root, let style, let motion):
      guard let root = controller(root) else { return .refused(.nothingThere) }
      return OperationResult(
        present(root, style: style, animated: motion.animated, settle: motion.settle))
    case .requestDismiss(let motion):
      return .outcome(requestDismiss(animated: motion.animated, settle: motion.settle))
    case .dismiss(let motion):
      return .outcome(dismiss(animated: motion.animated, settle: motion.settle))
    case .tabs(let roots):
      guard let roots = controllers(roots) else { return .refused(.nothingThere) }
      return OperationResult(tabs(roots))
    case .show(let index): return .outcome(tabBar?.show(index &- 1) ?? .ignored(.nothingThere))
    default: return .done
    }
  }
}

extension OperationResult {
  fileprivate init(_ outcome: Outcome?) {
    self = outcome.map { .outcome($0) } ?? .undecided
  }

  fileprivate init(_ result: PushResult) {
    switch result {
    case .pushed(let controller): self = .controller(controller)
    case .refused(let refusal): self = .refused(refusal)
    }
  }

  fileprivate init(_ result: StackResult) {
    switch result {
    case .success(let stack): self = .stack(stack)
    case .refused(let refusal): self = .refused(refusal)
    }
  }

  fileprivate init(_ result: TabsResult) {
    switch result {
    case .success(let tabs): self = .tabs(tabs)
    case .refused(let refusal): self = .refused(refusal)
    }
  }
}
