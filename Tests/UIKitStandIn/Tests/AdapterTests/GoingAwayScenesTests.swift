import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// Where something waits while a whole screen goes: a sheet with what is under it, a tab bar, a path of SwiftUI.
enum ScenePoint: String, CaseIterable {
  case swipeAwaitsLayout, alertAwaitsDismissal, dismissalAwaitsAnswer, dismissalIsRefused
  case tapBesideSheet, sheetDragRuns, tabIsTapped, tabIsTappedAgain, tabAwaitsAnswer
  case pathAwaitsApp, pathFollows
}

extension AdapterTests {
  @Suite("A whole screen that goes while something waits")
  @MainActor
  struct GoingAwayScenesTests {
    /// What goes, and what goes on afterwards.
    private struct Waiting {
      var root: UIViewController?
      weak var stack: UINavigationController?
      var goOn: @MainActor () -> Void = {}
    }

    private let asks = """
      return {sources = {"programmatic"}, shouldPop = function(c, pop)
        if c.props.save then return await("save", {}, {timeout = 0.02}) end
        if c.props.stays then return false, "not now" end
        if c.props.ask then return confirm("Leave?") end
      end, shouldSelect = function(c)
        if c.props.ask then return confirm("Change?") end
      end}
      """

    private func stack(_ host: NavigationHost, _ prop: String? = nil) -> PolicyNavigationController
    {
      let form = Form("Letter")
      if let prop { form.navhost.props[prop] = true }
      let stack = PolicyNavigationController(host: host)
      stack.viewControllers = [Home("Home"), form]
      return stack
    }

    private func alone(_ stack: PolicyNavigationController) -> Waiting {
      stack.show()
      return Waiting(root: stack, stack: stack)
    }

    private func sheet(
      _ host: NavigationHost, _ prop: String? = nil, _ style: UIModalPresentationStyle = .automatic
    ) -> (Waiting, PolicyNavigationController) {
      let waiting = alone(stack(host))
      let sheet = PolicyNavigationController(host: host, rootViewController: Form("Sheet"))
      if let prop { sheet.topViewController?.navhost.props[prop] = true }
      sheet.modalPresentationStyle = style
      waiting.root?.present(sheet, animated: false)
      return (waiting, sheet)
    }

    private func tabs(_ host: NavigationHost, _ prop: String? = nil) -> (
      Waiting, UITabBarController
    ) {
      let tabs = UITabBarController()
      let first = stack(host, prop)
      tabs.viewControllers = [first, stack(host)]
      tabs.show()
      return (Waiting(root: tabs, stack: first), tabs)
    }

    private func begin(_ point: ScenePoint, _ host: NavigationHost) throws -> Waiting {
      switch point {
      case .swipeAwaitsLayout:
        var waiting = alone(stack(host))
        UIUnknowns.current = UIUnknowns("c")
        let pan = try #require(
          waiting.stack.flatMap { UIPerson.begin($0, from: 5, to: 330) })
        waiting.goOn = { UIPerson.lift(pan, at: CGPoint(x: 380, y: 400)) }
        return waiting
      case .alertAwaitsDismissal:
        UIUnknowns.current = UIUnknowns("n")
        let waiting = alone(stack(host, "ask"))
        waiting.root?.present(Step(), animated: true)
        waiting.root?.dismiss(animated: true)
        _ = (waiting.root as? PolicyNavigationController)?.requestPop()
        return waiting
      case .dismissalAwaitsAnswer, .dismissalIsRefused:
        let prop = point == .dismissalIsRefused ? "stays" : "ask"
        let (waiting, sheet) = sheet(host, prop)
        sheet.dismiss(animated: true) {}
        return waiting
      case .tapBesideSheet:
        let (waiting, sheet) = sheet(host, "ask", .formSheet)
        UIPerson.tapOutside(sheet)
        return waiting
      case .sheetDragRuns:
        let (waiting, sheet) = sheet(host)
        UIPerson.pullDown(sheet, finishes: false)
        return waiting
      case .tabIsTapped, .tabAwaitsAnswer:
        let (waiting, tabs) = tabs(host, point == .tabAwaitsAnswer ? "ask" : nil)
        UIPerson.tapTab(tabs, 1)
        return waiting
      case .tabIsTappedAgain:
        let (waiting, tabs) = tabs(host)
        UIPerson.tapTab(tabs, 0)
        return waiting
      case .pathAwaitsApp, .pathFollows:
        return Waiting()
      }
    }

