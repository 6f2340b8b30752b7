import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// A navigation controller that puts delegates of its own in front, which call what they found.
final class ChainingNavigation: UINavigationController {
  let chaining = ChainingDelegate()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let edge = interactivePopGestureRecognizer, edge.delegate !== chaining else { return }
    chaining.kept = edge.delegate
    edge.delegate = chaining
  }
}

/// One that puts its own in the place of whatever is there, at each push.
final class ReplacingNavigation: UINavigationController {
  let own = ForeignDelegate()

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    interactivePopGestureRecognizer?.delegate = own
  }
}

/// One that takes every delegate away, at each push.
final class ResettingNavigation: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    interactivePopGestureRecognizer?.delegate = nil
    delegate = nil
  }
}

/// One whose own overrides call its guard, as an Objective-C base class does.
final class CallingNavigation: UINavigationController, UINavigationBarDelegate {
  weak var policies: NavigationGuard?
  private var isPassingThrough: Bool { policies?.isPassingThrough ?? true }

  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    policies?.navigationBar(bar, shouldPop: item) ?? true
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard isPassingThrough else {
      policies?.pushViewController(viewController, animated: animated)
      return
    }
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    isPassingThrough
      ? super.popViewController(animated: animated)
      : policies?.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    isPassingThrough
      ? super.popToViewController(viewController, animated: animated)
      : policies?.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    isPassingThrough
      ? super.popToRootViewController(animated: animated)
      : policies?.popToRootViewController(animated: animated)
  }

  override func accessibilityPerformEscape() -> Bool {
    isPassingThrough
      ? super.accessibilityPerformEscape() : policies?.performEscape() ?? false
  }
}

/// An app whose navigation controller is of another class.
@MainActor
final class GuardedApp {
  let host = NavigationHost()
  let navigation: UINavigationController
  var stackGuard: NavigationGuard?
  var asks: [String] = []
  var reports: [String] = []

  init(
    _ navigation: UINavigationController, _ plugins: [String],
    delegate: (any UINavigationControllerDelegate)? = nil
  ) throws {
    let app = try App()
    self.navigation = navigation
    navigation.delegate = delegate
    navigation.setViewControllers([Home("Home")], animated: false)
    host.onLog = { [weak self] in self?.asks.append($0.message) }
    host.onReport = { [weak self] in self?.reports.append($0) }
    for plugin in plugins { try app.write(plugin, to: host) }
    navigation.show()
    stackGuard = NavigationGuard(attachingTo: navigation, host: host)
    push(Form("Form"))
  }

  func push(_ view: UIViewController) {
    navigation.pushViewController(view, animated: true)
    UIPerson.wait()
  }

  func settle() async {
    await nextTurn()
    UIPerson.wait()
    await nextTurn()
    // Without a delegate it hears of what has changed at the next touch.
    if navigation is ResettingNavigation { UIPerson.touch(navigation) }
  }

  func swipe(to end: CGFloat = 330) async {
    UIPerson.swipe(navigation, from: 5, to: end)
    await settle()
  }

  var stack: [String] { navigation.viewControllers.map { "\(type(of: $0))" } }
  var model: [String] { stackGuard?.model?.stack.map(\.className) ?? [] }
  var pops: [String] { asks.filter { $0.hasPrefix("shouldPop") } }
}

extension AdapterTests {
  @Suite("Navigation controllers of other classes")
  @MainActor
  struct NavigationGuardTests {
    private nonisolated static let kinds = ["plain", "chaining", "replacing", "resetting"]

    private func app(
      _ kind: String, _ plugins: [String], delegate: (any UINavigationControllerDelegate)? = nil
    ) throws -> GuardedApp {
      let navigation =
        switch kind {
        case "chaining": ChainingNavigation()
        case "replacing": ReplacingNavigation()
        case "resetting": ResettingNavigation()
        default: UINavigationController()
        }
      return try GuardedApp(navigation, plugins, delegate: delegate)
    }

