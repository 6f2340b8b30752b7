import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// Where something waits while the navigation controller goes, as when somebody logs out.
enum WaitingPoint: String, CaseIterable {
  case awaitTimesOut, appAnswersLate, alertIsAnswered, tapWaitsForItsTurn, looksWait, settingsWait
  case layoutIsAwaited, pushRuns, popRuns, swipeRuns, swipeIsTakenBack, fullScreenPanRuns
  case pushWaits, deepLinkWaits, hostIsOffAndTapped
}

/// A navigation controller of either kind that nobody keeps but this.
@MainActor
final class Leaver {
  let host = NavigationHost()
  private(set) var navigation: UINavigationController?
  private(set) weak var watched: UINavigationController?
  /// It outlives the navigation controller.
  private(set) var stackGuard: NavigationGuard?
  let form = Form("Letter")
  private let isGuarded: Bool
  let presenter = Keeper()
  var kept: [Observation] = []
  var pan: UIPanGestureRecognizer?

  init(isGuarded: Bool, _ plugin: String) throws {
    let app = try App()
    self.isGuarded = isGuarded
    try app.write(plugin, to: host)
    make([Home("Home"), form])
  }

  func make(_ stack: [UIViewController]) {
    if isGuarded {
      let plain = UINavigationController()
      plain.viewControllers = stack
      plain.show()
      stackGuard = NavigationGuard(attachingTo: plain, host: host)
      stackGuard?.questions = presenter
      navigation = plain
    } else {
      let own = PolicyNavigationController(host: host)
      own.viewControllers = stack
      own.questions = presenter
      own.show()
      navigation = own
    }
    watched = navigation
  }

  var policy: PolicyNavigationController? { navigation as? PolicyNavigationController }

  func requestPop() {
    _ = policy?.requestPop()
    if isGuarded { stackGuard?.requestPop() }
  }

  /// Nobody is left who keeps it.
  func goAway() { navigation = nil }
}

extension AdapterTests {
  @Suite("A navigation controller that goes while something waits")
  @MainActor
  struct GoingAwayTests {
    private let asks = """
      return {controllers = "Form", shouldPop = function(c)
        if c.props.save then
          local saved = await("save", {}, {timeout = 0.02})
          return saved == true
        end
        if c.props.ask then return confirm("Leave?") end
      end, shouldPush = function(c)
        if c.props.ask then return confirm("Sign in?") end
      end, backTitle = function(c) return c.props.text end}
      """

    private func begin(_ point: WaitingPoint, _ leaver: Leaver) async throws {
      let navigation = try #require(leaver.navigation)
      let props = leaver.form.navhost.props
      switch point {
      case .awaitTimesOut:
        props["save"] = true
        leaver.kept = [
          leaver.host.onAwait("save") { _, _ in
            try await Task.sleep(nanoseconds: 3_600_000_000_000)
            return true
          }
        ]
        leaver.requestPop()
      case .appAnswersLate:
        props["save"] = true
        leaver.kept = [
          leaver.host.onAwait("save") { _, _ in
            try? await Task.sleep(nanoseconds: 5_000_000)
            return true
          }
        ]
        leaver.requestPop()
      case .alertIsAnswered:
        props["ask"] = true
        leaver.requestPop()
      case .tapWaitsForItsTurn: UIPerson.tapBack(navigation)
      case .looksWait: props["text"] = "Other"
      case .settingsWait: leaver.form.navhost.settings.hidesBackButton = true
      case .layoutIsAwaited:
        UIUnknowns.current = UIUnknowns("bc")
        navigation.pushViewController(Step(), animated: true)
        _ = navigation.popToRootViewController(animated: true)
      case .pushRuns: navigation.pushViewController(Step(), animated: true)
      case .popRuns: leaver.requestPop()
      case .swipeRuns, .swipeIsTakenBack:
        leaver.pan = UIPerson.begin(navigation, from: 5, to: 330)
      case .fullScreenPanRuns:
        leaver.form.navhost.settings.gesture = .fullscreen
        leaver.pan = UIPerson.begin(navigation, from: 180, to: 389)
      case .pushWaits:
        let next = Form()
        next.navhost.props["ask"] = true
        navigation.pushViewController(next, animated: true)
      case .deepLinkWaits:
        props["ask"] = true
        _ = leaver.policy?.requestViewControllers([Home(), Step()])
      case .hostIsOffAndTapped:
        leaver.host.isEnabled = false
        UIPerson.tapBack(navigation)
      }
    }

    /// What waited goes on.
    private func goOn(_ point: WaitingPoint, _ leaver: Leaver) async throws {
      leaver.presenter.answer?(.accepted(true))
      if let pan = leaver.pan {
        let isBack = point == .swipeIsTakenBack
        UIPerson.lift(pan, at: CGPoint(x: isBack ? 10 : 380, y: 400))
      }
      await nextTurn()
      UIPerson.wait(1)
      try await Task.sleep(nanoseconds: 30_000_000)
      // The adapter's own look at a layout comes after 0.1 s.
      if point == .layoutIsAwaited { try await Task.sleep(nanoseconds: 120_000_000) }
      await nextTurn()
    }

    @Test(arguments: [false, true], WaitingPoint.allCases)
    func nothingReadsWhatHasGone(_ isGuarded: Bool, _ point: WaitingPoint) async throws {
      let leaver = try Leaver(isGuarded: isGuarded, asks)
      defer { UIUnknowns.current = UIUnknowns() }
      try await begin(point, leaver)
      leaver.goAway()
      #expect(leaver.watched == nil, "somebody keeps the navigation controller")
      try await goOn(point, leaver)
      leaver.host.isEnabled = true
      // The next one has the host for itself.
      UIUnknowns.current = UIUnknowns()
      leaver.make([Home("Home"), Form("Next")])
      leaver.requestPop()
      await nextTurn()
      UIPerson.wait()
      await nextTurn()
      expectEqual(leaver.navigation?.viewControllers.count, 1)
    }

    /// An app in Swift 5 may let go of a guard, or load a policy, wherever it likes.
    @Test func anotherThreadDoesNotStopTheApp() async throws {
      let leaver = try Leaver(isGuarded: true, asks)
      nonisolated(unsafe) var stackGuard: NavigationGuard? = NavigationGuard(
        attachingTo: UINavigationController(rootViewController: Home()), host: NavigationHost())
      nonisolated(unsafe) let host = leaver.host
      var reports: [String] = []
      leaver.host.onReport = { reports.append($0) }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("off-main.lua")
      try "return {}".write(to: file, atomically: true, encoding: .utf8)
      try await Task.detached {
        stackGuard = nil
        host.isEnabled = false
        host.isEnabled = true
        try host.load(file.path)
      }.value
      #expect(stackGuard == nil)
      await nextTurn()
      await nextTurn()
      expectEqual(reports.filter { $0.contains("off the main thread") }.count, 1)
      leaver.requestPop()
      UIPerson.wait()
      expectEqual(leaver.navigation?.viewControllers.count, 1)
    }
  }
}
