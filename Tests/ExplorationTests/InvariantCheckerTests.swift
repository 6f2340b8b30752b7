import Expectations
import NavhostExploration
import NavhostNavigation
import Testing

/// The checker sees every broken story that it is told, and none in a sound one.
struct InvariantCheckerTests {
  private let controller = ControllerSummary(id: 1, className: "A")

  private func rules(_ names: [EventName], stack: Int = 1) -> [String] {
    rules(
      names.enumerated().map {
        Event(index: $0.offset + 1, name: $0.element, controller: controller, stack: stack)
      })
  }

  /// What is found as the events come; the scene is not looked at.
  private func rules(_ events: [Event]) -> [String] {
    var checker = InvariantChecker()
    for event in events { checker.add(event) }
    return checker.violations.map(\.rule)
  }

  @Test func aSoundStoryIsSound() {
    #expect(
      rules([
        .push, .willAppear, .didAppear, .transitionBegan, .willDisappear, .transitionEnded,
        .didDisappear, .pop, .question, .answer, .gestureBegan, .gestureEnded, .present,
        .tabSelected, .dismiss,
      ]).isEmpty)
  }

  @Test(
    arguments: [
      ([EventName.push, .push], Invariant.story), ([.pop], Invariant.story),
      ([.transitionBegan, .transitionBegan], Invariant.story),
      ([.transitionEnded], Invariant.story), ([.transitionCancelled], Invariant.story),
      ([.question, .question], Invariant.story), ([.answer], Invariant.story),
      ([.gestureEnded], Invariant.story), ([.gestureBegan, .gestureBegan], Invariant.story),
      ([.question, .gestureBegan], Invariant.gesture),
      ([.didAppear], Invariant.lifecycle), ([.willAppear, .willAppear], Invariant.lifecycle),
      ([.willAppear, .didDisappear], Invariant.lifecycle),
      ([.present, .present], Invariant.story), ([.dismiss], Invariant.story),
      ([.tabSelected, .tabSelected], Invariant.story),
    ])
  func aBrokenStoryIsSeen(names: [EventName], rule: String) {
    expectEqual(rules(names), [rule])
  }

  @Test func anEdgeGestureFromTheMiddleIsSeen() {
    func began(_ x: Double) -> Event {
      Event(
        index: 1, name: .gestureBegan, controller: controller,
        details: [("kind", .string("edge")), ("x", .number(x))])
    }
    #expect(rules([began(20)]).isEmpty)
    expectEqual(rules([began(21)]), [Invariant.edge])
  }

  @Test func oneAskedTwiceInADecisionIsSeen() {
    let step = Explanation.Step(
      Explanation.Respondent("draft", hook: "shouldPop"), answer: .allow, controller: 1)
    func decision(_ steps: [Explanation.Step], _ outcome: String = "popped") -> Event {
      Event(index: 1, decision: Explanation(.pop, outcome: outcome, steps: steps))
    }
    #expect(rules([decision([step])]).isEmpty)
    expectEqual(rules([decision([step, step])]), [Invariant.once])
    var no = step
    no.answer = .deny
    expectEqual(rules([decision([no])]), [Invariant.askedToStay])
    #expect(rules([decision([no], "blocked")]).isEmpty)
    let wrapper = Explanation.Step(
      Explanation.Respondent("wraps", hook: "shouldPop"), answer: .allow, controller: 1)
    #expect(rules([decision([wrapper, no])]).isEmpty, "it has overruled the no")
    let another = Explanation.Step(
      Explanation.Respondent("wraps", hook: "shouldPop"), answer: .allow, controller: 2)
    expectEqual(rules([decision([another, no])]), [Invariant.askedToStay])
  }

  @Test func aDismissalFromBelowIsSeen() {
    func event(_ index: Int, _ name: EventName, _ stack: Int) -> Event {
      Event(index: index, name: name, controller: controller, stack: stack)
    }
    let presented = [event(1, .present, 2), event(2, .present, 3)]
    #expect(rules(presented + [event(3, .dismiss, 3), event(4, .dismiss, 2)]).isEmpty)
    expectEqual(rules(presented + [event(3, .dismiss, 2)]), [Invariant.story])
  }

  /// A scene with a sheet over the root, and a checker that has heard all of it.
  private func sceneWithSheet() throws -> (NavigationController, NavigationController) {
    let navigation = NavigationController()
    navigation.setRoot(navigation.makeController(className: "A"))
    let sheet = navigation.present(navigation.makeController(className: "B")).navigation
    return (navigation, try #require(sheet))
  }

  @Test func whatHappensOnAStackThatHasLeftIsSeen() throws {
    let (navigation, sheet) = try sceneWithSheet()
    var checker = InvariantChecker()
    for event in navigation.events { checker.add(event) }
    let told = navigation.events.lastIndex
    sheet.dismiss()
    for event in navigation.events.since(told) { checker.add(event) }
    #expect(checker.check(navigation.scene).isEmpty)
    for name in [EventName.push, .gestureBegan, .present] {
      var late = checker
      late.add(Event(index: 99, name: name, controller: controller, stack: sheet.number))
      expectEqual(late.violations.first?.rule, Invariant.gone)
    }
  }

  /// The stack inside a controller that was popped has no place, until a swipe takes the pop over and turns back.
  @Test func aStackThatACancelledSwipeBringsBackIsSound() throws {
    let navigation = NavigationController(.init(profile: .ios26))
    navigation.setStack(["A", "B"].map { navigation.makeController(className: $0) })
    let root = navigation.makeController(className: "In")
    let inner = try #require(navigation.embed(root, in: navigation.stack[1]).navigation)
    var checker = InvariantChecker()
    var heard = 0
    func check() -> [String] {
      for event in navigation.events.since(heard) { checker.add(event) }
      heard = navigation.events.lastIndex
      return checker.check(navigation.scene).map(\.description)
    }
    navigation.pop(settle: false)
    #expect(!inner.isAttached && check().isEmpty)
    navigation.touch(.began, at: ScreenPoint(x: 100, y: 400))
    navigation.touch(.moved, at: ScreenPoint(x: 150, y: 400))
    navigation.touch(.cancelled, at: ScreenPoint(x: 150, y: 400))
    navigation.settle()
    inner.push(navigation.makeController(className: "C"))
    expectEqual(inner.depth, 2)
    expectEqual(check(), [])
  }

  @Test func aPresentationThatNobodyToldOfIsSeen() throws {
    let (navigation, sheet) = try sceneWithSheet()
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
    var checker = InvariantChecker()
    for event in navigation.events where event.name != .present { checker.add(event) }
    expectEqual(checker.check(navigation.scene).map(\.rule), [Invariant.story])
    sheet.dismiss()
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
  }

  @Test func aTabThatNobodyToldOfIsSeen() {
    let navigation = NavigationController()
    navigation.setRoot(navigation.makeController(className: "A"))
    let bar = navigation.tabs([navigation.makeController(className: "B")]).tabs
    bar?.select(1)
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
    var checker = InvariantChecker()
    for event in navigation.events where event.name != .tabSelected { checker.add(event) }
    expectEqual(checker.check(navigation.scene).map(\.rule), [Invariant.story])
  }

  @Test func aQuestionWithoutItsControllerIsSeen() {
    let navigation = NavigationController()
    navigation.setRoot(navigation.makeController(className: "A"))
    navigation.scene.record(.question, controller: navigation.makeController(className: "Gone"))
    let found = InvariantChecker.check(navigation.scene)
    expectEqual(found.filter { $0.rule == Invariant.question }.count, 2)
  }

  @Test func aFrozenSceneIsSeen() {
    let navigation = NavigationController(.init(guards: false))
    navigation.setRoot(navigation.makeController(className: "A"))
    navigation.pan(Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 300, y: 400)))
    #expect(navigation.isFrozen && InvariantChecker.check(navigation.scene).isEmpty)
    let configuration = NavigationController.Configuration()
    expectEqual(
      SceneCheck(navigation.scene, configuration).violations.map(\.rule), [Invariant.frozen])
  }

  @Test func aSceneThatTellsAnotherStoryIsSeen() {
    let navigation = NavigationController()
    navigation.setRoot(navigation.makeController(className: "A"))
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
    navigation.scene.record(.pop, controller: navigation.top)
    expectEqual(InvariantChecker.check(navigation.scene).map(\.rule), [Invariant.story])
    navigation.scene.record(.transitionBegan, controller: navigation.top)
    navigation.scene.record(.question, controller: navigation.top)
    let rules = Set(InvariantChecker.check(navigation.scene).map(\.rule))
    #expect(rules.isSuperset(of: [Invariant.story, Invariant.question]))
  }

  @Test func aStackThatLostItsRootIsSeen() {
    let navigation = NavigationController()
    #expect(InvariantChecker.check(navigation.scene).isEmpty, "it never had one")
    var checker = InvariantChecker()
    checker.add(Event(index: 1, name: .push, controller: controller))
    checker.add(Event(index: 2, name: .pop, controller: controller))
    expectEqual(checker.check(navigation.scene).map(\.rule), [Invariant.root])
    navigation.setRoot(navigation.makeController(className: "A"))
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
  }

  @Test func oneThatLeftWithItsSheetAndWasNotToldIsSeen() throws {
    let (navigation, sheet) = try sceneWithSheet()
    sheet.push(sheet.makeController(className: "C"))
    sheet.dismiss()
    #expect(InvariantChecker.check(navigation.scene).isEmpty)
    var checker = InvariantChecker()
    for event in navigation.events where event.name != .pop { checker.add(event) }
    expectEqual(checker.check(navigation.scene).map(\.rule), [Invariant.notified])
  }
}
