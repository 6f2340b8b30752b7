import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 3: `setRoot` and `setStack`; rules 47, 48, 185.
struct StackTests {
  @Test func replacesTheStackAsksNoPolicyAndRunsTheLifecycle() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    let index = navigation.events.lastIndex
    navigation.setRoot(navigation.make("X"))
    expectEqual(navigation.classes, "X")
    #expect(policy.calls(of: "shouldPop").isEmpty && policy.calls(of: "shouldPush").isEmpty)
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "X.willAppear", "B.didDisappear", "X.didAppear",
      ])
  }

  @Test func ofAnInstanceListedTwiceTheFirstIsKept() {
    let navigation = makeNavigation([])
    let (a, b) = (navigation.make("A"), navigation.make("B"))
    navigation.setStack([a, b, a])
    expectEqual(navigation.classes, "A B")
  }

  @Test func aTopThatStaysHasNoTransition() {
    let navigation = makeNavigation(["A", "B", "C"])
    let index = navigation.events.lastIndex
    navigation.setStack([navigation.stack[2]], animated: true)
    expectEqual(navigation.classes, "C")
    #expect(navigation.lifecycle(since: index).isEmpty)
    expectEqual(navigation.story(since: index, [.pop]), ["B.pop", "A.pop"])
    #expect(navigation.bar.back == nil)
  }

  @Test func animationGoesByWhetherTheNewTopWasThere() {
    let navigation = makeNavigation(["A", "B"])
    let a = navigation.stack[0]
    navigation.setStack([a, navigation.make("C")], animated: true, settle: false)
    expectEqual(navigation.transition?.kind, .push)
    navigation.settle()
    navigation.setStack([a], animated: true, settle: false)
    expectEqual(navigation.transition?.kind, .pop)
  }

  @Test func anEmptyStackIsRefused() {
    expectEqual(makeNavigation().setStack([]).reason, "empty stack")
  }

  @Test func aControllerOfAnotherStackIsRefused() {
    let other = makeNavigation()
    expectEqual(makeNavigation().setRoot(other.stack[0]).reason, "on another stack")
  }
}

/// contract.md, section 3: a controller handed out before may stand where a spec does.
struct AnotherStackTests {
  @Test func aControllerOutlivesItsNavigationController() {
    var old: NavigationController? = makeNavigation()
    let controller = old?.top
    old = nil
    #expect(controller?.index == nil && controller?.isTop == false && controller?.isRoot == false)
    let navigation = makeNavigation(["X"])
    if let controller { navigation.push(controller) }
    expectEqual(navigation.classes, "X B")
    #expect(navigation.check().isEmpty)
  }

  @Test func aControllerMayGoOnToAnotherStackWhileItsPopStillRuns() {
    let old = makeNavigation()
    let navigation = makeNavigation(["X"])
    let controller = old.stack[1]
    old.pop(settle: false)
    navigation.push(controller)
    old.settle()
    expectEqual(navigation.classes, "X B")
    #expect(navigation.check().isEmpty && old.classes == "A")
  }

  @Test func aControllerOnAnotherStackGetsNoCallbackOfItsFormerStack() {
    let old = makeNavigation()
    let navigation = makeNavigation(["X"])
    let controller = old.stack[1]
    old.pop(settle: false)
    navigation.push(controller)
    let index = old.events.lastIndex
    old.settle()
    expectEqual(old.lifecycle(since: index), ["A.didAppear"])
  }

  @Test func aStackInsideItGetsNoneEither() throws {
    let old = makeNavigation()
    let navigation = makeNavigation(["X"])
    let controller = old.stack[1]
    _ = try #require(old.embed(old.make("In"), in: controller).navigation)
    old.pop(settle: false)
    navigation.push(controller)
    let index = old.events.lastIndex
    old.settle()
    expectEqual(old.lifecycle(since: index), ["A.didAppear"])
  }
}
