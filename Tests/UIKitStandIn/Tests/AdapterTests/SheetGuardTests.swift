import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// A delegate of the app's own.
@MainActor
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var told: [String] = []

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    told.append("attempt")
  }

  func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
    told.append("dismissed")
  }
}

extension AdapterTests {
  @Suite("Sheets")
  @MainActor
  struct SheetGuardTests {
    private func sheet(
      over app: App, _ screens: [UIViewController] = [Form("Sheet")],
      delegate: SheetDelegate? = nil, style: UIModalPresentationStyle = .automatic
    ) -> PolicyNavigationController {
      let sheet = PolicyNavigationController(host: app.host)
      sheet.viewControllers = screens
      sheet.modalPresentationStyle = style
      app.navigation.topViewController?.present(sheet, animated: true)
      UIPerson.wait()
      return sheet
    }

    @Test func aDragAsksOnceAndDismisses() async throws {
      let app = try App([recorder()])
      let sheet = sheet(over: app, [Home("One"), Form("Two")])
      #expect(app.navigation.model?.presented === sheet.model)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(
        app.asks.filter { $0.hasPrefix("shouldPop") },
        ["shouldPop Form sheetSwipe", "shouldPop Home sheetSwipe"])
      #expect(app.navigation.presentedViewController == nil)
      #expect(app.navigation.model?.presented == nil)
    }

