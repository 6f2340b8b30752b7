import Expectations
import NavhostExploration
import NavhostNavigation
import NavhostSupport
import Testing

/// Nobody leaves who was not heard, whatever happens while a question is open.
struct DecisionTests {
  @Test func aRefusedPopLeavesTheWaitingOneAsItStood() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    policy.onPop = { _, _ in .ask(Question("?")) }
    policy.onAnswer = { _, _, _ in .deny(reason: "b says no") }
    expectEqual(navigation.tapBack().text, "deferred")
    expectEqual(navigation.pop().text, "ignored: question open")
    expectEqual(policy.drops, 1, "what the refused pop put is given up")
    expectEqual(navigation.answer(true)?.text, "blocked: b says no")
    expectEqual(navigation.classes, "A B")
  }

  @Test func aDeepLinkAsksEachThatWouldLeave() throws {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    let (a, x) = (navigation.stack[0], navigation.make("X"))
    expectEqual(navigation.requestStack([a, x]).text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C", "shouldPop B"])
    let pop = try #require(policy.pops.first)
    #expect(pop.count == 2 && pop.target === a && pop.source == .deepLink)
    #expect(navigation.classes == "A X" && navigation.check().isEmpty)
    policy.pops = []
    expectEqual(navigation.requestStack([navigation.make("Z")]).text, "popped")
    #expect(policy.pops.first?.target == nil)
  }

  @Test func aDeepLinkMayBeKeptOrAskedAbout() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    policy.onPop = { _, _ in .deny(reason: "draft") }
    expectEqual(navigation.requestStack([navigation.make("X")]).text, "blocked: draft")
    expectEqual(navigation.classes, "A B")
    policy.onPop = { _, _ in .ask(Question("?")) }
    expectEqual(navigation.requestStack([navigation.make("X")]).text, "deferred")
    policy.onPop = { _, _ in .abstain }
    expectEqual(navigation.answer(true)?.text, "popped")
    #expect(navigation.classes == "X" && navigation.check().isEmpty)
  }

  /// Each controller that leaves by a person's wish was asked about in that decision.
  @Test(arguments: 0..<40)
  func whoLeavesWasAsked(seed: Int) {
    var walk = AskedWalk(seed: UInt64(seed))
    for _ in 0..<150 {
      let step = walk.step()
      let found = walk.unheard + walk.navigation.check().map(\.description)
      #expect(found.isEmpty, "after \(step): \(found)")
      if !found.isEmpty { return }
    }
  }
}

/// Rule 25: whom a swipe was about is not remembered, whether the screen below has a bar or not.
struct AskedAfterASwipeTests {
  @Test(arguments: [(300.0, "popped"), (60, "cancelled")], [true, false])
  func aTapIsAboutTheTop(swipe: (to: Double, outcome: String), hidden: Bool) {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.stack[0].settings.barHidden = hidden
    expectEqual(navigation.pan(makePan(to: swipe.to, duration: 1))?.text, swipe.outcome)
    navigation.push(navigation.make("C"))
    policy.calls = []
    expectEqual(navigation.tapBack().text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C"])
  }

  @Test func aTapAfterARefusedSwipeIsAboutTheTop() {
    let policy = TestPolicy()
    policy.onPop = { controller, pop in
      controller.className == "B" && pop.source == .edgeGesture ? .deny(reason: "no") : .abstain
    }
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.stack[0].settings.barHidden = true
    expectEqual(navigation.pan(makePan())?.text, "blocked: no")
    navigation.push(navigation.make("C"))
    policy.calls = []
    expectEqual(navigation.tapBack().text, "popped")
    expectEqual(policy.calls(of: "shouldPop"), ["shouldPop C"])
  }
}

/// A walk over several stacks that counts who was asked.
private struct AskedWalk {
  let navigation = makeNavigation(["A", "B"])
  private let policy = TestPolicy()
  private var random: SeededRandom
  private var others: [NavigationController] = []
  /// Said yes, or nothing, to an answer of now.
  private let heard = Heard()

  final class Heard {
    var allowed: Set<Int> = []
    var unheard: [String] = []
    var observation: Observation?
  }

  var unheard: [String] { heard.unheard }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let dice = SharedDice(seed: seed &+ 7)
    let heard = heard
    policy.onPop = { controller, pop in
      let verdict = dice.pick([
        Verdict.abstain, .abstain, .allow(), .deny(reason: "no"), .ask(Question("?")),
      ])
      if case .abstain = verdict.answer { heard.allowed.insert(controller.id) }
      if case .allow = verdict.answer { heard.allowed.insert(controller.id) }
      return verdict
    }
    policy.onAnswer = { accepted, controller, _ in
      let verdict = accepted ? dice.pick([Verdict.allow(), .deny(), .ask(Question("!"))]) : .deny()
      if case .allow = verdict.answer { heard.allowed.insert(controller.id) }
      return verdict
    }
    navigation.policy = policy
    heard.observation = navigation.scene.observe { event in
      switch event.name {
      case .pop:
        guard let controller = event.controller, !heard.allowed.contains(controller.id) else {
          return
        }
        heard.unheard.append("\(controller) left, and nobody was asked")
      default: break
      }
    }
  }

  private var every: [NavigationController] {
    [navigation] + others.filter(\.isAttached)
  }

  mutating func step() -> String {
    let target = random.pick(every)
    let settle = random.below(2) == 0
    if navigation.question == nil { heard.allowed = [] }
    switch random.below(14) {
    case 0, 1: target.push(target.make("P"), settle: settle)
    case 2: return target.tapBack(settle: settle).text
    case 3: return target.pop(settle: settle).text
    case 4: return target.requestPop(count: 1 + random.below(3), settle: settle).text
    case 5: return target.pan(makePan(settle: settle))?.text ?? "held"
    case 6, 7: return navigation.answer(random.below(3) > 0, settle: settle)?.text ?? "no question"
    case 8: return target.escape(settle: settle).text
    case 9: return target.requestDismiss(settle: settle).text
    case 10: return target.swipeDown(settle: settle)?.text ?? "held"
    case 11:
      if let new = target.present(target.make("S"), settle: settle).navigation {
        others.append(new)
      }
    case 12:
      let result = target.top.map { target.embed(target.make("E"), in: $0) }
      if let new = result?.navigation { others.append(new) }
    default: navigation.advance(by: 0.2)
    }
    return "step"
  }
}

private final class SharedDice {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }
}
