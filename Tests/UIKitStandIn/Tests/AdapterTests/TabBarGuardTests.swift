import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var selected = 0

  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    selected += 1
  }
}

/// An app with three tabs of one host.
@MainActor
final class TabbedApp {
  let app: App
  let tabs = UITabBarController()
  let others: [PolicyNavigationController]
  let delegate = TabDelegate()

  init(_ plugins: [String]) throws {
    app = try App(plugins)
    others = (1...2).map { [app] number in
      PolicyNavigationController(host: app.host, rootViewController: Home("Tab \(number)"))
    }
    tabs.delegate = delegate
    tabs.viewControllers = [app.navigation] + others
    tabs.show()
  }

  var all: [PolicyNavigationController] { [app.navigation] + others }
}

extension AdapterTests {
  @Suite("Tabs")
  @MainActor
  struct TabBarGuardTests {
    @Test func theTabsAreStacksOfOneHost() throws {
      let tabbed = try TabbedApp([recorder()])
      let bar = try #require(tabbed.app.navigation.model?.tabBar)
      expectEqual(bar.navigations.count, 3)
      expectEqual(tabbed.all.count, 3)
      #expect(zip(tabbed.all, bar.navigations).allSatisfy { $0.model === $1 })
    }

    @Test func theSelectedTabAgainAsksAndPops() async throws {
      let tabbed = try TabbedApp([recorder()])
      let app = tabbed.app
      app.push(Form())
      app.push(Form())
      UIPerson.tapTab(tabbed.tabs, 0)
      await app.settle()
      expectEqual(app.asks, ["shouldPop Form tabBar", "shouldPop Form tabBar"])
      #expect(app.stack == ["Home"] && app.model == app.stack)
      expectEqual(tabbed.delegate.selected, 1)
    }

    @Test func aVetoKeepsTheStack() async throws {
      let tabbed = try TabbedApp([recorder("false")])
      tabbed.app.push(Form())
      UIPerson.tapTab(tabbed.tabs, 0)
      await tabbed.app.settle()
      #expect(tabbed.app.stack == ["Home", "Form"] && tabbed.app.model == tabbed.app.stack)
    }

    @Test func aDraftIsAskedAboutAndYesPops() async throws {
      let tabbed = try TabbedApp(["draft_guard"])
      tabbed.app.push(Form())
      tabbed.app.navigation.topViewController?.navhost.props["draft"] = true
      UIPerson.tapTab(tabbed.tabs, 0)
      await tabbed.app.settle()
      await tabbed.app.answer(true)
      #expect(tabbed.app.stack == ["Home"] && tabbed.app.model == tabbed.app.stack)
    }

    @Test func anotherTabIsShownAndItsExitsAsk() async throws {
      let tabbed = try TabbedApp([recorder()])
      let second = tabbed.others[0]
      UIPerson.tapTab(tabbed.tabs, 1)
      await tabbed.app.settle()
      expectEqual(tabbed.app.navigation.model?.tabBar?.selectedIndex, 1)
      second.pushViewController(Form(), animated: true)
      UIPerson.wait()
      UIPerson.swipe(second, from: 5, to: 330)
      await tabbed.app.settle()
      expectEqual(tabbed.app.asks.last, "shouldPop Form edgeGesture")
      #expect(second.viewControllers.count == 1 && second.model?.depth == 1)
    }

    private let keeper = """
      return {
        shouldSelect = function(c, tab)
          print("shouldSelect " .. c.class .. " " .. tab.from .. " " .. tab.index)
          if c.props.locked then return false, "locked" end
          if c.props.asks then return confirm("Leave the tab?", {ok = "Go", cancel = "No"}) end
        end,
      }
      """

    @Test func anotherTabAsks() async throws {
      let tabbed = try TabbedApp([keeper])
      let home = tabbed.app.navigation.topViewController?.navhost
      home?.props["locked"] = true
      UIPerson.tapTab(tabbed.tabs, 1)
      await tabbed.app.settle()
      #expect(tabbed.tabs.selectedIndex == 0 && tabbed.delegate.selected == 0)
      expectEqual(tabbed.app.navigation.model?.tabBar?.selectedIndex, 0)
      home?.props["locked"] = nil
      UIPerson.tapTab(tabbed.tabs, 2)
      await tabbed.app.settle()
      #expect(tabbed.tabs.selectedIndex == 2 && tabbed.delegate.selected == 1)
      expectEqual(tabbed.app.navigation.model?.tabBar?.selectedIndex, 2)
      expectEqual(tabbed.app.asks, ["shouldSelect Home 1 2", "shouldSelect Home 1 3"])
    }

    @Test(arguments: [true, false]) func aTabThatWaitsIsShownAfterAYes(accepted: Bool) async throws
    {
      let tabbed = try TabbedApp([keeper])
      tabbed.app.navigation.topViewController?.navhost.props["asks"] = true
      UIPerson.tapTab(tabbed.tabs, 1)
      await tabbed.app.settle()
      #expect(tabbed.tabs.selectedIndex == 0 && tabbed.app.alert != nil)
      await tabbed.app.answer(accepted)
      expectEqual(tabbed.tabs.selectedIndex, accepted ? 1 : 0)
      expectEqual(tabbed.app.navigation.model?.tabBar?.selectedIndex, accepted ? 1 : 0)
      expectEqual(tabbed.delegate.selected, accepted ? 1 : 0, "as after a tap")
    }

    @Test func theProgramAsksNobody() async throws {
      let tabbed = try TabbedApp([keeper])
      tabbed.tabs.selectedIndex = 1
      await tabbed.app.settle()
      #expect(tabbed.app.asks.isEmpty)
      expectEqual(tabbed.app.navigation.model?.tabBar?.selectedIndex, 1)
    }

    @Test func atTheRootTheAppHearsOfIt() async throws {
      let tabbed = try TabbedApp([recorder("false")])
      UIPerson.tapTab(tabbed.tabs, 0)
      await tabbed.app.settle()
      #expect(tabbed.delegate.selected == 1 && tabbed.app.asks.isEmpty)
    }
  }
}
