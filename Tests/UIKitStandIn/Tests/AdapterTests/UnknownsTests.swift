import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a phone may do in more than one way, each way by itself; every other test runs under
  /// combinations of them (scripts/dev/unknowns.sh).
  @Suite("What nobody knows of UIKit")
  @MainActor
  struct UnknownsTests {
    private func with(_ letters: String) { UIUnknowns.current = UIUnknowns(letters) }

    @Test(arguments: ["", "a", "c", "ac"])
    func theBarIsToldYesAboutAPopThatRuns(_ unknowns: String) async throws {
      let app = try App([recorder()], stack: [Home(), Form(), Form(), Form()])
      with(unknowns)
      _ = app.navigation.popViewController(animated: true)
      await app.settle()
      await app.swipe()
      #expect(app.depth == 2 && app.model == app.stack)
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form edgeGesture"])
    }

    @Test(arguments: ["b", "bc"])
    func anOldStackIsNotTakenOver(_ unknowns: String) async throws {
      let app = try App([recorder()], stack: [Home(), Form(), Form()])
      with(unknowns)
      let step = app.navigation.viewControllers[1]
      _ = app.navigation.popToRootViewController(animated: true)
      app.navigation.pushViewController(step, animated: true)
      await app.settle()
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack)
      _ = app.navigation.popToRootViewController(animated: true)
      expectEqual(app.model, ["Home"])
      await app.settle()
      #expect(app.stack == ["Home"] && app.model == app.stack && app.reports.isEmpty)
    }

    @Test(arguments: [(330, 1), (60, 2)] as [(CGFloat, Int)])
    func aSwipeThatBeginsAtALayoutIsFollowed(_ end: CGFloat, _ depth: Int) async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      with("c")
      await app.swipe(to: end)
      #expect(app.depth == depth && app.model == app.stack)
      #expect(app.navigation.model?.transition == nil)
    }

    @Test(arguments: [(389, 1), (205, 2)] as [(CGFloat, Int)])
    func theFullScreenPanAnimatesAtALayout(_ end: CGFloat, _ depth: Int) async throws {
      let app = try App([recorder()], stack: [Home(), Form()], .init(gesture: .fullscreen))
      let delegate = PlainDelegate()
      app.navigation.delegate = delegate
      with("c")
      UIPerson.swipe(app.navigation, from: 180, to: end, duration: 2)
      await app.settle()
      #expect(app.depth == depth && app.model == app.stack)
      #expect(app.navigation.delegate === delegate)
    }

    /// The finger is up, and down again, before UIKit has laid out.
    @Test(arguments: [false, true])
    func theFullScreenPanLeavesTheDelegateThatWasThere(_ isTwice: Bool) async throws {
      let app = try App([recorder()], stack: [Home(), Form()], .init(gesture: .fullscreen))
      let delegate = PlainDelegate()
      app.navigation.delegate = delegate
      with("c")
      let pan = try #require(UIPerson.begin(app.navigation, from: 180, to: 389, duration: 2))
      UIPerson.lift(pan, at: CGPoint(x: 389, y: 400))
      if isTwice { UIPerson.begin(pan, on: app.navigation, from: 180, to: 389) }
      await app.settle()
      #expect(app.navigation.delegate === delegate)
      #expect(app.navigation.transitionCoordinator == nil)
      #expect(app.navigation.model?.transition == nil)
      #expect(app.depth == 1 && app.model == app.stack)
    }

    @Test func theFullScreenPanWaitsForWhatRuns() async throws {
      let app = try App([recorder()], stack: [Home(), Form()], .init(gesture: .fullscreen))
      app.navigation.pushViewController(Form(), animated: true)
      UIClock.shared.advance(by: 0.1)
      app.navigation.model?.settle()
      #expect(!UIPerson.swipe(app.navigation, from: 180, to: 389, duration: 2))
      await app.settle()
      #expect(app.depth == 3 && app.model == app.stack)
      #expect(app.asks.isEmpty)
    }

    @Test(arguments: [false, true])
    func aTouchThatUIKitRefusesReachesThePlugins(_ lifts: Bool) async throws {
      let plugin = "return {gestureShouldBegin = function() return \(lifts ? "true" : "nil") end}"
      let app = try App([plugin], stack: [Home(), Form()])
      with("d")
      app.navigation.setNavigationBarHidden(true, animated: false)
      await app.swipe()
      #expect(app.depth == (lifts ? 1 : 2) && app.model == app.stack)
    }

    @Test func noAlertWithoutADrag() async throws {
      let app = try App(["draft_guard", recorder()])
      let sheet = PolicyNavigationController(host: app.host, rootViewController: Form())
      with("e")
      app.navigation.present(sheet, animated: true)
      sheet.topViewController?.navhost.props["draft"] = true
      UIPerson.askAboutSheet(sheet)
      await app.settle()
      #expect(app.alert == nil && app.asks.isEmpty && sheet.model?.question == nil)
      UIPerson.touch(sheet)
      UIPerson.askAboutSheet(sheet)
      await app.settle()
      #expect(app.alert == nil)
      sheet.pushViewController(Form(), animated: true)
      await app.settle()
      #expect(sheet.model?.question == nil && sheet.model?.depth == 2)
      UIPerson.pullDown(sheet)
      await app.settle()
      #expect(app.navigation.presentedViewController === sheet && app.alert != nil)
      await app.answer(true)
      #expect(app.navigation.presentedViewController == nil)
    }

    /// A pointer drags it, or a key asks: no touch is heard.
    @Test func anAttemptWithoutAFingerIsAsked() async throws {
      let app = try App([recorder()])
      let sheet = PolicyNavigationController(host: app.host, rootViewController: Form())
      app.navigation.present(sheet, animated: true)
      let presentation = try #require(sheet.presentationController)
      #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      await app.settle()
      expectEqual(app.asks, ["shouldPop Form sheetSwipe"])
      #expect(
        app.navigation.presentedViewController == nil && app.navigation.model?.presented == nil)
    }

    @Test func aSwipeInterruptsWhatRuns() async throws {
      UINavigationController.systemVersion = 26
      defer { UINavigationController.systemVersion = 17 }
      let app = try App([recorder()], stack: [Home(), Form()], .init(profile: .ios26))
      with("j")
      app.navigation.pushViewController(Form(), animated: true)
      UIClock.shared.advance(by: 0.1)
      UIPerson.swipe(app.navigation, from: 5, to: 330)
      await app.settle()
      #expect(app.depth == 2 && app.model == app.stack)
    }

    /// Since iOS 26 UIKit swipes anywhere by itself: a full screen's swipe is UIKit's, and policies hear of it
    /// as before.
    @Test(arguments: [5, 180] as [CGFloat], ["nil", "false"])
    func aFullScreenSwipeIsUIKitsOnIOS26(_ start: CGFloat, _ answer: String) async throws {
      UINavigationController.systemVersion = 26
      defer { UINavigationController.systemVersion = 17 }
      let app = try App(
        [recorder(answer)], stack: [Home(), Form()], .init(gesture: .fullscreen, profile: .ios26))
      let delegate = PlainDelegate()
      app.navigation.delegate = delegate
      let pans = app.navigation.view.gestureRecognizers?.filter { $0 is UIPanGestureRecognizer }
      expectEqual(pans?.count, 2, "the edge's and the content's")
      UIPerson.swipe(app.navigation, from: start, to: 389)
      await app.settle()
      expectEqual(
        app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form fullscreenGesture"])
      #expect(app.depth == (answer == "nil" ? 1 : 2) && app.model == app.stack)
      #expect(app.navigation.model?.transition == nil && app.navigation.delegate === delegate)
    }

    // MARK: Scroll views

    @Test func theEdgeComesBeforeWhatScrolls() throws {
      UINavigationController.systemVersion = 26
      defer { UINavigationController.systemVersion = 17 }
      let app = try App([recorder()], stack: [Home(), Form()], .init(profile: .ios26))
      let edge = try #require(app.navigation.interactivePopGestureRecognizer)
      let content = try #require(app.navigation.interactiveContentPopGestureRecognizer)
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 2_000, height: 800)
      let pan = scroll.panGestureRecognizer
      let (first, second) = (edge.delegate, content.delegate)
      #expect(first?.gestureRecognizer(edge, shouldBeRequiredToFailBy: pan) == true)
      #expect(first?.gestureRecognizer(edge, shouldBeRequiredToFailBy: content) == true)
      #expect(second?.gestureRecognizer(content, shouldRequireFailureOf: edge) == true)
      #expect(second?.gestureRecognizer(content, shouldRequireFailureOf: pan) == false)
      scroll.contentOffset.x = 40
      #expect(second?.gestureRecognizer(content, shouldRequireFailureOf: pan) == true)
      #expect(first?.gestureRecognizer(edge, shouldRequireFailureOf: pan) == false)
      app.host.isEnabled = false
      #expect(second?.gestureRecognizer(content, shouldRequireFailureOf: pan) == false)
    }

    // MARK: Coming and going

    @Test func attachingAgainLeavesNothingBehind() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let navigation = app.navigation
      let edge = try #require(navigation.interactivePopGestureRecognizer)
      let count = navigation.view.gestureRecognizers?.count
      for _ in 0..<3 { navigation.attach(to: app.host) }
      expectEqual(navigation.view.gestureRecognizers?.count, count)
      let ours = edge.delegate
      navigation.detach()
      #expect(edge.delegate != nil && edge.delegate !== ours && navigation.model == nil)
      #expect(navigation.navigationBar.gestureRecognizers?.isEmpty == true)
      expectEqual(navigation.view.gestureRecognizers?.count, 1)
      await app.tapBack()
      #expect(app.depth == 1 && app.asks.isEmpty)
      navigation.attach(to: app.host)
      #expect(navigation.view.gestureRecognizers?.count == count && app.model == app.stack)
      app.push(Form())
      await app.tapBack()
      #expect(app.asks == ["shouldPop Form backButton"] && app.reports.isEmpty)
    }

    @Test func aSheetThatIsPresentedAgainIsWhole() async throws {
      let app = try App([recorder()])
      let sheet = PolicyNavigationController(host: app.host, rootViewController: Form())
      var counts: [Int?] = []
      for _ in 0..<3 {
        app.navigation.present(sheet, animated: true)
        counts.append(sheet.view.gestureRecognizers?.count)
        let recognizers = sheet.view.gestureRecognizers ?? []
        #expect(!recognizers.isEmpty && recognizers.allSatisfy { $0.delegate != nil })
        UIPerson.pullDown(sheet)
        await app.settle()
        #expect(sheet.interactivePopGestureRecognizer?.delegate != nil)
      }
      expectEqual(Set(counts).count, 1)
      expectEqual(app.asks.filter { $0.contains("sheetSwipe") }.count, 3)
    }

    @Test func whatFindsNoPlaceIsTold() async throws {
      let app = try App([recorder()])
      let other = PolicyNavigationController(host: app.host, rootViewController: Form())
      other.show()
      other.viewDidAppear(false)
      expectEqual(app.reports.filter { $0.contains("is not under the plugins") }.count, 1)
    }
  }
}