    @Test(arguments: ScenePoint.allCases.filter { !$0.rawValue.hasPrefix("path") })
    func nothingReadsAScreenThatHasGone(_ point: ScenePoint) async throws {
      let app = try App()
      let host = NavigationHost()
      try app.write(asks, to: host)
      defer { UIUnknowns.current = UIUnknowns() }
      var waiting = try begin(point, host)
      waiting.root = nil
      #expect(waiting.stack == nil, "somebody keeps the navigation controller")
      waiting.goOn()
      await nextTurn()
      UIPerson.wait(1)
      try await Task.sleep(nanoseconds: 160_000_000)
      await nextTurn()
      UIUnknowns.current = UIUnknowns()
      // The next one has the host for itself.
      let next = stack(host)
      next.show()
      next.requestPop()
      await nextTurn()
      UIPerson.wait()
      await nextTurn()
      #expect(next.viewControllers.count == 1 && next.model?.depth == 1)
      let sheet = PolicyNavigationController(host: host, rootViewController: Form())
      next.present(sheet, animated: true)
      #expect(sheet.model != nil && sheet.model === next.model?.presented)
    }

    @Test(arguments: [ScenePoint.pathAwaitsApp, .pathFollows])
    func nothingReadsAPathThatHasGone(_ point: ScenePoint) async throws {
      let app = try App()
      let host = NavigationHost()
      try app.write(asks, to: host)
      var path: PolicyPath<String>? = PolicyPath(host: host, root: "Home") { $0 }
      path?.screens = ["Letter"]
      weak let watched = path
      if point == .pathAwaitsApp {
        try path?.top?.props.set(.string("save"), to: true)
        path?.requestPop()
      } else {
        host.app["online"] = true
      }
      path = nil
      #expect(watched == nil)
      try await Task.sleep(nanoseconds: 60_000_000)
      await nextTurn()
      #expect(host.navigation.depth >= 1)
    }

    /// Each place in the adapter where something waits, with the points that meet it. A new one needs a point.
    private static let places: [String: [String]] = [
      "FullScreenPan": ["fullScreenPanRuns"],
      // aGuardThatLeavesBeforeItInstallsTouchesNothing
      "GuardKeeper": ["guardInstalls"],
      "PolicyNavigationController+Asking": ["hostIsOffAndTapped"],
      "PolicyNavigationController+Sheets": ["dismissalAwaitsAnswer", "dismissalIsRefused"],
      "PolicyPath": ["pathAwaitsApp", "pathAwaitsApp", "pathFollows"],
      "QuestionPresenter": [
        "alertAwaitsDismissal", "alertAwaitsDismissal", "alertAwaitsDismissal",
      ],
      "SheetGuard": ["sheetDragRuns", "tapBesideSheet"],
      "StackMirror": ["alertIsAnswered", "looksWait", "tapWaitsForItsTurn"],
      "StackMirror+Layout": ["layoutIsAwaited", "layoutIsAwaited", "pushRuns"],
      "StackMirror+Questions": ["alertIsAnswered", "awaitTimesOut", "awaitTimesOut"],
      "StackMirror+Swipes": ["swipeIsTakenBack", "swipeRuns"],
      "TabBarGuard": ["tabIsTapped", "tabIsTappedAgain"],
      "Waits": ["layoutIsAwaited"],
      // They run now on the main thread, and later on another one: anotherThreadDoesNotStopTheApp.
      "OnMain": ["anotherThread"],
    ]

    @Test func aGuardThatLeavesBeforeItInstallsTouchesNothing() async throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let policies = NavigationGuard(attachingTo: navigation, host: NavigationHost())
      policies.detach()
      await nextTurn()
      #expect(navigation.delegate == nil && !navigation.isViewLoaded)
    }

    @Test func eachPlaceThatWaitsHasAPoint() throws {
      let known = Set(
        ScenePoint.allCases.map(\.rawValue) + WaitingPoint.allCases.map(\.rawValue) + [
          "anotherThread", "guardInstalls",
        ])
      #expect(Self.places.values.joined().allSatisfy(known.contains))
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../../Sources/App/NavigationUIKit").standardizedFileURL
      let waits = [
        "Task {", "Task.sleep", "Waits.sleep", "alongsideTransition: nil)",
        "notifyWhenInteractionChanges",
        "completion: {", "questions.ask(",
      ]
      var found: [String: Int] = [:]
      let files = try #require(FileManager.default.enumerator(atPath: sources.path))
      for case let name as String in files where name.hasSuffix(".swift") {
        let file = sources.appendingPathComponent(name)
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where waits.contains(where: line.contains) {
          found[file.deletingPathExtension().lastPathComponent, default: 0] += 1
        }
      }
      expectEqual(found, Self.places.mapValues(\.count))
    }
  }
}
