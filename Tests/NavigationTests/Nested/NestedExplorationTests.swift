import Navigation
import Support
import Testing

/// SeededRandom calls on stacks three deep in each other: the invariants of all hold after each.
struct NestedExplorationTests {
  @Test(arguments: 0..<24)
  func invariantsHold(seed: Int) {
    let walk = NestedWalk(seed: UInt64(seed))
    for _ in 0..<400 {
      let step = walk.step()
      let found = walk.all.flatMap { $0.check() }
      #expect(found.isEmpty, "after \(step): \(found)")
      if !found.isEmpty { return }
    }
  }
}

private final class NestedWalk {
  let all: [NavigationController]
  private var random: SeededRandom
  private let policies = (0..<3).map { _ in TestPolicy() }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    all = (0..<3).map { _ in makeNavigation(["A", "B"]) }
    for (navigation, policy) in zip(all, policies) {
      navigation.policy = policy
      policy.onPop = { [unowned self] _, _ in verdict() }
      policy.onGesture = { [unowned self] _, _ in verdict() }
    }
    all[0].top?.embedded = all[1]
    all[1].stack[0].embedded = all[2]
  }

  private func verdict() -> Verdict {
    random.pick([.noOpinion, .noOpinion, .noOpinion, .deny(), .allow(), .ask(Question("?"))])
  }

  func step() -> String {
    let navigation = random.pick(all)
    let settle = random.below(2) == 0
    let place = Point(x: Double(random.below(390)), y: 400)
    switch random.below(13) {
    case 0, 1: navigation.push(navigation.make("P"), animated: settle, settle: random.below(2) == 0)
    case 2: return navigation.tapBack(settle: settle).text
    case 3: return navigation.pop(animated: random.below(2) == 0, settle: settle).text
    case 4, 5: navigation.pan(makePan(to: place.x, release: random.below(2) == 0, settle: settle))
    case 6: navigation.touch(random.pick(TouchPhase.allCases), at: place)
    case 7, 8: return navigation.answer(random.below(2) == 0, settle: settle)?.text ?? "-"
    case 9: navigation.advance(by: Double(random.below(500)) / 1000)
    case 10: navigation.settle()
    case 11: navigation.setStack(navigation.stack + [navigation.make("S")], settle: settle)
    default: return move()
    }
    return "step"
  }

  /// The innermost goes into another controller, or out of it.
  private func move() -> String {
    guard random.below(4) == 0 else { return "stay" }
    all[2].container?.embedded = nil
    if random.below(3) > 0, let home = random.pick(all[1].stack + all[0].stack) as Controller?,
      home.embedded == nil
    {
      home.embedded = all[2]
    }
    return "move"
  }
}
