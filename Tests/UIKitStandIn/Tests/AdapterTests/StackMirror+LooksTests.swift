import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  @Suite("Titles, colours and the bar")
  @MainActor
  struct StackMirrorLooksTests {
    private let namer = """
      return {
        controllers = "Form", backTitle = function(c) return c.props.word end,
        backColor = function(c) if c.props.word then return "#ff0000" end end,
      }
      """

    @Test func aTitleGoesToThePreviousItem() async throws {
      let home = Home("Inbox")
      let app = try App([namer], stack: [home, Form("Letter")])
      expectEqual(app.navigation.navigationBar.backTitle, "Inbox")
      #expect(home.navigationItem.backBarButtonItem == nil)
      app.navigation.topViewController?.navhost.props["word"] = "Mail"
      await app.settle()
      expectEqual(home.navigationItem.backBarButtonItem?.title, "Mail")
      expectEqual(home.navigationItem.backBarButtonItem?.tintColor?.components, [1, 0, 0, 1])
      expectEqual(app.navigation.navigationBar.backTitle, "Mail")
    }

    @Test func theAppsOwnItemComesBackWhenNobodySaysAnything() async throws {
      let home = Home("Inbox")
      let own = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      home.navigationItem.backBarButtonItem = own
      let form = Form("Letter")
      form.navhost.props["word"] = "Mail"
      let app = try App([namer], stack: [home, form])
      expectEqual(app.navigation.navigationBar.backTitle, "Mail")
      form.navhost.props["word"] = nil
      await app.settle()
      #expect(home.navigationItem.backBarButtonItem === own)
      form.navhost.props["word"] = "Mail"
      await app.settle()
      app.host.isEnabled = false
      await app.settle()
      #expect(home.navigationItem.backBarButtonItem === own)
    }

    /// The arrow alone: the menu keeps the title.
    @Test func anEmptyTitleIsTheMinimalMode() async throws {
      let home = Home("Inbox")
      let form = Form("Letter")
      form.navhost.props["word"] = ""
      let app = try App([namer], stack: [home, form])
      expectEqual(app.navigation.navigationBar.backTitle, "")
      expectEqual(home.navigationItem.backButtonDisplayMode, .minimal)
      expectEqual(home.navigationItem.backBarButtonItem?.title, "Inbox")
    }

    @Test func aHiddenBarIsTheTopsAndNobodysElse() async throws {
      let app = try App(
        ["return {controllers = \"Form\", barHidden = function() return true end}"],
        stack: [Home(), Form()])
      #expect(app.navigation.isNavigationBarHidden)
      _ = app.navigation.popViewController(animated: true)
      await app.settle()
      #expect(!app.navigation.isNavigationBarHidden)
    }

    @Test func aBarThatTheAppHidesIsLeftAlone() async throws {
      let app = try App([recorder()], stack: [Home()])
      app.navigation.setNavigationBarHidden(true, animated: false)
      app.push(Form())
      #expect(app.navigation.isNavigationBarHidden)
      app.navigation.setNavigationBarHidden(false, animated: false)
      app.push(Step())
      #expect(!app.navigation.isNavigationBarHidden)
    }
  }
}
