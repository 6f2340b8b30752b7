import Expectations
import Testing

@testable import NavhostNavigation

/// The pops, pushes and selections that a policy is asked about.
struct PolicyPopTests {
  private let policy = TestPolicy()

  @Test func aPopTellsHowManyLeaveAndWhatIsLeft() {
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    policy.onPop = { _, _ in .deny() }
    navigation.tapBack()
    navigation.requestPop(count: 3)
    navigation.requestPop(count: 99)
    expectEqual(policy.pops.map(\.count), [1, 3, 3])
    expectEqual(policy.pops.map { $0.target?.className }, ["C", "A", "A"])
    expectEqual(policy.pops.map(\.source), [.backButton, .request, .request])
    #expect(policy.pops.allSatisfy { $0.animated && !$0.dismisses })
  }

  @Test func aNewStackThatKeepsNothingHasNoTarget() throws {
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.requestStack([navigation.make("X")])
    let pop = try #require(policy.pops.first)
    #expect(pop.target == nil && pop.count == 2 && pop.source == .deepLink)
  }

  @Test func aDismissalCountsItsStack() throws {
    let navigation = makeNavigation(["A", "B"], policy: policy)
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    sheet.push(sheet.make("T"))
    sheet.requestDismiss()
    let pop = try #require(policy.pops.first)
    #expect(pop.dismisses && pop.count == 2 && pop.target?.className == "B")
  }

  /// What every controller is told of an attempt that asks twice and then leaves.
  @Test func anAttemptHasOneNumberAcrossItsControllersAndQuestions() {
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    policy.onPop = { controller, _ in
      ["B", "C"].contains(controller.className) ? .ask(Question("?")) : .abstain
    }
    navigation.requestPop(count: 3)
    navigation.answer(true)
    navigation.answer(true)
    expectEqual(navigation.classes, "A")
    #expect(policy.pops.count == 5 && policy.pops.allSatisfy { $0.id == 1 })
    expectEqual(policy.popped.map(\.id), [1, 1, 1])
    let events = navigation.events.since(0).filter { $0.name == .pop }
    expectEqual(events.map { $0["id"]?.description }, ["1", "1", "1"])
  }

  @Test func everyAttemptHasItsOwnWhateverTheWay() throws {
    policy.onPop = { _, _ in .deny() }
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    let sheet = { try #require(navigation.present(navigation.make("S")).navigation) }
    let before = navigation.scene.lastAttempt
    navigation.tapBack()
    navigation.pan(makePan())
    navigation.pickBackMenu(1)
    navigation.escape()
    navigation.requestPop()
    navigation.requestStack([navigation.make("X")])
    let presented = try sheet()
    presented.swipeDown()
    presented.requestDismiss()
    presented.escape()
    _ = navigation.probePop()
    presented.swipeDown()
    expectEqual(policy.pops.map { $0.id - before }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
    expectEqual(policy.pops[at: 9]?.source, .edgeGesture, "to look takes no number")
    expectEqual(navigation.tapBack().text, "ignored: covered")
    expectEqual(navigation.scene.lastAttempt, before + 10, "nothing was attempted")
  }

  @Test func aRenewedAttemptKeepsItsNumber() throws {
    policy.onPop = { _, pop in pop.source == .programmatic ? .abstain : .ask(Question("?")) }
    let navigation = makeNavigation(["A", "B", "C"], policy: policy)
    navigation.requestStack([navigation.stack[0]])
    navigation.pop()
    policy.onAnswer = { _, _, _ in .allow() }
    navigation.answer(true)
    expectEqual(policy.popped.map(\.id), [2], "the question went with its controller")
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    sheet.requestDismiss()
    sheet.push(sheet.make("T"))
    policy.onPop = { _, _ in .abstain }
    navigation.answer(true)
    expectEqual(policy.popped.map(\.id), [2, 3, 3], "one came meanwhile, and leaves with it")
  }

  @Test func aPushTellsWhatItCovers() {
    var pushes: [Push] = []
    policy.onPush = { _, push in
      pushes.append(push)
      return .abstain
    }
    let navigation = makeNavigation([], policy: policy)
    navigation.push(navigation.make("A"))
    navigation.push(navigation.make("B"), animated: false)
    expectEqual(pushes.map(\.depth), [0, 1])
    expectEqual(pushes.map { $0.previous?.className }, [nil, "A"])
    #expect(pushes.last?.animated == false)
  }
}
