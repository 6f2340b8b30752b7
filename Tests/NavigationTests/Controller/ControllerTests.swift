import Expectations
import NavhostNavigation
import Testing

/// A controller: where it stands, and what of it is told.
struct ControllerTests {
  @Test func indexesFollowTheStack() {
    let navigation = makeNavigation(["A", "B", "C"])
    navigation.setStack(navigation.stack.reversed())
    expectEqual(navigation.classes, "C B A")
    expectEqual(navigation.stack.map(\.index), [1, 2, 3])
    expectEqual(navigation.stack.map(\.isTop), [false, false, true])
    #expect(navigation.check().isEmpty)
  }

  @Test func itKnowsWhereItStandsAndWhetherItHasLeft() {
    let navigation = makeNavigation(["A"])
    let controller = navigation.make("B")
    #expect(controller.index == nil && controller.navigation == nil && !controller.hasLeft)
    #expect(controller.previous == nil && !controller.isRoot && !controller.isTop)
    navigation.push(controller)
    #expect(controller.index == 2 && controller.isTop && !controller.isRoot)
    #expect(controller.previous === navigation.stack[0] && controller.navigation === navigation)
    navigation.push(navigation.make("C"))
    #expect(!controller.isTop && !controller.hasLeft)
    navigation.popToRoot()
    #expect(controller.hasLeft && controller.index == nil && controller.previous == nil)
    navigation.push(controller)
    #expect(!controller.hasLeft)
  }

  private final class Listener: SceneObserver {
    var changed: [String] = []

    func changed(_ controller: Controller) { changed.append(controller.className) }
  }

  /// A recording hears of changes, and of nothing else.
  @Test func whatIsWrittenAsItWasIsNoChange() {
    let navigation = makeNavigation()
    let listener = Listener()
    let observation = navigation.scene.observe(by: listener)
    defer { withExtendedLifetime(observation) {} }
    let changes = navigation.count(.barChanged)
    let top = navigation.stack[1]
    top.title = "B"
    top.settings = ControllerSettings()
    #expect(listener.changed.isEmpty && navigation.count(.barChanged) == changes)
    top.title = "New"
    top.settings.backTitle = "Up"
    expectEqual(listener.changed, ["B", "B"])
    navigation.pop()
    top.title = "Gone"
    expectEqual(listener.changed, ["B", "B"], "it is on no stack")
  }

  @Test func theBarIsHiddenByThePolicyBeforeTheSetting() {
    let policy = TestPolicy()
    let navigation = makeNavigation(["A"], policy: policy)
    policy.hidden = { controller, _ in controller.className == "B" ? true : nil }
    navigation.push(navigation.make("B") { $0.barHidden = false })
    #expect(navigation.top?.hidesBar == true && navigation.top?.declaredBarHidden == true)
    navigation.push(navigation.make("C"))
    #expect(navigation.top?.hidesBar == false && navigation.top?.declaredBarHidden == nil)
  }
}