    @Test(arguments: kinds)
    func aSwipeAsksOnceAndPops(_ kind: String) async throws {
      let app = try app(kind, [recorder()])
      app.push(Form())
      await app.swipe()
      expectEqual(app.pops, ["shouldPop Form edgeGesture"])
      expectEqual(app.stack, ["Home", "Form"])
      expectEqual(app.model, app.stack)
      await app.swipe(to: 60)
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack && app.pops.count == 2)
      #expect(app.stackGuard?.model?.transition == nil)
      await app.swipe()
      #expect(app.stack == ["Home"] && app.model == app.stack)
      await app.swipe()
      #expect(!app.navigation.isFrozen)
    }

    @Test(arguments: kinds)
    func aVetoKeepsTheScreen(_ kind: String) async throws {
      let app = try app(kind, [recorder("false")])
      await app.swipe()
      #expect(app.pops.count == 1 && app.stack == ["Home", "Form"] && app.model == app.stack)
    }

    @Test(arguments: kinds)
    func aQuestionIsAskedAndYesPops(_ kind: String) async throws {
      let app = try app(kind, [asker])
      await app.swipe()
      #expect(UIPerson.alert(over: app.navigation) != nil && app.stack.count == 2)
      UIPerson.answer(true, over: app.navigation)
      await app.settle()
      #expect(app.stack == ["Home"] && app.model == app.stack)
      app.push(Form())
      app.stackGuard?.requestPop()
      await app.settle()
      #expect(UIPerson.alert(over: app.navigation) != nil)
      UIPerson.answer(false, over: app.navigation)
      await app.settle()
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack)
    }

    /// What no delegate is asked about happens, and the plugins' stack follows.
    @Test(arguments: kinds)
    func whatIsUnguardedIsTakenOver(_ kind: String) async throws {
      let app = try app(kind, [recorder("false")])
      expectEqual(
        app.stackGuard?.uncheckedSources, [.backButton, .backMenu, .escape, .programmatic])
      UIPerson.tapBack(app.navigation)
      await app.settle()
      #expect(app.stack == ["Home"] && app.model == app.stack && app.asks.isEmpty)
      app.push(Form())
      app.push(Step())
      UIPerson.pickBackMenu(app.navigation, 2)
      await app.settle()
      #expect(app.stack == ["Home"] && app.model == app.stack)
      app.push(Form())
      UIPerson.scrub(app.navigation)
      await app.settle()
      app.navigation.viewControllers = [Home(), Step()]
      // Where UIKit shows its old stack for a while, the guard looks again a little later.
      if UIUnknowns.current.getterIsOldAfterReplace {
        UIPerson.wait()
        try await Task.sleep(nanoseconds: 150_000_000)
      }
      await app.settle()
      #expect(app.stack == ["Home", "Step"] && app.model == app.stack && app.asks.isEmpty)
    }

    @Test(arguments: ["plain", "chaining", "replacing"])
    func whenItGoesAllIsAsItWas(_ kind: String) async throws {
      let delegate = ChainingDelegate()
      let app = try app(kind, [recorder("false")], delegate: delegate)
      await app.swipe()
      let edge = try #require(app.navigation.interactivePopGestureRecognizer)
      #expect(app.navigation.delegate !== delegate && app.pops.count == 1)
      app.stackGuard = nil
      #expect(app.navigation.delegate === delegate)
      expectEqual(app.navigation.view.gestureRecognizers?.count, 1)
      #expect(app.navigation.navigationBar.gestureRecognizers?.isEmpty == true)
      switch app.navigation {
      case let replacing as ReplacingNavigation: #expect(edge.delegate === replacing.own)
      case let chaining as ChainingNavigation: #expect(edge.delegate === chaining.chaining)
      default: #expect(edge.delegate != nil)
      }
      await app.swipe()
      #expect(app.stack == ["Home"] && app.pops.count == 1)
    }

    /// A class whose overrides call the guard has no way out that goes by it.
    @Test(arguments: ["nil", "false"], ["back", "swipe", "menu", "escape", "pop", "root"])
    func whatIsForwardedIsAsked(_ answer: String, _ way: String) async throws {
      let navigation = CallingNavigation()
      let app = try GuardedApp(
        navigation,
        [recorder(answer, sources: way == "pop" || way == "root" ? "{\"programmatic\"}" : nil)])
      navigation.policies = app.stackGuard
      app.stackGuard?.isForwarded = true
      expectEqual(app.stackGuard?.uncheckedSources, [])
      switch way {
      case "back": UIPerson.tapBack(navigation)
      case "swipe": UIPerson.swipe(navigation, from: 5, to: 330)
      case "menu": UIPerson.pickBackMenu(navigation, 1)
      case "escape": UIPerson.scrub(navigation)
      case "pop": _ = navigation.popViewController(animated: true)
      default: _ = navigation.popToRootViewController(animated: true)
      }
      await app.settle()
      await app.settle()
      let sources = [
        "back": "backButton", "swipe": "edgeGesture", "menu": "backMenu", "escape": "escape",
      ]
      expectEqual(app.pops, ["shouldPop Form \(sources[way] ?? "programmatic")"])
      #expect(app.stack.count == (answer == "nil" ? 1 : 2) && app.model == app.stack)
      app.host.isEnabled = false
      app.push(Step())
      UIPerson.tapBack(navigation)
      await app.settle()
      expectEqual(app.stack.count, answer == "nil" ? 1 : 2)
    }

    /// The program's dismissal of a sheet whose class calls its guard.
    @Test(arguments: [false, true])
    func aForwardedDismissalIsAsked(_ accepted: Bool) async throws {
      let app = try App([
        "return {sources = {\"programmatic\"}, shouldPop = function() return confirm(\"Leave?\") end}"
      ])
      let sheet = UINavigationController(rootViewController: Form())
      app.navigation.present(sheet, animated: true)
      let stackGuard = NavigationGuard(attachingTo: sheet, host: HostHandle(app.host))
      var completed = 0
      #expect(!stackGuard.shouldDismiss(animated: true) { completed += 1 })
      await app.settle()
      #expect(app.alert != nil && completed == 0)
      await app.answer(accepted)
      #expect((app.navigation.presentedViewController == nil) == accepted && completed == 1)
      stackGuard.detach()
      #expect(stackGuard.shouldDismiss(animated: true, completion: nil))
    }

    // MARK: backAction

    /// Where nothing can be overridden the button's own action asks, once.
    @Test(arguments: ["nil", "false"])
    func theButtonAsksByItsAction(_ answer: String) async throws {
      let app = try app("plain", [recorder(answer)])
      app.stackGuard?.interceptsBackButton = true
      expectEqual(app.stackGuard?.uncheckedSources, [.backMenu, .escape, .programmatic])
      UIPerson.tapBack(app.navigation)
      await app.settle()
      expectEqual(app.pops, ["shouldPop Form backButton"])
      #expect(app.stack.count == (answer == "nil" ? 1 : 2) && app.model == app.stack)
    }

    @Test func theActionIsThatOfTheTopAlone() async throws {
      let app = try app("plain", [recorder()])
      let form = try #require(app.navigation.topViewController)
      app.stackGuard?.interceptsBackButton = true
      #expect(form.navigationItem.backAction != nil)
      let next = Step()
      app.push(next)
      #expect(form.navigationItem.backAction == nil && next.navigationItem.backAction != nil)
      await app.swipe()
      #expect(next.navigationItem.backAction == nil && form.navigationItem.backAction != nil)
      expectEqual(app.pops, ["shouldPop Step edgeGesture"])
      app.host.isEnabled = false
      await app.settle()
      UIPerson.tapBack(app.navigation)
      await app.settle()
      #expect(app.stack == ["Home"] && app.pops.count == 1)
      let root = app.navigation.viewControllers[0]
      #expect(root.navigationItem.backAction == nil, "it would make a button")
      app.host.isEnabled = true
      app.push(form)
      app.stackGuard = nil
      #expect(form.navigationItem.backAction == nil)
    }

    @Test func anActionOfTheAppsIsLeftAlone() async throws {
      let app = try app("plain", [recorder("false")])
      app.stackGuard?.interceptsBackButton = true
      let own = Form()
      var taps = 0
      own.navigationItem.backAction = UIAction { _ in taps += 1 }
      app.push(own)
      let hidden = Form()
      hidden.navigationItem.hidesBackButton = true
      UIPerson.tapBack(app.navigation)
      await app.settle()
      #expect(taps == 1 && app.pops.isEmpty)
      app.push(hidden)
      #expect(hidden.navigationItem.backAction == nil)
      app.stackGuard?.interceptsBackButton = false
      #expect(own.navigationItem.backAction != nil)
    }

    /// A guard that comes in the place of another one stays where that one goes.
    @Test func aSecondGuardStays() async throws {
      let app = try app("plain", [recorder()])
      let host = NavigationHost()
      app.stackGuard = NavigationGuard(attachingTo: app.navigation, host: host)
      #expect(app.stackGuard?.model === host.navigation)
      app.push(Step())
      expectEqual(host.navigation.stack.map(\.className), app.stack)
    }

    /// As UIKit's own, with a bar of a class of its own, too.
    @Test func eachInitializerMakesOne() async throws {
      let app = try App()
      let made = [
        PolicyNavigationController(rootViewController: Home()),
        PolicyNavigationController(navigationBarClass: nil, toolbarClass: nil),
        PolicyNavigationController(nibName: nil, bundle: nil), PolicyNavigationController(),
      ]
      #expect(made[0].viewControllers.count == 1 && made.allSatisfy { $0.host == nil })
      app.navigation.detach()
      made[0].attach(to: app.host)
      made[0].show()
      expectEqual(made[0].model?.depth, 1)
    }

    @Test func aDelegateThatCallsTheGuardsIsNoLoop() async throws {
      let app = try app("plain", [recorder()])
      let chaining = ChainingDelegate()
      chaining.kept = app.navigation.delegate
      app.navigation.delegate = chaining
      app.push(Form())
      await app.swipe()
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack && chaining.asked > 0)
      await app.swipe()
      #expect(app.stack == ["Home"] && app.model == app.stack && app.pops.count == 2)
    }

    @Test func theAppsDelegateHearsAsBefore() async throws {
      let delegate = ChainingDelegate()
      let app = try app("plain", [recorder()], delegate: delegate)
      let before = delegate.asked
      app.push(Form())
      await app.swipe()
      expectEqual(delegate.asked, before + 2)
    }

    @Test func aNavigationControllerThatGoesTakesItsGuardAlong() async throws {
      let host = NavigationHost()
      var navigation: UINavigationController? = UINavigationController(rootViewController: Home())
      navigation?.show()
      let kept = try NavigationGuard(attachingTo: #require(navigation), host: host)
      navigation = nil
      expectEqual(kept.requestPop().kind, .ignored)
      let next = PolicyNavigationController(host: host, rootViewController: Home())
      #expect(next.model === host.navigation)
      kept.detach()
    }

    @Test func aSheetOfAnotherClassIsAsked() async throws {
      let app = try App([recorder()])
      let sheet = UINavigationController(rootViewController: Form())
      app.navigation.present(sheet, animated: true)
      let stackGuard = NavigationGuard(attachingTo: sheet, host: app.host)
      #expect(stackGuard.model != nil && stackGuard.model === app.navigation.model?.presented)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form sheetSwipe"])
      #expect(app.navigation.presentedViewController == nil)
      app.navigation.requestPop()
      #expect(app.navigation.model?.presented == nil && stackGuard.model == nil)
    }
  }
}
