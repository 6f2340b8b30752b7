import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// The app sets its own delegates when it likes: the policies are still asked, and the delegates called.
  @Suite("Delegates that the app sets later")
  @MainActor
  struct LateDelegateTests {
    private let denies = """
      return {
        shouldPop = function(c, pop) print("shouldPop " .. pop.source) return false end,
        shouldSelect = function(c, tab) print("shouldSelect " .. tab.index) return false end,
      }
      """

    @Test(arguments: Installation.allCases)
    func theDelegateOfASheet(_ installation: Installation) async throws {
      let app = try ModalApp(installation, denies)
      await rest()
      let delegate = SheetDelegate()
      app.sheet.presentationController?.delegate = delegate
      await rest()
      UIPerson.pullDown(app.sheet)
      await rest()
      #expect(app.isPresented && app.asks.contains("shouldPop sheetSwipe"))
      expectEqual(delegate.told, ["attempt"])
    }

    @Test(arguments: [false, true])
    func theDelegateOfATabBar(_ isAskedByTab: Bool) async throws {
      let tabbed = try TabbedApp([denies])
      UIUnknowns.current.tabsAreAskedByTab = isAskedByTab
      let delegate = TabDelegate()
      tabbed.tabs.delegate = delegate
      await rest()
      UIPerson.tapTab(tabbed.tabs, 1)
      await rest()
      expectEqual(tabbed.app.asks, ["shouldSelect 2"])
      expectEqual(tabbed.tabs.selectedIndex, 0)
      tabbed.app.host.isEnabled = false
      UIPerson.tapTab(tabbed.tabs, 1)
      await rest()
      expectEqual(tabbed.tabs.selectedIndex, 1)
      expectEqual(delegate.selected, 1)
    }

    /// The moment at which the app sets the delegate.
    enum Moment: CaseIterable, Sendable {
      case beforeTheGuard, afterTheGuard, inALaterTurn, afterItIsShown, never
    }

    /// How the navigation controller comes to the screen.
    enum Place: CaseIterable, Sendable { case window, sheet, tab }

    @Test(arguments: Moment.allCases, Place.allCases)
    func theDelegateOfAGuardedNavigationController(_ moment: Moment, _ place: Place) async throws {
      let app = try App([denies], stack: [Home(), Home()])
      let delegate = ChainingDelegate()
      let navigation = UINavigationController(rootViewController: Home())
      func set(_ now: Moment) { if now == moment { navigation.delegate = delegate } }
      set(.beforeTheGuard)
      if place == .window { app.navigation.detach() }
      let stackGuard = NavigationGuard(attachingTo: navigation, host: app.host)
      set(.afterTheGuard)
      if moment == .inALaterTurn { await rest() }
      set(.inALaterTurn)
      await show(navigation, place, app)
      set(.afterItIsShown)
      for _ in 0..<2 {
        navigation.pushViewController(Form(), animated: true)
        await rest()
        UIPerson.swipe(navigation, from: 5, to: 330)
        await rest()
        expectEqual(app.asks.last, "shouldPop edgeGesture")
        app.asks = []
      }
      expectEqual(stackGuard.model?.depth, 3)
      expectEqual(navigation.viewControllers.count, 3)
      #expect(moment == .never || delegate.asked > 0)
      stackGuard.detach()
      #expect(moment == .never || navigation.delegate === delegate)
      expectEqual(navigation.view.gestureRecognizers?.count, 1, "UIKit's own")
    }

    private func show(
      _ navigation: UINavigationController, _ place: Place, _ app: App
    ) async {
      switch place {
      case .window: navigation.show()
      case .sheet: app.navigation.present(navigation, animated: true)
      case .tab:
        let tabs = UITabBarController()
        tabs.viewControllers = [app.navigation, navigation]
        tabs.show()
        tabs.selectedIndex = 1
      }
      await rest()
    }
  }
}
