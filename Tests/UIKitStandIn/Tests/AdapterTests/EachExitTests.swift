import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// A way out of a screen.
enum Exit: String, CaseIterable {
  case backButton, edgeGesture, backMenu, escape, request, customBackButton

  @MainActor
  func leave(_ app: App) async {
    switch self {
    case .backButton: await app.tapBack()
    case .edgeGesture: await app.swipe()
    case .backMenu: UIPerson.pickBackMenu(app.navigation, 1)
    case .escape: UIPerson.scrub(app.navigation)
    case .request: app.navigation.requestPop()
    case .customBackButton: app.navigation.tapCustomBackItem()
    }
    await app.settle()
  }

  /// Puts the item there whose taps are its own.
  @MainActor
  func prepare(_ app: App) {
    guard self == .customBackButton else { return }
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    app.navigation.topViewController?.navigationItem.leftBarButtonItem = item
  }
}

extension AdapterTests {
  @Suite("Each exit asks the plugins exactly once")
  @MainActor
  struct EachExitTests {
    @Test(arguments: Exit.allCases)
    func anExitThatIsAllowedPopsOnce(_ exit: Exit) async throws {
      let app = try App([recorder()], stack: [Home(), Form(), LetterEditor()])
      exit.prepare(app)
      await exit.leave(app)
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop LetterEditor \(exit)"])
      expectEqual(app.stack, ["Home", "Form"])
      expectEqual(app.model, app.stack)
    }

    @Test(arguments: Exit.allCases)
    func anExitThatIsVetoedKeepsTheScreen(_ exit: Exit) async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      exit.prepare(app)
      await exit.leave(app)
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }.count, 1)
      expectEqual(app.stack, ["Home", "Form"])
      expectEqual(app.model, app.stack)
      #expect(app.navigation.model?.transition == nil)
    }

    @Test(arguments: Exit.allCases)
    func aHostThatIsOffIsUIKitItself(_ exit: Exit) async throws {
      let app = try App([recorder("false")], stack: [Home(), Form(), LetterEditor()])
      app.host.isEnabled = false
      if exit == .customBackButton { return }
      await exit.leave(app)
      #expect(app.asks.isEmpty)
      expectEqual(app.stack, ["Home", "Form"])
      app.host.isEnabled = true
      await exit.leave(app)
      expectEqual(app.model, app.stack)
      expectEqual(app.stack, ["Home", "Form"])
    }

    @Test(arguments: Exit.allCases)
    func atTheRootNobodyIsAsked(_ exit: Exit) async throws {
      let app = try App([recorder()])
      await exit.leave(app)
      #expect(app.asks.isEmpty)
      expectEqual(app.stack, ["Home"])
      #expect(!app.navigation.isFrozen)
    }

    @Test func theProgramAsksThoseThatListIt() async throws {
      let quiet = try App([recorder("false")], stack: [Home(), Form(), Form()])
      #expect(quiet.navigation.popViewController(animated: true) != nil)
      await quiet.settle()
      #expect(quiet.asks.isEmpty && quiet.depth == 2)

      let strict = try App(
        [recorder("false", sources: "{\"programmatic\"}")], stack: [Home(), Form(), Form()])
      #expect(strict.navigation.popViewController(animated: true) == nil)
      expectEqual(strict.navigation.popToRootViewController(animated: true) ?? [], [])
      await strict.settle()
      expectEqual(strict.asks, ["shouldPop Form programmatic", "shouldPop Form programmatic"])
      #expect(strict.depth == 3 && strict.model == strict.stack)
    }

    @Test func aPopOfSeveralAsksEachFromTheTopDown() async throws {
      let app = try App([recorder()], stack: [Home(), Form(), LetterEditor(), Step()])
      UIPerson.pickBackMenu(app.navigation, 3)
      await app.settle()
      expectEqual(
        app.asks,
        [
          "shouldPop Step backMenu", "shouldPop LetterEditor backMenu",
          "shouldPop Form backMenu",
        ])
      #expect(app.stack == ["Home"] && app.model == app.stack)
    }

    @Test func aClassMatchesByItsSuperclass() async throws {
      let app = try App(
        ["return {controllers = \"Form\", shouldPop = function() return false end}"],
        stack: [Home(), LetterEditor()])
      await app.tapBack()
      expectEqual(app.stack, ["Home", "LetterEditor"])
    }

    /// As a SwiftUI screen, whose hosting controller has no class of its own.
    @Test func aNameOfItsOwnMatchesAndSoDoesItsClass() async throws {
      let app = try App([
        "return {controllers = \"Profile\", shouldPop = function() return false end}",
        "return {controllers = \"Form\", shouldPop = function(c) print(c.class) end}",
      ])
      let form = Form()
      form.navhost.className = "Profile"
      app.push(form)
      await app.tapBack()
      #expect(app.stack == ["Home", "Form"] && app.model == ["Home", "Profile"])
      expectEqual(app.host.navigation.explanation?.outcome, "blocked")
      let other = Form()
      other.navhost.className = "Account"
      app.push(other)
      await app.tapBack()
      #expect(app.depth == 2 && app.asks.contains("Account"))
    }

    @Test func shouldPushIsAsked() throws {
      let app = try App([
        "return {controllers = \"Form\", shouldPush = function() return false end}"
      ])
      app.push(Form())
      #expect(app.stack == ["Home"] && app.model == ["Home"])
      app.push(Step())
      #expect(app.stack == ["Home", "Step"] && app.model == app.stack)
    }
  }
}
