import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// A delegate that an app or another library puts in the way.
@MainActor
final class ForeignDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var asked = 0
  var together = 0

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return begins
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    together += 1
    return true
  }
}

final class PlainDelegate: NSObject, UINavigationControllerDelegate {}

extension AdapterTests {
  @Suite("Traps that other adapters fell into")
  @MainActor
  struct TrapsTests {
    /// Rule 18 and the mapping of an older page: a pop by code is no tap, and nobody is asked twice.
    @Test func theBarsQuestionAboutADecidedPopAsksNobody() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form(), Form()])
      let before = app.navigation.barAsks
      _ = app.navigation.popViewController(animated: true)
      await app.settle()
      expectEqual(app.navigation.barAsks, before + 1)
      #expect(app.asks.isEmpty && app.depth == 2)
    }

    @Test func yesPopsOneScreenAndNotTwo() async throws {
      for exit in Exit.allCases where exit != .customBackButton {
        let app = try App([asker], stack: [Home(), Step(), Step(), Form()])
        await exit.leave(app)
        await app.answer(true)
        await app.settle()
        expectEqual(app.stack, ["Home", "Step", "Step"], "\(exit)")
        expectEqual(app.model, app.stack, "\(exit)")
      }
    }

    @Test func twoQuickTapsPopOnce() async throws {
      let app = try App([recorder()], stack: [Home(), Form(), Form()])
      UIPerson.tapBack(app.navigation)
      UIPerson.tapBack(app.navigation)
      await app.settle()
      #expect(app.depth == 2 && app.asks.count == 1)
    }

    @Test func aPushBetweenATapAndItsPopIsNotLost() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      UIPerson.tapBack(app.navigation)
      app.navigation.pushViewController(Step(), animated: true)
      await app.settle()
      #expect(app.stack == ["Home", "Step"] && app.model == app.stack)
    }

    /// XCoordinator #183: a delegate that is not of the adapter's own class is no reason to stop.
    @Test func aForeignRecogniserDelegateIsKeptAndAsked() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      let foreign = ForeignDelegate()
      app.navigation.interactivePopGestureRecognizer?.delegate = foreign
      await app.swipe()
      #expect(app.asks.contains("shouldPop Form edgeGesture"))
      #expect(foreign.asked == 1 && app.depth == 2)
      #expect(app.reports.contains { $0.contains("was replaced") })
      let recogniser = try #require(app.navigation.interactivePopGestureRecognizer)
      let other = UIGestureRecognizer(target: nil, action: nil)
      #expect(
        recogniser.delegate?.gestureRecognizer(recogniser, shouldRecognizeSimultaneouslyWith: other)
          == true)
      expectEqual(foreign.together, 1)
    }

    @Test func aForeignDelegatesNoIsHeardBeforeAnybodyIsAsked() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let foreign = ForeignDelegate()
      foreign.begins = false
      app.navigation.interactivePopGestureRecognizer?.delegate = foreign
      await app.swipe()
      #expect(app.asks.isEmpty && app.depth == 2)
    }

    /// Set between the touch and the swipe: the pop that UIKit begins is stopped.
    @Test func aDelegateThatIsReplacedUnderTheFingerSwitchesNothingOff() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      let recogniser = try #require(app.navigation.interactivePopGestureRecognizer)
      let foreign = ForeignDelegate()
      let pan = try #require(recogniser as? UIPanGestureRecognizer)
      recogniser.delegate = foreign
      UIPerson.begin(pan, on: app.navigation, from: 5, to: 330)
      await app.settle()
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form edgeGesture"])
      #expect(app.depth == 2 && app.model == app.stack)
    }

    /// charcoal-ios #269: setting the navigation controller's delegate disabled the swipe.
    @Test func aNavigationDelegateLeavesTheSwipeAlone() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let delegate = PlainDelegate()
      app.navigation.delegate = delegate
      await app.swipe()
      expectEqual(app.depth, 1)
      #expect(app.navigation.delegate === delegate)
    }

    /// WordPress-iOS #6639: a nil delegate lets a swipe begin at the root, which freezes.
    @Test func aNilDelegateAtTheRootFreezesNothing() async throws {
      let app = try App([recorder()])
      app.navigation.interactivePopGestureRecognizer?.delegate = nil
      await app.swipe()
      #expect(!app.navigation.isFrozen && app.asks.isEmpty)
      app.push(Form())
      expectEqual(app.depth, 2)
      app.navigation.interactivePopGestureRecognizer?.delegate = nil
      await app.swipe()
      #expect(app.depth == 1 && app.asks.contains("shouldPop Form edgeGesture"))
    }

    /// The trap is one: without the adapter the stand-in does freeze.
    @Test func withoutTheAdapterItDoes() async throws {
      let plain = UINavigationController(rootViewController: Home())
      plain.show()
      plain.interactivePopGestureRecognizer?.delegate = nil
      UIPerson.swipe(plain, from: 5, to: 330)
      #expect(plain.isFrozen)
    }

    /// navigation #888: iOS 26's content recogniser walked around the policy.
    @Test(arguments: ["nil", "false"])
    func theContentRecogniserAsksAsWell(_ answer: String) async throws {
      UINavigationController.systemVersion = 26
      defer { UINavigationController.systemVersion = 17 }
      let app = try App(
        [recorder(answer)], stack: [Home(), Form()], .init(profile: .ios26))
      await app.swipe(from: 200, to: 389)
      expectEqual(app.asks.last, "shouldPop Form contentGesture")
      #expect(app.depth == (answer == "nil" ? 1 : 2) && app.model == app.stack)
    }

    /// Hidden bars: UIKit's delegate refuses the swipe, a policy may lift that.
    @Test(arguments: [false, true])
    func aHiddenBarRefusesTheSwipeUnlessAPolicyLiftsIt(_ lifts: Bool) async throws {
      let plugin = "return {gestureShouldBegin = function() return \(lifts ? "true" : "nil") end}"
      let app = try App([plugin], stack: [Home(), Form()])
      app.navigation.setNavigationBarHidden(true, animated: false)
      await app.swipe()
      expectEqual(app.depth, lifts ? 1 : 2)
      expectEqual(app.model, app.stack)
    }

    @Test func aCustomItemRefusesTheSwipeUnlessAPolicyLiftsIt() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      Exit.customBackButton.prepare(app)
      await app.swipe()
      expectEqual(app.depth, 2)
      expectEqual(app.asks, ["gestureShouldBegin Form edge"])
      expectEqual(app.navigation.model?.explanation?.reason, "custom back button")
    }

    @Test func aSwipeInATransitionIsRefused() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      app.navigation.pushViewController(Form(), animated: true)
      #expect(!UIPerson.swipe(app.navigation, from: 5, to: 330))
      await app.settle()
      #expect(app.depth == 3 && app.asks.isEmpty)
    }

    @Test func aPushIntoATransitionIsNotLost() async throws {
      let app = try App()
      app.navigation.pushViewController(Form(), animated: true)
      app.navigation.pushViewController(Step(), animated: true)
      await app.settle()
      #expect(app.stack == ["Home", "Form", "Step"] && app.model == app.stack)
    }

    @Test func aStackThatWasReplacedIsTakenOverAndNobodyAsked() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form(), Form()])
      app.navigation.viewControllers = [Home(), Step()]
      await app.settle()
      #expect(app.model == ["Home", "Step"] && app.asks.isEmpty)
    }

    /// The model is busy while a hook runs; UIKit does as the program says, and the model catches up.
    @Test(arguments: ["nil", "false"])
    func aPopInsideAHookIsNotLost(_ answer: String) async throws {
      let app = try App([recorder(answer)], stack: [Home(), Step(), Form()])
      var isDone = false
      app.host.onLog = { _ in
        MainActor.assumeIsolated {
          if !isDone { _ = app.navigation.popViewController(animated: false) }
          isDone = true
        }
      }
      app.navigation.requestPop()
      await app.settle()
      #expect(isDone && app.stack == ["Home", "Step"] && app.model == app.stack)
    }

    /// What would have been asked about the program's own pop is told that it was not.
    @Test(arguments: [("sources = { 'programmatic' },", true), ("", false)])
    func aPopThatNobodyIsAskedAboutIsReported(_ sources: String, _ isAsked: Bool) async throws {
      let app = try App(
        [recorder(), "return { name = 'watch', \(sources) shouldPop = function() end }"],
        stack: [Home(), Step(), Form()])
      var isDone = false
      app.host.onLog = { _ in
        MainActor.assumeIsolated {
          if !isDone { _ = app.navigation.popViewController(animated: false) }
          isDone = true
        }
      }
      app.navigation.requestPop()
      await app.settle()
      let reports = app.reports.filter { $0.contains("went on without asking watch") }
      #expect(isDone && reports.count == (isAsked ? 1 : 0), "\(app.reports)")
    }

    @Test func theSameScreenIsNotPushedTwice() async throws {
      let app = try App()
      let form = Form()
      app.push(form)
      app.push(form)
      #expect(app.depth == 2 && app.reports.contains { $0.contains("on the stack already") })
    }
  }
}