    @Test func aVetoKeepsTheSheetAndTheAppsDelegateHears() async throws {
      let app = try App([recorder("false")])
      let delegate = SheetDelegate()
      let sheet = sheet(over: app)
      let ours = sheet.presentationController?.delegate
      sheet.presentationController?.delegate = delegate
      #expect(ours != nil)
      sheet.viewDidAppear(false)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.contains("sheetSwipe") }.count, 1)
      #expect(app.navigation.presentedViewController === sheet)
      expectEqual(delegate.told, ["attempt"])
    }

    @Test func aDraftIsAskedAboutAndYesDismisses() async throws {
      let app = try App(["draft_guard"])
      let sheet = sheet(over: app)
      sheet.topViewController?.navhost.props["draft"] = true
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.alert?.message, "Discard your draft?")
      UIPerson.answer(true, over: sheet)
      await app.settle()
      #expect(app.navigation.presentedViewController == nil)
      #expect(app.navigation.model?.presented == nil)
    }

    @Test func aDragThatIsLetGoKeepsIt() async throws {
      let app = try App([recorder()])
      let sheet = sheet(over: app)
      UIPerson.pullDown(sheet, finishes: false)
      await app.settle()
      #expect(app.navigation.model?.presented === sheet.model)
      #expect(sheet.model?.transition == nil)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.contains("sheetSwipe") }.count, 2)
      #expect(app.navigation.model?.presented == nil)
    }

    @Test func aModalSheetTellsOfTheAttempt() async throws {
      let app = try App(
        ["return {didAttemptToDismiss = function(c) print(\"attempt \" .. c.class) end}"])
      let sheet = sheet(over: app)
      sheet.topViewController?.navhost.settings.modalInPresentation = true
      await app.settle()
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks, ["attempt Form"])
      #expect(app.navigation.presentedViewController === sheet)
    }

    @Test func escapeAtItsRootDismissesIt() async throws {
      let app = try App([recorder()])
      let sheet = sheet(over: app)
      #expect(UIPerson.scrub(sheet))
      await app.settle()
      expectEqual(app.asks.last, "shouldPop Form escape")
      #expect(app.navigation.presentedViewController == nil)
    }

    @Test func theAppsOwnButtonAsks() async throws {
      let app = try App([recorder("false")])
      let sheet = sheet(over: app)
      expectEqual(sheet.requestDismiss().kind, .blocked)
      expectEqual(app.asks.last, "shouldPop Form request")
      #expect(app.navigation.presentedViewController === sheet)
    }

    @Test func theProgramDismissesWithoutAsking() async throws {
      let app = try App([recorder("false")])
      let sheet = sheet(over: app)
      sheet.dismiss(animated: true)
      await app.settle()
      #expect(app.asks.isEmpty && app.navigation.model?.presented == nil)
      #expect(app.navigation.presentedViewController == nil)
    }

    /// What is presented may be a container, of which UIKit says that it is dismissed.
    @Test func aStackInsideWhatIsPresentedIsAsked() async throws {
      let app = try App([recorder()])
      let inner = PolicyNavigationController(host: app.host, rootViewController: Form("Inner"))
      let tabs = UITabBarController()
      tabs.viewControllers = [inner]
      app.navigation.present(tabs, animated: true)
      UIPerson.wait()
      #expect(app.navigation.model?.presented === inner.model && inner.model != nil)
      UIPerson.pullDown(tabs)
      await app.settle()
      expectEqual(app.asks.filter { $0.hasPrefix("shouldPop") }, ["shouldPop Form sheetSwipe"])
      #expect(app.navigation.model?.presented == nil && inner.model == nil)
      #expect(app.navigation.presentedViewController == nil && app.reports.isEmpty)
    }

    /// UIKit asked its delegate, and the finger went up before anything moved.
    @Test func aDragThatCameToNothingIsAskedAboutAgain() async throws {
      let app = try App([recorder()])
      let sheet = sheet(over: app)
      let presentation = try #require(sheet.presentationController)
      UIPerson.touch(sheet)
      #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == true)
      UIPerson.swipe(sheet, from: 200, to: 300)
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.contains("sheetSwipe") }.count, 2)
      #expect(app.navigation.model?.presented == nil && app.reports.isEmpty)
    }

    /// One whose own policy would ask the program too: the open question stands.
    @Test func theProgramDoesNotPassAnOpenQuestion() async throws {
      let app = try App([
        """
        return {sources = {"programmatic", "sheetSwipe"}, shouldPop = function() return confirm("Leave?") end}
        """
      ])
      let sheet = sheet(over: app)
      let keeper = Keeper()
      sheet.questions = keeper
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(keeper.questions.count, 1)
      sheet.dismiss(animated: true)
      await app.settle()
      #expect(app.navigation.presentedViewController === sheet && sheet.model?.question != nil)
      keeper.answer?(.accepted(true))
      await app.settle()
      #expect(app.navigation.presentedViewController == nil)
      expectEqual(app.reports, ["dismiss is ignored: question open"])
    }

    @Test(arguments: ["nil", "false", "confirm(\"Leave?\")"])
    func aTapBesideAPopoverIsAsked(_ answer: String) async throws {
      UITraitCollection.device = .regular
      defer { UITraitCollection.device = .compact }
      let app = try App([recorder(answer)])
      let popover = sheet(over: app, style: .popover)
      UIPerson.tapOutside(popover)
      await app.settle()
      expectEqual(app.asks, ["shouldPop Form tapOutside"])
      expectEqual(app.alert != nil, answer.hasPrefix("confirm"))
      if app.alert != nil { await app.answer(true) }
      expectEqual(app.navigation.presentedViewController == nil, answer != "false")
      expectEqual(app.navigation.model?.presented == nil, answer != "false")
      #expect(app.reports.isEmpty)
    }

    /// On an iPhone it is a sheet.
    @Test func aPopoverOnANarrowScreenIsDragged() async throws {
      let app = try App([recorder()])
      let popover = sheet(over: app, style: .popover)
      UIPerson.pullDown(popover)
      await app.settle()
      expectEqual(app.asks.last, "shouldPop Form sheetSwipe")
      #expect(app.navigation.model?.presented == nil)
    }

    @Test func whatIsPresentedAgainIsAskedAgain() async throws {
      let app = try App([recorder()])
      let sheet = sheet(over: app)
      UIPerson.pullDown(sheet)
      await app.settle()
      app.navigation.present(sheet, animated: true)
      UIPerson.wait()
      UIPerson.pullDown(sheet)
      await app.settle()
      expectEqual(app.asks.filter { $0.contains("sheetSwipe") }.count, 2)
      #expect(app.navigation.model?.presented == nil)
    }
  }
}
