import Expectations
import NavhostNavigation
import NavhostPluginHost
import Testing
import UIKit

@testable import NavigationUIKit

extension AdapterTests {
  /// Without policies to ask, the requests of an app do what UIKit's own calls do.
  @Suite("Requests without policies to ask")
  @MainActor
  struct KillSwitchTests {
    /// The reason that no policy is asked.
    enum Reason: CaseIterable, Sendable { case disabledHost, detachedGuard, guardWithoutAPlace }

    private let denies = "return {name = 'denies', shouldPop = function() return false end}"

    /// A stack of three screens with a guard that asks no policy.
    private func make(
      _ reason: Reason, _ app: App
    ) async throws -> (navigation: UINavigationController, stackGuard: NavigationGuard) {
      let host = reason == .guardWithoutAPlace ? app.host : NavigationHost()
      let navigation = UINavigationController(rootViewController: Home())
      let stackGuard = NavigationGuard(attachingTo: navigation, host: host)
      navigation.show()
      for _ in 0..<2 { navigation.pushViewController(Form(), animated: true) }
      await rest()
      switch reason {
      case .disabledHost: host.isEnabled = false
      case .detachedGuard: stackGuard.detach()
      case .guardWithoutAPlace: #expect(stackGuard.model == nil)
      }
      return (navigation, stackGuard)
    }

    @Test(arguments: Reason.allCases) func aGuardPops(_ reason: Reason) async throws {
      let app = try App([denies])
      defer { withExtendedLifetime(app) {} }
      let (navigation, stackGuard) = try await make(reason, app)
      expectEqual(stackGuard.requestPop().kind, .popped)
      await rest()
      expectEqual(navigation.viewControllers.count, 2)
      expectEqual(stackGuard.tapCustomBackItem().kind, .popped)
      await rest()
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(stackGuard.requestPop().reason, "root")
      expectEqual(stackGuard.requestDismiss().kind, .ignored)
    }

    @Test(arguments: Reason.allCases) func aGuardPopsSeveral(_ reason: Reason) async throws {
      let app = try App([denies])
      defer { withExtendedLifetime(app) {} }
      let (navigation, stackGuard) = try await make(reason, app)
      expectEqual(stackGuard.requestPop(count: 7).kind, .popped)
      await rest()
      expectEqual(navigation.viewControllers.count, 1)
    }

    @Test(arguments: Installation.allCases, [true, false])
    func aSheetIsDismissed(_ installation: Installation, _ isDetached: Bool) async throws {
      let app = try App([denies])
      let sheet =
        installation == .controller
        ? PolicyNavigationController(host: app.host, rootViewController: Form())
        : UINavigationController(rootViewController: Form())
      let policy = sheet as? PolicyNavigationController
      let stackGuard =
        policy == nil ? NavigationGuard(attachingTo: sheet, host: app.host) : nil
      app.navigation.present(sheet, animated: true)
      await rest()
      expectEqual((policy?.requestDismiss() ?? stackGuard?.requestDismiss())?.kind, .blocked)
      if isDetached {
        policy?.detach()
        stackGuard?.detach()
      } else {
        app.host.isEnabled = false
      }
      expectEqual((policy?.requestDismiss() ?? stackGuard?.requestDismiss())?.kind, .dismissed)
      await rest()
      #expect(app.navigation.presentedViewController == nil)
    }

    /// `navhostRequestPop` and `navhostRequestDismiss` of Objective-C call these.
    @Test(arguments: Installation.allCases, [true, false])
    func aScreenPopsAndDismisses(_ installation: Installation, _ isDetached: Bool) async throws {
      let app = try ModalApp(installation, denies)
      expectEqual(app.screen.askStackToPop().kind, .blocked)
      expectEqual(app.screen.askStackToDismiss().kind, .blocked)
      if isDetached { app.detach() } else { app.host.isEnabled = false }
      expectEqual(app.screen.askStackToPop().kind, .popped)
      await rest()
      let root = try #require(app.sheet.topViewController)
      expectEqual(app.sheet.viewControllers.count, 1)
      expectEqual(root.askStackToPop().reason, "root")
      expectEqual(root.askStackToDismiss().kind, .dismissed)
      await rest()
      #expect(!app.isPresented)
      expectEqual(root.askStackToDismiss().kind, .ignored)
      expectEqual(Form().askStackToPop().kind, .ignored)
    }
  }
}
