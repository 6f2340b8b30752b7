import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Settings that hooks answer, as UIKit has them.
  @Suite("Settings answered by hooks")
  @MainActor
  struct ItemLooksTests {
    private func plugin(_ hooks: String) -> String {
      "return {controllers = 'Form', \(hooks)}"
    }

    @Test func theBackButtonIsHiddenWhileAHookSaysSo() async throws {
      let form = Form()
      let app = try App(
        [plugin("hidesBackButton = function(c) return app.paying end")], stack: [Home(), form])
      #expect(!form.navigationItem.hidesBackButton)
      app.host.app["paying"] = true
      await app.settle()
      #expect(form.navigationItem.hidesBackButton)
      #expect(form.navhost.settings.hidesBackButton == false, "that is the app's")
      await app.tapBack()
      expectEqual(app.depth, 2)
      app.host.app["paying"] = nil
      await app.settle()
      #expect(!form.navigationItem.hidesBackButton)
    }

    @Test func aHookShowsWhatTheAppHides() async throws {
      let form = Form()
      form.navigationItem.hidesBackButton = true
      let app = try App(
        [plugin("hidesBackButton = function(c) return false end")], stack: [Home(), form])
      #expect(!form.navigationItem.hidesBackButton)
      app.host.isEnabled = false
      await app.settle()
      #expect(form.navigationItem.hidesBackButton)
    }

    @Test func theRecogniserIsOffWhileAHookSaysSo() async throws {
      let app = try App(
        [plugin("interactivePopDisabled = function(c) return c.props.busy end")],
        stack: [Home(), Form()])
      let recognizer = try #require(app.navigation.interactivePopGestureRecognizer)
      #expect(recognizer.isEnabled)
      app.navigation.topViewController?.navhost.props["busy"] = true
      await app.settle()
      #expect(!recognizer.isEnabled)
      await app.swipe()
      expectEqual(app.depth, 2)
      app.navigation.topViewController?.navhost.props["busy"] = false
      await app.settle()
      #expect(recognizer.isEnabled)
      await app.swipe()
      expectEqual(app.depth, 1)
    }

    @Test func aColourIsTheItemsAppearance() async throws {
      let form = Form()
      let app = try App(
        [plugin("barColor = function(c) return c.props.alarm and '#ff0000' or nil end")],
        stack: [Home(), form])
      #expect(form.navigationItem.standardAppearance == nil)
      form.navhost.props["alarm"] = true
      await app.settle()
      let shown = form.navigationItem.standardAppearance
      expectEqual(shown?.backgroundColor?.components, [1, 0, 0, 1])
      expectEqual(
        form.navigationItem.scrollEdgeAppearance?.backgroundColor?.components, [1, 0, 0, 1])
      form.navhost.props["alarm"] = nil
      await app.settle()
      #expect(form.navigationItem.standardAppearance == nil)
    }

    /// The app's fonts stay, whether its item has them or its bar.
    @Test(arguments: [false, true])
    func aColourKeepsTheAppsFonts(_ isOfItem: Bool) async throws {
      let form = Form()
      let appearance = UINavigationBarAppearance()
      appearance.titleTextAttributes = ["font": "Rounded"]
      if isOfItem { form.navigationItem.standardAppearance = appearance }
      let app = try App(
        [plugin("barColor = function(c) return c.props.alarm and '#ff0000' or nil end")])
      if !isOfItem { app.navigation.navigationBar.standardAppearance = appearance }
      app.push(form)
      form.navhost.props["alarm"] = true
      await app.settle()
      for shown in [
        form.navigationItem.standardAppearance, form.navigationItem.scrollEdgeAppearance,
      ] {
        expectEqual(shown?.titleTextAttributes, ["font": "Rounded"])
        expectEqual(shown?.backgroundColor?.components, [1, 0, 0, 1])
      }
      #expect(appearance.backgroundColor == nil, "the app's own is not written to")
      form.navhost.props["alarm"] = nil
      await app.settle()
      #expect(form.navigationItem.standardAppearance === (isOfItem ? appearance : nil))
    }

    @Test func aHookPutsTheAppsItem() async throws {
      let form = Form()
      let item = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
      form.navhost.backItem = item
      let app = try App(
        [plugin("customBackButton = function(c) return c.props.history end")],
        stack: [Home(), form])
      form.navhost.props["history"] = true
      await app.settle()
      expectEqual(form.navigationItem.leftBarButtonItems, [item])
      #expect(form.navhost.settings.customBackButton == false)
      form.navhost.props["history"] = false
      await app.settle()
      #expect(form.navigationItem.leftBarButtonItems == nil)
    }

    @Test func anItemThatIsMissingIsToldOnce() async throws {
      let app = try App([plugin("customBackButton = function() return true end")])
      var told: [String] = []
      app.host.onReport = { told.append($0) }
      app.push(Form())
      app.navigation.topViewController?.navhost.props["x"] = 1
      await app.settle()
      #expect(told.count == 1 && told[0].contains("navhost.backItem"), "\(told)")
    }

    @Test func aSheetIsModalWhileAHookSaysSo() async throws {
      let app = try App([plugin("modalInPresentation = function(c) return c.props.keep end")])
      let form = Form()
      let sheet = PolicyNavigationController(host: app.host, rootViewController: form)
      app.navigation.present(sheet, animated: true)
      await app.settle()
      #expect(!sheet.isModalInPresentation)
      form.navhost.props["keep"] = true
      await app.settle()
      #expect(sheet.isModalInPresentation)
      form.navhost.props["keep"] = nil
      await app.settle()
      #expect(!sheet.isModalInPresentation)
    }
  }
}
