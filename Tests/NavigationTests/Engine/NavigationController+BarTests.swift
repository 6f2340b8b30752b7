import Expectations
import NavhostNavigation
import Testing

/// contract.md, section 4; rules 54, 71, 73, 79 to 85, 178 to 182.
struct BarTests {
  private let long = String(repeating: "long ", count: 20)

  @Test func theRootShowsNoBackButton() {
    #expect(makeNavigation(["A"]).bar.back == nil)
  }

  @Test func theBackButtonCarriesThePreviousTitle() {
    let bar = makeNavigation(["Inbox", "Letter"]).bar
    expectEqual(bar.title, "Letter")
    expectEqual(bar.back?.title, "Inbox")
    #expect(bar.back?.isCustom == false)
  }

  @Test func backWhereThePreviousTitleIsMissingEmptyOrTooLong() {
    for title in [nil, "", long] {
      let navigation = makeNavigation()
      navigation.stack[0].title = title
      expectEqual(navigation.bar.back?.title, "Back")
    }
  }

  @Test func theArrowAloneWhereEvenBackIsTooLong() {
    expectEqual(makeNavigation(title: long).bar.back?.title, "")
    expectEqual(makeNavigation(width: 60).bar.back?.title, "")
  }

  @Test func showsPreviousTitleFalseIsTheArrowAlone() {
    let settings = makeSettings { $0.showsPreviousTitle = false }
    expectEqual(makeNavigation(settings: settings).bar.back?.title, "")
  }

