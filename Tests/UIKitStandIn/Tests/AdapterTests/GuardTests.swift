import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What `each_exit` proves of the plugins that are shipped, over the adapter.
  @Suite("draft_guard and checkout_guard hold by every way out")
  @MainActor
  struct GuardTests {
    /// The questions about leaving that the recorder was asked.
    private func sources(_ stage: Stage) -> [String] {
      stage.app.asks.filter { $0.hasPrefix("shouldPop") }
    }

    @Test(arguments: WayOut.allCases)
    func eachWayIsAskedOnceByItsName(_ way: WayOut) async throws {
      defer { UINavigationController.systemVersion = 17 }
      let stage = try Stage(way, [recorder()])
      await stage.leave()
      expectEqual(sources(stage), ["shouldPop LetterEditor \(way)"])
      #expect(stage.isLeft)
    }

    @Test(arguments: WayOut.allCases)
    func aDraftIsAskedAboutAndYesLeaves(_ way: WayOut) async throws {
      defer { UINavigationController.systemVersion = 17 }
      let stage = try Stage(way, ["draft_guard", "checkout_guard", recorder()])
      stage.letter.navhost.props["draft"] = "your letter"
      await stage.leave()
      #expect(stage.isThere)
      expectEqual(stage.alert?.message, "Discard your letter?")
      expectEqual(stage.alert?.actions.map(\.title), ["Discard", "Keep editing"])
      expectEqual(stage.alert?.actions.map(\.style), [.destructive, .cancel])
      await stage.answer(true)
      #expect(stage.isLeft && stage.alert == nil)
      expectEqual(sources(stage).count, 1)
    }

    @Test(arguments: WayOut.allCases)
    func aDraftIsKeptWhereTheAnswerIsNo(_ way: WayOut) async throws {
      defer { UINavigationController.systemVersion = 17 }
      let stage = try Stage(way, ["draft_guard", "checkout_guard"])
      stage.letter.navhost.props["draft"] = true
      await stage.leave()
      await stage.answer(false)
      #expect(stage.isThere && stage.alert == nil)
      expectEqual(stage.app.host.navigation.explanation?.reason, "the draft is kept")
      await stage.leave()
      #expect(stage.alert != nil && stage.isThere)
    }

    @Test(arguments: WayOut.allCases)
    func aPaymentInFlightHoldsTheScreen(_ way: WayOut) async throws {
      defer { UINavigationController.systemVersion = 17 }
      let stage = try Stage(way, ["draft_guard", "checkout_guard"])
      stage.letter.navhost.props["paying"] = true
      stage.letter.navhost.props["draft"] = "the order"
      await stage.leave()
      #expect(stage.isThere && stage.alert == nil)
      expectEqual(stage.app.host.navigation.explanation?.outcome, "blocked")
      expectEqual(stage.app.host.navigation.explanation?.reason, "the payment is in flight")
      stage.letter.navhost.props["paying"] = nil
      stage.letter.navhost.props["draft"] = nil
      await stage.leave()
      #expect(stage.isLeft)
    }
  }
}
