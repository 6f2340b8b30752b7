import NavhostNavigation

/// A policy without Lua. It asks before the user leaves a controller whose title ends in a star.
final class KeepStarred: NavigationPolicy {
  func shouldPop(_ controller: Controller, _ pop: Pop) -> Verdict {
    guard pop.source != .programmatic, let title = controller.title, title.hasSuffix("*") else {
      return .abstain
    }
    return .ask(Question("Leave \(title)?", ok: "Leave", cancel: "Stay"))
  }
}

func leaveStarred() -> [Outcome.Kind?] {
  let navigation = NavigationController(policy: KeepStarred())
  navigation.push(navigation.makeController(className: "Home"))
  navigation.push(navigation.makeController(className: "Editor", title: "Letter*"))
  return [navigation.tapBack().kind, navigation.answer(false)?.kind, navigation.pop().kind]
}
