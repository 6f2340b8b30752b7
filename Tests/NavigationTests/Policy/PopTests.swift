import Navigation
import Testing

/// What a policy is told of a wish to leave or to come.
struct PolicyPopTests {
  private let policy = TestPolicy()

  @Test func aPopTellsHowManyLeaveAndWhatIsLeft() {
    let navigation = makeNavigation(["A", "B", "C", "D"], policy: policy)
    policy.onPop = { _, _ in .deny() }
    navigation.tapBack()
    navigation.requestPop(count: 3)
    navigation.requestPop(count: 99)
    #expect(policy.pops.map(\.count) == [1, 3, 3])
    #expect(policy.pops.map { $0.target?.className } == ["C", "A", "A"])
    #expect(policy.pops.map(\.source) == [.backButton, .request, .request])
    #expect(policy.pops.allSatisfy { $0.animated && !$0.dismisses })
  }

  @Test func aNewStackThatKeepsNothingHasNoTarget() throws {
    let navigation = makeNavigation(["A", "B"], policy: policy)
    navigation.requestStack([navigation.make("X")])
    let pop = try #require(policy.pops.first)
    #expect(pop.target == nil && pop.count == 2 && pop.source == .request)
  }

  @Test func aDismissalCountsItsStack() throws {
    let navigation = makeNavigation(["A", "B"], policy: policy)
    let sheet = try #require(navigation.present(navigation.make("S")).navigation)
    sheet.push(sheet.make("T"))
    sheet.requestDismiss()
    let pop = try #require(policy.pops.first)
    #expect(pop.dismisses && pop.count == 2 && pop.target?.className == "B")
  }

  @Test func aPushTellsWhatItCovers() {
    var pushes: [Push] = []
    policy.onPush = { _, push in
      pushes.append(push)
      return .noOpinion
    }
    let navigation = makeNavigation([], policy: policy)
    navigation.push(navigation.make("A"))
    navigation.push(navigation.make("B"), animated: false)
    #expect(pushes.map(\.depth) == [0, 1])
    #expect(pushes.map { $0.previous?.className } == [nil, "A"])
    #expect(pushes.last?.animated == false)
  }
}
