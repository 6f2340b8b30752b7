import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// A class that was renamed has lost its guard: the app hears of it when the person goes away.
  @Suite("Patterns that no screen has matched are told")
  @MainActor
  struct UnmatchedWatchTests {
    private let lost = #"return {name = "lost", controllers = {"LetterEdtor", "Form"}}"#

    private func told(_ app: App) -> [String] {
      app.reports.filter { $0.contains("'LetterEdtor' of lost") }
    }

    @Test func onceWhenTheSceneGoesToTheBackground() async throws {
      let app = try App([lost], stack: [Home(), Form()])
      let scene = UIWindowScene()
      #expect(app.reports.isEmpty)
      scene.goToBackground()
      #expect(told(app).count == 1 && !told(app)[0].contains("'Form'"), "\(app.reports)")
      scene.goToBackground()
      expectEqual(app.reports.count, 1)
    }

    @Test func whatIsUnmatchedLaterIsToldThen() async throws {
      let app = try App([recorder()])
      UIWindowScene().goToBackground()
      #expect(app.reports.isEmpty)
      try app.load(lost)
      UIWindowScene().goToBackground()
      expectEqual(told(app).count, 1)
    }

    @Test func anotherScenesBackgroundIsNone() async throws {
      let app = try App([lost])
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.rootViewController = app.navigation
      window.addSubview(app.navigation.view)
      UIWindowScene().goToBackground()
      #expect(app.reports.isEmpty)
      scene.goToBackground()
      expectEqual(told(app).count, 1)
    }

    @Test func aHostThatHasGoneTellsNothing() async throws {
      var reports = 0
      do {
        let app = try App([lost])
        app.host.onReport = { _ in reports += 1 }
      }
      UIWindowScene().goToBackground()
      expectEqual(reports, 0)
    }

    /// The Close of a root inside another screen calls the one around it.
    @Test func aRequestAtARootInsideIsTold() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let inner = PolicyNavigationController(host: app.host, rootViewController: Step())
      app.navigation.viewControllers[1].addChild(inner)
      inner.show()
      expectEqual(inner.model?.container?.className, "Form")
      expectEqual(inner.requestPop(), Outcome(.ignored, refusal: .root))
      #expect(
        app.reports.count == 1 && app.reports[0].contains("inside Form: call requestPop"),
        "\(app.reports)")
      expectEqual(app.navigation.requestPop().kind, .popped)
      expectEqual(app.asks.prefix(2), ["shouldPop Step request", "shouldPop Form request"])
    }

    /// A generic class is matched without its arguments.
    @Test func aGenericClassHasItsNameAlone() async throws {
      let app = try App(
        [
          #"return {name = "list", controllers = "List", shouldPop = function() return false, "held" end}"#
        ],
        stack: [Home(), List<Int>("Numbers")])
      expectEqual(app.model, ["Home", "List"])
      await app.tapBack()
      expectEqual(app.depth, 2)
      #expect(app.host.unmatchedPatterns.isEmpty)
      UIWindowScene().goToBackground()
      #expect(app.reports.isEmpty)
    }
  }
}

/// A generic screen.
final class List<Row>: Screen {}
