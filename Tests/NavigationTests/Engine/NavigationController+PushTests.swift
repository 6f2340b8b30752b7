import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 3: pushes; rules 46, 192.
struct PushTests {
  @Test func lifecycleOfAPush() {
    let navigation = makeNavigation(["A"])
    let index = navigation.events.lastIndex
    navigation.push(navigation.make("B"))
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ])
    expectEqual(navigation.time, 0.35)
  }

  @Test func anUnanimatedPushIsDoneAtOnce() {
    let navigation = makeNavigation(["A"])
    navigation.push(navigation.make("B"), animated: false, settle: false)
    #expect(navigation.transition == nil)
    expectEqual(navigation.time, 0)
    expectEqual(navigation.count(.didAppear), 2)
  }

  @Test func theFirstPushOntoAnEmptyStackIsNotAnimated() {
    let navigation = makeNavigation([])
    navigation.push(navigation.make("A"))
    expectEqual(navigation.time, 0)
    let event = navigation.events.first { $0.name == .push }
    expectEqual(event?["animated"]?.description, "false")
    #expect(navigation.top?.isRoot == true)
    #expect(navigation.top?.isTop == true)
  }

  @Test func aPushInATransitionIsRefused() {
    let navigation = makeNavigation(["A"])
    navigation.push(navigation.make("B"), settle: false)
    expectEqual(navigation.push(navigation.make("C")).reason, "transition")
    expectEqual(navigation.classes, "A B")
  }

  @Test func oneThatIsOnTheStackAlreadyIsRefused() {
    let navigation = makeNavigation()
    expectEqual(navigation.push(navigation.stack[0]).reason, "already on the stack")
    let other = makeNavigation()
    expectEqual(other.push(navigation.stack[0]).reason, "on another stack")
    expectEqual(navigation.classes, "A B")
  }

  @Test func aPolicyMayRefuse() {
    let policy = TestPolicy()
    var pushes: [Push] = []
    policy.onPush = { _, push in
      pushes.append(push)
      return .deny(reason: "too deep")
    }
    let navigation = makeNavigation(policy: policy)
    expectEqual(navigation.push(navigation.make("C")).reason, "too deep")
    expectEqual(navigation.classes, "A B")
    expectEqual(pushes[at: 0]?.depth, 2)
    expectEqual(pushes[at: 0]?.previous?.className, "B")
    #expect(pushes[at: 0]?.animated == true)
    expectEqual(navigation.explanation?.subject, .push)
    expectEqual(navigation.explanation?.outcome, "blocked")
  }

  @Test func aControllerThatLeftMayComeBack() {
    let navigation = makeNavigation()
    let controller = navigation.stack[1]
    navigation.pop()
    #expect(controller.index == nil && controller.navigation == nil)
    #expect(navigation.push(controller).controller === controller)
    expectEqual(controller.index, 2)
    expectEqual(controller.previous?.className, "A")
  }

  @Test func didPushComesWhenTheStackHasChanged() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    policy.told = { hook, controller in
      if hook == "didPush" { #expect(controller.index == 3 && controller.isTop) }
    }
    navigation.push(navigation.make("C"))
    expectEqual(navigation.events.since(0).last { $0.name == .push }?["depth"]?.description, "3")
    expectEqual(policy.calls.prefix(3), ["shouldPush C", "didPush C", "willDisappear B"])
  }
}
