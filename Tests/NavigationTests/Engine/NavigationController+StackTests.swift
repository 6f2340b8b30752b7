import NavhostNavigation
import Testing

/// contract.md, section 3: `setRoot` and `setStack`; rules 47, 48, 185.
struct StackTests {
  @Test func replacesTheStackAsksNoPolicyAndRunsTheLifecycle() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    let index = navigation.events.lastIndex
    navigation.setRoot(navigation.make("X"))
    #expect(navigation.classes == "X")
    #expect(policy.calls(of: "shouldPop").isEmpty && policy.calls(of: "shouldPush").isEmpty)
    #expect(
      navigation.lifecycle(since: index) == [
        "B.willDisappear", "X.willAppear", "B.didDisappear", "X.didAppear",
      ])
  }

  @Test func ofAnInstanceListedTwiceTheFirstIsKept() {
    let navigation = makeNavigation([])
    let (a, b) = (navigation.make("A"), navigation.make("B"))
    navigation.setStack([a, b, a])
    #expect(navigation.classes == "A B")
  }

  @Test func aTopThatStaysHasNoTransition() {
    let navigation = makeNavigation(["A", "B", "C"])
    let index = navigation.events.lastIndex
    navigation.setStack([navigation.stack[2]], animated: true)
    #expect(navigation.classes == "C")
    #expect(navigation.lifecycle(since: index).isEmpty)
    #expect(navigation.story(since: index, [.pop]) == ["B.pop", "A.pop"])
    #expect(navigation.bar.back == nil)
  }

  @Test func animationGoesByWhetherTheNewTopWasThere() {
    let navigation = makeNavigation(["A", "B"])
    let a = navigation.stack[0]
    navigation.setStack([a, navigation.make("C")], animated: true, settle: false)
    #expect(navigation.transition?.kind == .push)
    navigation.settle()
    navigation.setStack([a], animated: true, settle: false)
    #expect(navigation.transition?.kind == .pop)
  }

  @Test func anEmptyStackIsRefused() {
    #expect(makeNavigation().setStack([]).reason == "empty stack")
  }

  @Test func aControllerOfAnotherStackIsRefused() {
    let other = makeNavigation()
    #expect(makeNavigation().setRoot(other.stack[0]).reason == "on another stack")
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
    #expect(navigation.classes == "X B")
    #expect(navigation.check().isEmpty)
  }

  @Test func aControllerMayGoOnToAnotherStackWhileItsPopStillRuns() {
    let old = makeNavigation()
    let navigation = makeNavigation(["X"])
    let controller = old.stack[1]
    old.pop(settle: false)
    navigation.push(controller)
    old.settle()
    #expect(navigation.classes == "X B")
    #expect(navigation.check().isEmpty && old.classes == "A")
  }
}
