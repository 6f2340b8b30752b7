import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  @Suite("A deep link that asks")
  @MainActor
  struct DeepLinkTests {
    @Test func eachThatWouldLeaveIsAskedFromTheTopDown() async throws {
      let app = try App([recorder()], stack: [Home(), Form(), LetterEditor(), Step()])
      let kept = app.navigation.viewControllers[1]
      let link = [Home(), kept, Step()]
      expectEqual(app.navigation.requestViewControllers(link).kind, .popped)
      await app.settle()
      expectEqual(
        app.asks,
        [
          "shouldPop Step deepLink", "shouldPop LetterEditor deepLink", "shouldPop Home deepLink",
        ])
      expectEqual(app.navigation.viewControllers, link)
      #expect(app.stack == ["Home", "Form", "Step"] && app.model == app.stack)
    }

    @Test func aNoKeepsTheStack() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      expectEqual(app.navigation.requestViewControllers([Home(), Step()]).kind, .blocked)
      await app.settle()
      expectEqual(app.asks.count, 1)
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack)
    }

    @Test(arguments: [false, true])
    func theStackIsReplacedAfterAYes(_ accepted: Bool) async throws {
      let app = try App([asker], stack: [Home(), Form()])
      expectEqual(app.navigation.requestViewControllers([Home(), Step(), Step()]).kind, .deferred)
      await app.settle()
      #expect(app.alert != nil && app.stack == ["Home", "Form"])
      // Another way out in between changes nothing of it.
      UIPerson.scrub(app.navigation)
      await app.settle()
      await app.answer(accepted)
      expectEqual(app.stack, accepted ? ["Home", "Step", "Step"] : ["Home", "Form"])
      #expect(app.model == app.stack && app.alert == nil)
    }

    @Test func nobodyIsKeptOnceItIsDecided() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      let alive = Screen.alive
      app.navigation.requestViewControllers([Home(), Step()])
      await app.settle()
      await app.answer(false)
      expectEqual(Screen.alive, alive)
      app.navigation.requestViewControllers([Home(), Step()])
      await app.settle()
      _ = app.navigation.popViewController(animated: true)
      await app.settle()
      #expect(Screen.alive == alive - 1 && app.stack == ["Home"] && app.alert == nil)
    }

    @Test func theProgramsOwnAsksNobodyAndAHostThatIsOffNeither() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      app.navigation.setViewControllers([Home(), Step()], animated: true)
      await app.settle()
      #expect(app.asks.isEmpty && app.stack == ["Home", "Step"] && app.model == app.stack)
      app.host.isEnabled = false
      expectEqual(app.navigation.requestViewControllers([Home(), Form()]).kind, .popped)
      await app.settle()
      #expect(app.asks.isEmpty && app.stack == ["Home", "Form"])
    }

    @Test func whereNobodyLeavesItIsDoneAndNobodyAsked() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      let link = app.navigation.viewControllers + [Step()]
      expectEqual(app.navigation.requestViewControllers(link).kind, .popped)
      await app.settle()
      #expect(app.asks.isEmpty && app.stack == ["Home", "Form", "Step"])
      expectEqual(app.model, app.stack)
      expectEqual(app.navigation.requestViewControllers([]).kind, .ignored)
      expectEqual(app.depth, 3)
    }
  }
}
