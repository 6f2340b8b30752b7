import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// An app hides and shows the bar itself: with a policy that does not answer `barHidden`, navhost does not write it.
  @Suite("The bar of an app that hides and shows it")
  @MainActor
  struct NavigationBarTests {
    private nonisolated static let sequences: [[BarStep]] = [
      [
        .push(BarScreen.self, animated: false), .push(FullScreen.self, animated: true),
        .pop(animated: true),
      ],
      [.push(BarelessScreen.self, animated: false), .push(SilentScreen.self, animated: true)],
      [.push(FullScreen.self, animated: false), .push(BarScreen.self, animated: false)],
      [
        .push(FullScreen.self, animated: false), .push(BarScreen.self, animated: true),
        .swipe(finishes: false), .swipe(finishes: true),
      ],
    ]

    @Test(arguments: Installation.allCases, comparedPhones)
    func screensThatSetItAreObeyed(_ installation: Installation, _ phone: String) async throws {
      for steps in Self.sequences {
        try await BarStep.sideBySide(installation, isAnimated: true).expectTheSame(phone, [steps])
      }
    }

    @Test(
      arguments: [
        [AppStep.hideBar, .hideBar, .present], [.popAtOnce, .hideBar, .replace, .present],
        [.hideBar, .writeProp, .present, .dismiss, .showBar, .present],
      ], comparedPhones)
    func aSheetDoesNotTakeOverThePresentersBar(_ steps: [AppStep], _ phone: String) async throws {
      for installation in Installation.allCases {
        try await ComparedApp.sideBySide(installation, from: AppStep.allCases)
          .expectTheSame(phone, [steps])
      }
    }

    @Test func aStackInsideAScreenHasItsOwnBar() async throws {
      let app = try App([recorder()], stack: [FullScreen()])
      let outer = FullScreen()
      let inner = PolicyNavigationController(host: app.host, rootViewController: Form())
      outer.addChild(inner)
      app.push(outer)
      inner.viewWillAppear(false)
      inner.viewDidAppear(false)
      await app.settle()
      #expect(app.navigation.isNavigationBarHidden && !inner.isNavigationBarHidden)
      #expect(inner.model != nil)
    }

    @Test func aTabHasItsOwnBar() async throws {
      let app = try App([recorder()], stack: [FullScreen()])
      let others = (1...2).map { _ in
        PolicyNavigationController(host: app.host, rootViewController: Home())
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [app.navigation] + others
      tabs.show()
      await app.settle()
      for index in [1, 2] {
        UIPerson.tapTab(tabs, index)
        await app.settle()
      }
      #expect(app.navigation.isNavigationBarHidden)
      #expect(others.allSatisfy { !$0.isNavigationBarHidden })
    }

    /// As for `hidesBarsOnSwipe`: no method of the navigation controller is called.
    @Test func aBarThatUIKitHidesAndShowsIsLeftAlone() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let form = try #require(app.navigation.topViewController)
      for isHidden in [true, false] {
        app.navigation.hideBarAsUIKitDoes(isHidden)
        await app.swipe(to: 60)
        form.navhost.props["offset"] = .boolean(isHidden)
        await app.settle()
        expectEqual(app.navigation.isNavigationBarHidden, isHidden)
        expectEqual(form.navhost.settings.barHidden, nil)
      }
    }

    /// Without a bar UIKit's swipe is off, until a policy allows it.
    @Test(arguments: Installation.allCases, [nil, "true"])
    func withoutABarTheSwipeIsOff(_ installation: Installation, _ answer: String?) async throws {
      let app = try ModalApp(
        installation,
        """
        return {gestureShouldBegin = function(c)
          print(c.barHidden)
          return \(answer ?? "nil")
        end}
        """, screen: FullScreen())
      UIPerson.swipe(app.sheet, from: 5, to: 330)
      await rest()
      expectEqual(app.asks, ["true"], "a plugin reads that the bar is hidden")
      expectEqual(app.sheet.viewControllers.count, answer == nil ? 2 : 1)
    }

    private let hiding = "return {barHidden = function(c) return c.props.hide end}"

    /// The app writes while a hook answers. Of a navigation controller of another class no call is noticed.
    @Test(arguments: Installation.allCases, [true, false])
    func whatTheAppWroteLastComesBack(_ installation: Installation, _ hook: Bool) async throws {
      let app = try ModalApp(installation, hiding)
      let form = app.screen
      app.sheet.setNavigationBarHidden(hook, animated: false)
      form.navhost.props["hide"] = .boolean(!hook)
      await rest()
      expectEqual(app.sheet.isNavigationBarHidden, !hook)
      app.sheet.setNavigationBarHidden(hook, animated: false)
      form.navhost.props["other"] = 1
      await rest()
      if installation == .controller {
        expectEqual(app.sheet.isNavigationBarHidden, !hook, "the hook still answers")
      }
      form.navhost.props["hide"] = nil
      await rest()
      expectEqual(app.sheet.isNavigationBarHidden, hook)
      form.navhost.props["hide"] = .boolean(!hook)
      await rest()
      app.host.isEnabled = false
      await rest()
      expectEqual(app.sheet.isNavigationBarHidden, hook, "the kill switch gives it back")
    }
  }
}
