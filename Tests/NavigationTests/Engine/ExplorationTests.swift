import NavhostNavigation
import NavhostSupport
import ProgramSupport
import Testing

/// SeededRandom calls, valid and not: the invariants hold after each.
struct ExplorationTests {
  @Test(arguments: 0..<24)
  func invariantsHold(seed: Int) {
    var walk = RandomWalk(seed: UInt64(seed))
    for _ in 0..<Amount.of(150, thorough: 5_000) {
      let step = walk.step()
      let found = walk.navigation.check()
      #expect(found.isEmpty, "after \(step): \(found)")
      if !found.isEmpty { return }
    }
    for finger in 1...8 { walk.navigation.touch(.cancelled, at: ScreenPoint(), id: finger) }
    walk.navigation.settle()
    #expect(walk.navigation.transition == nil && !walk.navigation.hasFingers)
    #expect(walk.navigation.check().isEmpty)
  }
}

private struct RandomWalk {
  let navigation: NavigationController
  private let policy = TestPolicy()
  private var random: SeededRandom

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let verdicts: [Verdict] = [
      .abstain, .abstain, .abstain, .allow(), .deny(reason: "no"), .ask(Question("?")),
    ]
    navigation = makeNavigation(
      ["A", "B"], direction: random.pick([.ltr, .rtl]), gesture: random.pick([.edge, .fullscreen]),
      guards: random.below(4) > 0, policy: policy)
    let dice = Dice(seed: seed &+ 1)
    policy.onPop = { _, _ in dice.pick(verdicts) }
    policy.onGesture = { _, _ in dice.pick(verdicts) }
    policy.onPush = { _, _ in dice.pick(verdicts) }
    policy.hidden = { _, _ in dice.pick([nil, nil, true, false]) }
    policy.title = { _, _ in dice.pick([nil, "", "Up"]) }
    self.random = random
  }

  private var point: ScreenPoint {
    mutating get {
      let far = ScreenPoint(x: Double(random.below(390)), y: Double(random.below(844)))
      return random.pick([
        far, far, ScreenPoint(x: 5, y: 400), ScreenPoint(x: 385, y: 400), ScreenPoint(x: 20, y: 60),
      ])
    }
  }

  mutating func step() -> String {
    let settle = random.below(2) == 0
    switch random.below(16) {
    case 0: navigation.push(navigation.make("P"), animated: random.below(3) > 0, settle: settle)
    case 1: return navigation.tapBack(settle: settle).text
    case 2: return navigation.tap(at: point, settle: settle).text
    case 3, 4: return pan(settle: settle)
    case 5, 6, 7: return touch()
    case 8: return navigation.pop(animated: random.below(2) == 0, settle: settle).text
    case 9: return navigation.requestPop(count: random.below(4), settle: settle).text
    case 10: return navigation.pickBackMenu(random.below(4), settle: settle).text
    case 11: return navigation.answer(random.below(2) == 0, settle: settle)?.text ?? "no question"
    case 12: navigation.advance(by: Double(random.below(500)) / 1000)
    case 13: setStack()
    case 14: change()
    default: navigation.settle()
    }
    return "step"
  }

  private mutating func pan(settle: Bool) -> String {
    let release = random.below(3) > 0
    let outcome = navigation.pan(
      Pan(
        from: point, to: point, duration: Double(random.below(600)) / 1000,
        steps: 1 + random.below(20), fingers: 1 + random.below(10) / 9, release: release,
        settle: settle))
    return outcome?.text ?? "held"
  }

  private mutating func touch() -> String {
    let phase = random.pick(TouchPhase.allCases)
    return navigation.touch(phase, at: point, id: 1 + random.below(2))?.text ?? "nil"
  }

  private mutating func setStack() {
    guard random.below(3) == 0 else { return }
    var controllers = navigation.stack + [navigation.make("S"), navigation.make("T")]
    controllers.removeAll { _ in random.below(2) == 0 }
    navigation.setStack(controllers, animated: random.below(2) == 0)
  }

  private mutating func change() {
    guard let controller = navigation.stack.first(where: { _ in random.below(2) == 0 }) else {
      return
    }
    controller.title = random.pick([nil, "", "Title", "日本語", String(repeating: "w", count: 60)])
    let (hidden, custom) = (random.pick([nil, true, false]), random.below(4) == 0)
    controller.settings.barHidden = hidden
    controller.settings.customBackButton = custom
    controller.settings.hidesBackButton = random.below(5) == 0
    controller.settings.barColor = random.pick([nil, .color(.black), .gradient([.white, .black])])
  }
}

/// SeededRandom answers for closures.
private final class Dice {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }
}
