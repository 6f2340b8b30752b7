import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// A delegate that keeps the one it finds and calls it, as proxies of libraries do.
@MainActor
final class ChainingDelegate: NSObject, UIGestureRecognizerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate
{
  var kept: AnyObject?
  var asked = 0

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return (kept as? any UIGestureRecognizerDelegate)?.gestureRecognizerShouldBegin(recognizer)
      ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    (kept as? any UIGestureRecognizerDelegate)?
      .gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect view: UIViewController) -> Bool {
    asked += 1
    return (kept as? any UITabBarControllerDelegate)?.tabBarController(tabs, shouldSelect: view)
      ?? true
  }

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    asked += 1
    return (kept as? any UIAdaptivePresentationControllerDelegate)?
      .presentationControllerShouldDismiss(presentation) ?? true
  }

  func navigationController(
    _ navigation: UINavigationController, willShow view: UIViewController, animated: Bool
  ) {
    asked += 1
    (kept as? any UINavigationControllerDelegate)?
      .navigationController(navigation, willShow: view, animated: animated)
  }
}

extension AdapterTests {
  @Suite("Delegates that chain to the adapter's")
  @MainActor
  struct ForwardingDelegateTests {
    @Test func aRecognisersDelegateThatCallsOursIsNoLoop() async throws {
      let app = try App([recorder()], stack: [Home(), Form(), Form()])
      let edge = try #require(app.navigation.interactivePopGestureRecognizer)
      let chaining = ChainingDelegate()
      chaining.kept = edge.delegate
      edge.delegate = chaining
      await app.swipe()
      #expect(app.depth == 2 && app.model == app.stack && chaining.asked == 1)
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }.count, 1)
      chaining.kept = edge.delegate
      edge.delegate = chaining
      await app.swipe()
      #expect(app.depth == 1 && app.model == app.stack && chaining.asked == 2)
    }

    /// UIKit's own delegate is still heard: a custom item refuses the swipe.
    @Test func theOldestAnswersWhereTheyCallEachOther() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let edge = try #require(app.navigation.interactivePopGestureRecognizer)
      let chaining = ChainingDelegate()
      chaining.kept = edge.delegate
      edge.delegate = chaining
      Exit.customBackButton.prepare(app)
      await app.swipe()
      #expect(app.depth == 2 && app.asks == ["gestureShouldBegin Form edge"])
    }

    @Test func aTabBarsDelegateThatCallsOursIsNoLoop() async throws {
      let tabbed = try TabbedApp([recorder()])
      tabbed.app.push(Form())
      let chaining = ChainingDelegate()
      chaining.kept = tabbed.tabs.delegate
      tabbed.tabs.delegate = chaining
      tabbed.app.push(Form())
      UIPerson.tapTab(tabbed.tabs, 0)
      await tabbed.app.settle()
      #expect(tabbed.app.stack == ["Home"] && tabbed.app.asks.count == 2)
      #expect(chaining.asked > 0)
    }

    @Test func aPresentationsDelegateThatCallsOursIsNoLoop() async throws {
      let app = try App([recorder()])
      let sheet = PolicyNavigationController(host: app.host, rootViewController: Form())
      app.navigation.present(sheet, animated: true)
      let chaining = ChainingDelegate()
      chaining.kept = sheet.presentationController?.delegate
      sheet.presentationController?.delegate = chaining
      sheet.viewDidAppear(false)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form sheetSwipe"])
      #expect(app.navigation.presentedViewController == nil && chaining.asked > 0)
    }

    @Test func aNavigationDelegateThatCallsOursIsNoLoop() async throws {
      let app = try App([recorder()], stack: [Home(), Form(), Form()], .init(gesture: .fullscreen))
      let chaining = ChainingDelegate()
      app.navigation.delegate = chaining
      let pan = try #require(UIPerson.begin(app.navigation, from: 150, to: 389))
      app.navigation.layOut()
      #expect(app.navigation.delegate !== chaining)
      chaining.kept = app.navigation.delegate
      UIPerson.lift(pan, at: CGPoint(x: 389, y: 400))
      await app.settle()
      #expect(app.depth == 2 && app.model == app.stack && app.navigation.delegate === chaining)
      await app.swipe(from: 150, to: 389)
      #expect(app.depth == 1 && app.model == app.stack && app.navigation.delegate === chaining)
    }
  }
}
