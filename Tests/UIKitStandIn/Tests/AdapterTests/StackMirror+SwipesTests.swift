import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  @Suite("Swipes")
  @MainActor
  struct StackMirrorSwipesTests {
    @Test func aCancelledSwipeLeavesEverythingAsItWas() async throws {
      let app = try App(
        [
          """
          return {backTitle = function(c) return "To " .. c.previous.title end,
            barHidden = function(c) return c.class == "Form" end}
          """
        ], stack: [Home("Inbox"), Form("Letter"), Step("Step")])
      #expect(!app.navigation.isNavigationBarHidden)
      for _ in 0..<3 {
        await app.swipe(to: 60)
        #expect(app.stack == ["Home", "Form", "Step"] && app.model == app.stack)
        #expect(!app.navigation.isNavigationBarHidden)
        expectEqual(app.navigation.navigationBar.backTitle, "To Letter")
        #expect(app.navigation.model?.transition == nil)
      }
    }

    @Test func theCallbacksOfACancelledSwipeAreTheModels() async throws {
      let form = Form()
      let app = try App(stack: [Home(), form])
      form.callbacks = []
      let last = app.navigation.model?.events.lastIndex ?? 0
      await app.swipe(to: 60)
      expectEqual(form.callbacks, ["willDisappear", "willAppear", "didAppear"])
      let told = app.navigation.model?.events.since(last)
        .filter { $0.controller?.className == "Form" && "\($0.name.rawValue)".contains("ppear") }
      expectEqual(told?.map(\.name.rawValue), form.callbacks)
    }

    @Test func whetherItFinishesIsUIKitsToSay() async throws {
      let app = try App(
        ["return {gestureDidEnd = function(c, g) print(g.outcome) end}"],
        stack: [Home(), Form()])
      await app.swipe(to: 60)
      #expect(app.asks == ["cancelled"] && app.depth == 2)
      await app.swipe(to: 300)
      #expect(app.asks == ["cancelled", "popped"] && app.depth == 1)
    }

    @Test func aSwipeThatAnotherRecogniserTookIsGivenUp() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let recogniser = try #require(app.navigation.interactivePopGestureRecognizer)
      let pan = try #require(recogniser as? UIPanGestureRecognizer)
      #expect(UIPerson.wouldBegin(pan, on: app.navigation, from: 5, to: 330))
      #expect(app.navigation.model?.transition != nil)
      await app.tapBack()
      #expect(app.depth == 1 && app.model == app.stack)
      expectEqual(app.asks.last, "shouldPop Form backButton")
    }

    @Test func rightToLeftIsMirrored() async throws {
      let app = try App([recorder()], stack: [Home(), Form()], .init(direction: .rtl))
      app.navigation.view.effectiveUserInterfaceLayoutDirection = .rightToLeft
      await app.swipe(from: 385, to: 60)
      #expect(app.depth == 1 && app.asks.last == "shouldPop Form edgeGesture")
    }

    /// The model's width is that of the host; a rotated phone has another.
    @Test func aWideScreenIsMeasuredFromTheLeadingEdge() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      app.navigation.view.frame.size.width = 844
      await app.swipe(from: 5, to: 700)
      expectEqual(app.depth, 1)
    }

    @Test func maxInitialDistanceIsTheModels() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      app.navigation.topViewController?.navhost.settings.maxInitialDistance = 3
      await app.swipe(from: 10)
      #expect(app.depth == 2 && app.asks.isEmpty)
      await app.swipe(from: 2)
      expectEqual(app.depth, 1)
    }

    @Test func interactivePopDisabledKeepsTheTap() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      app.navigation.topViewController?.navhost.settings.interactivePopDisabled = true
      await app.swipe()
      #expect(app.depth == 2 && app.asks.isEmpty)
      await app.tapBack()
      expectEqual(app.depth, 1)
    }

    @Test(arguments: [(389, 1), (205, 2)] as [(CGFloat, Int)])
    func theFullScreenPanIsTheHostsOwn(_ end: CGFloat, _ depth: Int) async throws {
      let app = try App([recorder()], stack: [Home(), Form()], .init(gesture: .fullscreen))
      let delegate = PlainDelegate()
      app.navigation.delegate = delegate
      UIPerson.swipe(app.navigation, from: 180, to: end, duration: 2)
      await app.settle()
      expectEqual(app.asks.last, "shouldPop Form fullscreenGesture")
      #expect(app.depth == depth && app.model == app.stack)
      #expect(app.navigation.delegate === delegate)
    }
  }
}
