import Expectations
import NavhostNavigation
import Testing

/// Rules 42, 192 to 195: what is told, whatever the way.
struct LifecycleTests {
  private typealias Way = (String, (NavigationController) -> Void)

  private let pops: [Way] = [
    ("tap", { $0.tapBack() }), ("menu", { $0.pickBackMenu(1) }), ("swipe", { $0.pan(makePan()) }),
    ("request", { $0.requestPop() }), ("programmatic", { $0.pop() }),
    ("not animated", { $0.pop(animated: false) }), ("popTo", { $0.popTo($0.stack[0]) }),
    ("popToRoot", { $0.popToRoot() }),
    ("new stack", { $0.setStack([$0.stack[0]], animated: true) }),
  ]

  @Test func popsByAnyMeansTellTheSame() {
    for (name, pop) in pops {
      let navigation = makeNavigation()
      let index = navigation.events.lastIndex
      pop(navigation)
      expectEqual(
        navigation.lifecycle(since: index),
        [
          "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
        ], "\(name)")
    }
  }

  @Test func pushesByAnyMeansTellTheSame() {
    let pushes: [Way] = [
      ("push", { $0.push($0.make("C")) }),
      ("not animated", { $0.push($0.make("C"), animated: false) }),
      ("new stack", { $0.setStack($0.stack + [$0.make("C")], animated: true) }),
    ]
    for (name, push) in pushes {
      let navigation = makeNavigation()
      let index = navigation.events.lastIndex
      push(navigation)
      expectEqual(
        navigation.lifecycle(since: index),
        [
          "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear",
        ], "\(name)")
    }
  }

  @Test func whatCannotBePoppedIsToldToNobody() {
    for (name, pop) in pops where name != "new stack" {
      let policy = TestPolicy()
      let navigation = makeNavigation(["A"], policy: policy)
      let index = navigation.events.lastIndex
      pop(navigation)
      #expect(policy.calls.isEmpty, "\(name)")
      #expect(
        Set(navigation.events.since(index).map(\.name)).isSubset(of: [.decision, .gestureRefused]),
        "\(name)")
    }
  }

  @Test func hooksAreToldWhetherItIsAnimated() {
    final class Animations: NavigationPolicy {
      var told: [String] = []
      func willAppear(_ controller: Controller, animated: Bool) { told.append("\(animated)") }
      func didAppear(_ controller: Controller, animated: Bool) { told.append("\(animated)") }
      func willDisappear(_ controller: Controller, animated: Bool) { told.append("\(animated)") }
      func didDisappear(_ controller: Controller, animated: Bool) { told.append("\(animated)") }
    }
    for animated in [true, false] {
      let policy = Animations()
      let navigation = makeNavigation()
      navigation.policy = policy
      navigation.pop(animated: animated)
      expectEqual(policy.told, Array(repeating: "\(animated)", count: 4))
    }
  }

  @Test func barHiddenIsAskedOnceAndBeforeWillAppear() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var story: [String] = []
    policy.told = { hook, controller in
      if ["barHidden", "willAppear"].contains(hook) {
        story.append("\(hook) \(controller.className)")
      }
    }
    navigation.push(navigation.make("C"))
    expectEqual(story, ["barHidden C", "willAppear C"])
  }

  @Test func anAnswerAboutTheBarIsGoodForOneAppearance() {
    let policy = TestPolicy()
    var answer: Bool? = true
    var styles: [Bool] = []
    policy.hidden = { _, style in
      styles.append(style.hidden)
      return answer
    }
    let navigation = makeNavigation(["A"], policy: policy)
    navigation.push(navigation.make("B"))
    #expect(navigation.bar.hidden)
    answer = nil
    navigation.push(navigation.make("C"))
    navigation.pop()
    #expect(!navigation.bar.hidden)
    expectEqual(styles, [false, false, false, false], "what the setting says, not the last answer")
  }

  @Test func aSwipeTellsOfWhatWillAppearAtItsStartOfWhatHasAtItsEnd() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.pan(makePan(to: 40, duration: 1, release: false))
    expectEqual(navigation.lifecycle(since: index), ["B.willDisappear", "A.willAppear"])
    navigation.touch(.cancelled, at: ScreenPoint(x: 40, y: 400))
    navigation.settle()
    expectEqual(navigation.story(since: index, [.didAppear]), ["B.didAppear"])
  }

  @Test func aPushDuringAQuestionsAnswerIsToldToItsEnd() {
    let policy = TestPolicy()
    policy.onPop = { controller, _ in
      controller.className == "B" ? .ask(Question("Leave?")) : .abstain
    }
    let navigation = makeNavigation(policy: policy)
    navigation.tapBack()
    let index = navigation.events.lastIndex
    navigation.push(navigation.make("C"), settle: false)
    navigation.answer(true)
    expectEqual(
      navigation.lifecycle(since: index),
      [
        "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear",
        "C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear",
      ])
  }
}
