import Expectations
import NavhostNavigation
import Testing

/// When a policy is asked about settings, and what it is shown of the bar.
@Suite struct NavigationControllerSettingsTests {
  @Test func aColourThatIsAnsweredIsShownToTheOthersAndAHiddenBarToTheColour() {
    let policy = TestPolicy()
    var seen: [String] = []
    func see(_ name: String, _ bar: BarStyle) {
      seen.append("\(name) \(bar.color.hex) \(bar.hidden)")
    }
    policy.fill = { _, bar in
      see("color", bar)
      return .gradient([.black, .white])
    }
    policy.hidden = { _, bar in
      see("hidden", bar)
      return bar.colors.count == 2
    }
    policy.flags["hidesBackButton"] = { _, bar in
      see("button", bar)
      return nil
    }
    policy.color = { _, bar in
      see("backColor", bar)
      return nil
    }
    let navigation = makeNavigation(policy: policy)
    expectEqual(
      seen,
      [
        "hidden #ffffff false", "color #ffffff false", "hidden #000000 false",
        "button #000000 true",
      ], "the colour is new to barHidden")
    seen = []
    navigation.invalidateBar()
    expectEqual(
      seen, ["hidden #000000 false", "color #ffffff true", "button #000000 true"],
      "what stands without the hook's own answer")
    #expect(navigation.bar.colors == [.black, .white] && navigation.bar.hidden)
  }

  @Test func eachIsAskedOnceForAPushAndBeforeWillAppear() {
    let policy = TestPolicy()
    var story: [String] = []
    policy.flags["hidesBackButton"] = { controller, _ in
      story.append("hidesBackButton \(controller.className)")
      return nil
    }
    policy.told = { hook, controller in
      if hook == "willAppear" { story.append("willAppear \(controller.className)") }
    }
    let navigation = makeNavigation(policy: policy)
    story = []
    navigation.push(navigation.make("C"))
    expectEqual(story, ["hidesBackButton C", "willAppear C"])
    story = []
    navigation.pop()
    expectEqual(story, ["hidesBackButton B", "willAppear B"])
  }

  @Test func aHookThatChangesWhatItDependsOnIsAskedAfresh() {
    let policy = TestPolicy()
    policy.flags["hidesBackButton"] = { controller, _ in
      if controller.title == "B" { controller.title = "named" }
      return controller.title == "named"
    }
    let navigation = makeNavigation(policy: policy)
    #expect(navigation.bar.back == nil && navigation.bar.title == "named")
    navigation.top?.title = "B"
    #expect(navigation.top?.title == "named" && navigation.bar.back == nil)
    navigation.top?.title = "other"
    #expect(navigation.bar.back != nil)
  }

  @Test func anAnswerThatChangesInWillAppearIsLaidOut() {
    let policy = TestPolicy()
    var hides = false
    policy.flags["customBackButton"] = { _, _ in hides }
    let navigation = makeNavigation(["A", "B"], policy: policy)
    #expect(navigation.bar.back?.isCustom == false)
    hides = true
    navigation.pan(makePan(to: 60))
    #expect(navigation.top?.className == "B" && navigation.bar.back?.isCustom == true)
  }
}