  @Test func aHooksAnswerBeforeTheSettingBeforeTheDefault() {
    let policy = TestPolicy()
    var items: [BackItem] = []
    policy.title = { _, item in
      items.append(item)
      return nil
    }
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.backTitle = "Setting" })
    expectEqual(navigation.bar.back?.title, "Setting")
    expectEqual(items.last, BackItem(previousTitle: "A", defaultTitle: "Setting"))
    policy.title = { _, _ in "Hook" }
    navigation.invalidateBar()
    expectEqual(navigation.bar.back?.title, "Hook")
    policy.title = { _, _ in "" }
    navigation.invalidateBar()
    expectEqual(navigation.bar.back?.title, "")
  }

  @Test func hooksAreAskedOfTheControllerThatShowsTheButton() {
    let policy = TestPolicy()
    var asked: Set<String> = []
    policy.title = { controller, _ in
      asked.insert(controller.className)
      return nil
    }
    _ = makeNavigation(policy: policy).bar
    expectEqual(asked, ["B"])
  }

  @Test func aTitleOfAHookThatIsTooLongFallsBackToo() {
    let policy = TestPolicy()
    policy.title = { [long] _, _ in long }
    expectEqual(makeNavigation(policy: policy).bar.back?.title, "Back")
  }

  @Test func aFallbackSaysWhy() {
    let policy = TestPolicy()
    policy.title = { [long] _, _ in long }
    expectEqual(makeNavigation(policy: policy).bar.back?.fallback, "too long")
    expectEqual(makeNavigation(title: long).bar.back?.fallback, "too long")
    policy.title = { _, _ in "Fits" }
    #expect(makeNavigation(policy: policy).bar.back?.fallback == nil)
    #expect(makeNavigation(settings: makeSettings { $0.backTitle = "" }).bar.back?.fallback == nil)
  }

  @Test func aTitleIsLaidOutAnewWhenItChanges() {
    let navigation = makeNavigation()
    navigation.stack[0].title = "Start"
    expectEqual(navigation.bar.back?.title, "Start")
    navigation.stack[1].title = "End"
    expectEqual(navigation.bar.title, "End")
    expectEqual(navigation.events.since(0).last?.name, .barChanged)
  }

  @Test func barChangedOnlyWhereWhatIsShownChanged() {
    let navigation = makeNavigation()
    let index = navigation.events.lastIndex
    navigation.top?.title = "B"
    navigation.top?.settings.regions = [makeRegion()]
    navigation.stack[1].settings.backTitle = "A"
    navigation.invalidateBar()
    expectEqual(navigation.events.lastIndex, index)
  }

  @Test func titlesAreNeverAskedWhileAHookRuns() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var depth = 0
    policy.title = { _, _ in
      expectEqual(depth, 0)
      return nil
    }
    policy.told = { hook, controller in
      guard hook == "willDisappear" else { return }
      depth += 1
      controller.title = "changed"
      _ = navigation.bar
      depth -= 1
    }
    navigation.push(navigation.make("C"))
    expectEqual(navigation.bar.back?.title, "changed")
  }

  @Test func aHookThatChangesWhatItIsAskedForDoesNotRunForEver() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    var count = 0
    policy.title = { controller, _ in
      count += 1
      controller.title = "\(count)"
      return nil
    }
    navigation.invalidateBar()
    #expect(count > 0 && count < 10)
  }

  @Test func aCustomItemIsNotShortenedAndIsCustom() {
    let navigation = makeNavigation(
      settings: makeSettings {
        $0.customBackButton = true
        $0.backTitle = long
      })
    #expect(navigation.bar.back?.isCustom == true)
    expectEqual(navigation.bar.back?.title, long)
    #expect((navigation.bar.back?.frame.maxX ?? 999) <= 390)
  }

  @Test(arguments: [
    ("#ffffff", "#000000"), ("#000000", "#ffffff"), ("lime", "#ffffff"), ("yellow", "#000000"),
    ("#b8b8b8", "#ffffff"), ("#bababa", "#000000"), ("cyan", "#ffffff"),
  ])
  func autoColorGoesByLuminance(bar: String, expected: String) throws {
    let color = try #require(ColorValue(bar))
    let navigation = makeNavigation(settings: makeSettings { $0.barColor = .color(color) })
    expectEqual(navigation.bar.back?.color.hex, expected)
  }

  @Test func theLuminanceBoundItselfIsWhite() {
    let grey = 186.0 / 256.0
    expectEqual(ColorValue(red: grey, green: grey, blue: grey).contrast, .white)
    expectEqual(ColorValue(red: 0.73, green: 0.73, blue: 0.73).contrast, .black)
    expectEqual(ColorValue(red: 0.72, green: 0.72, blue: 0.72).contrast, .white)
  }

  @Test func aGradientCountsByItsFirstStopOneWithoutAsWhite() {
    let stops = [ColorValue.black, .white]
    let navigation = makeNavigation(settings: makeSettings { $0.barColor = .gradient(stops) })
    expectEqual(navigation.bar.color, .black)
    expectEqual(navigation.bar.colors, stops)
    expectEqual(navigation.bar.back?.color, .white)
    navigation.top?.settings.barColor = .gradient([])
    expectEqual(navigation.bar.back?.color, .black)
  }

  @Test func colorsGoHookThenSettingThenAuto() {
    let policy = TestPolicy()
    var styles: [BarStyle] = []
    let red = ColorValue(red: 1, green: 0, blue: 0)
    policy.color = { _, style in
      styles.append(style)
      return nil
    }
    let navigation = makeNavigation(
      policy: policy, settings: makeSettings { $0.backColor = .color(red) })
    expectEqual(navigation.bar.back?.color, red)
    expectEqual(styles.last?.contrastColor, .black)
    policy.color = { _, _ in .auto }
    navigation.invalidateBar()
    expectEqual(navigation.bar.back?.color, .black)
  }

  @Test func barHiddenIsAskedWhenTheControllerIsAboutToAppear() {
    let policy = TestPolicy()
    policy.hidden = { controller, _ in controller.className == "C" ? true : nil }
    let navigation = makeNavigation(policy: policy)
    navigation.push(navigation.make("C") { $0.barHidden = false })
    #expect(navigation.bar.hidden)
    #expect(navigation.bar.back == nil)
    navigation.pop()
    #expect(!navigation.bar.hidden)
  }

  @Test func whatTheControllerSetsInWillAppearComesAfterTheQuestion() {
    let policy = TestPolicy()
    let navigation = makeNavigation(policy: policy)
    policy.told = { hook, controller in
      if hook == "willAppear" { controller.settings.barHidden = true }
    }
    navigation.push(navigation.make("C"))
    #expect(navigation.bar.hidden)
    #expect(policy.calls.contains("willAppear C"))
  }

  @Test(arguments: [(false, true), (true, false), (true, true), (false, false)])
  func afterACancelTheBarIsWhatTheStayingTopDeclares(below: Bool, top: Bool) {
    for way in [11.0, 20, 60, 150] {
      let navigation = makeNavigation(gesture: .fullscreen)
      navigation.stack[0].settings.barHidden = below
      navigation.stack[1].settings.barHidden = top
      let before = navigation.bar
      for _ in 0..<3 {
        expectEqual(navigation.pan(makePan(from: 5, to: 5 + way, duration: 2))?.text, "cancelled")
        expectEqual(navigation.bar, before, "n cancels are as good as none")
      }
      #expect(navigation.count(.barChanged) <= 3)
    }
  }

  @Test func underTheFingerTheBarIsTheTopsAndItsColourFollowsTheProgress() {
    let navigation = makeNavigation(
      settings: makeSettings { $0.barColor = .color(.black) })
    navigation.pan(makePan(from: 0, to: 195, release: false))
    expectEqual(navigation.bar.title, "B")
    expectEqual(navigation.bar.color, ColorValue(red: 0.5, green: 0.5, blue: 0.5))
    expectEqual(navigation.touch(.cancelled, at: ScreenPoint(x: 195, y: 400))?.text, "cancelled")
    navigation.settle()
    expectEqual(navigation.bar.color, .black)
  }

  @Test func theEndStateDoesNotDependOnTheTiming() {
    let states = [0.01, 0.1, 0.5, 3].map { duration in
      let navigation = makeNavigation(settings: makeSettings { $0.backTitle = "x" })
      navigation.stack[0].settings.barHidden = true
      navigation.pan(makePan(to: 350, duration: duration))
      return navigation.bar
    }
    #expect(states.allSatisfy { $0 == states.first && $0.hidden })
  }
}
