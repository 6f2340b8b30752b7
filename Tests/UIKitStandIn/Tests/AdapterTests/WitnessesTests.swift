import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What others have seen phones do: examples/FidelityApp/README.md says who.
  @Suite("What others have seen")
  @MainActor
  struct WitnessesTests {
    private func with(_ letters: String) { UIUnknowns.current = UIUnknowns(letters) }

    private func present(
      _ app: App, _ style: UIModalPresentationStyle, _ letters: String
    ) -> PolicyNavigationController {
      let sheet = PolicyNavigationController(host: app.host, rootViewController: Form())
      sheet.modalPresentationStyle = style
      with(letters)
      app.navigation.present(sheet, animated: true)
      return sheet
    }

    // MARK: Sheets

    /// Nothing tells of the attempt: the question comes all the same, and once.
    @Test(arguments: ["", "k"], [UIModalPresentationStyle.formSheet, .popover, .automatic])
    func aTapBesideItAsks(_ unknowns: String, _ style: UIModalPresentationStyle) async throws {
      UITraitCollection.device = .regular
      defer { UITraitCollection.device = .compact }
      let app = try App([asker])
      let sheet = present(app, style, unknowns)
      UIPerson.tapOutside(sheet)
      await app.settle()
      #expect(app.alert != nil && sheet.model?.question != nil)
      await app.answer(false)
      UIPerson.tapOutside(sheet)
      await app.settle()
      #expect(app.alert != nil, "the second tap asks again")
      await app.answer(true)
      #expect(app.navigation.presentedViewController == nil && sheet.model == nil)
      #expect(app.navigation.model?.presented == nil && app.reports.isEmpty)
    }

    @Test func aTapBesideAFormSheetIsNoDrag() async throws {
      let app = try App([recorder()])
      let sheet = present(app, .formSheet, "k")
      UIPerson.tapOutside(sheet)
      await app.settle()
      expectEqual(app.asks, ["shouldPop Form tapOutside"])
      #expect(app.navigation.presentedViewController == nil)
      #expect(app.navigation.model?.presented == nil)
    }

    /// UIKit drops an alert that is presented while a sheet leaves.
    @Test func anAlertWaitsForADismissal() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      let plain = Step()
      with("n")
      app.navigation.present(plain, animated: true)
      app.navigation.dismiss(animated: true)
      app.navigation.requestPop()
      await nextTurn()
      #expect(app.alert == nil && app.navigation.model?.question != nil)
      await app.settle()
      #expect(app.alert != nil && app.reports.isEmpty)
      await app.answer(true)
      #expect(app.depth == 1 && app.model == app.stack)
    }

    @Test func anAlertThatIsTakenAwayIsReported() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      await app.tapBack()
      app.navigation.dismiss(animated: true)
      await app.settle()
      await app.tapBack()
      expectEqual(app.reports, ["a question went from the screen without an answer"])
    }

    // MARK: dismiss

    private func keeper(_ answer: String) -> String {
      "return {sources = {\"programmatic\"}, shouldPop = function() return \(answer) end}"
    }

    @Test func aDismissalThatIsRefusedIsToldOf() async throws {
      let app = try App([keeper("false, \"not now\"")])
      let sheet = present(app, .automatic, "")
      var completed = 0
      sheet.dismiss(animated: true) { completed += 1 }
      await app.settle()
      #expect(app.navigation.presentedViewController === sheet && completed == 1)
      expectEqual(app.reports, ["dismiss is blocked: not now"])
    }

    @Test(arguments: [true, false], ["", "n"])
    func aDismissalThatWaitsIsCompletedWithTheAnswer(
      _ accepted: Bool, _ unknowns: String
    ) async throws {
      let app = try App([keeper("confirm(\"Leave?\")")])
      let sheet = present(app, .automatic, unknowns)
      var completed = 0
      sheet.dismiss(animated: true) { completed += 1 }
      await app.settle()
      #expect(app.alert != nil && completed == 0 && app.reports.count == 1)
      await app.answer(accepted)
      expectEqual(completed, 1)
      expectEqual(app.navigation.presentedViewController == nil, accepted)
    }

    // MARK: The bar

    /// iOS 26: the button works while a screen still slides in.
    @Test func aTapDuringAPushAsksAndPops() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      with("l")
      app.navigation.pushViewController(LetterEditor(), animated: true)
      UIClock.shared.advance(by: 0.1)
      #expect(UIPerson.tapBack(app.navigation))
      await app.settle()
      expectEqual(app.asks, ["shouldPop LetterEditor backButton"])
      #expect(app.stack == ["Home", "Form"] && app.model == app.stack)
    }

    /// Two taps in one turn of the main loop are one; one that comes during the pop is another.
    @Test func twoTapsAskAboutTwoScreens() async throws {
      let app = try App([recorder()], stack: [Home(), Step(), Form(), Form()])
      with("l")
      UIPerson.tapBack(app.navigation)
      UIPerson.tapBack(app.navigation)
      await nextTurn()
      #expect(app.asks == ["shouldPop Form backButton"] && app.depth == 3)
      UIClock.shared.advance(by: 0.1)
      UIPerson.tapBack(app.navigation)
      await app.settle()
      #expect(app.asks.count == 2 && app.stack == ["Home", "Step"] && app.model == app.stack)
    }

    /// The app's own pop after a press beside the button is no menu's.
    @Test(arguments: [(20, "backMenu"), (200, "programmatic")] as [(CGFloat, String)])
    func onlyAPressOnTheButtonOpensItsMenu(_ lead: CGFloat, _ source: String) async throws {
      let app = try App(
        [recorder("nil", sources: "{\"programmatic\", \"backMenu\"}")], stack: [Home(), Form()])
      UIPerson.pressBar(app.navigation, at: lead)
      _ = app.navigation.popToViewController(app.navigation.viewControllers[0], animated: true)
      await app.settle()
      expectEqual(app.asks, ["shouldPop Form \(source)"])
    }

    @Test func whatTheProgramDoesClosesTheMenu() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      UIPerson.pressBar(app.navigation, at: 20)
      app.push(Step())
      _ = app.navigation.popToViewController(app.navigation.viewControllers[0], animated: true)
      await app.settle()
      #expect(app.asks.isEmpty && app.depth == 1 && app.model == app.stack)
    }

    /// As in a split view that has collapsed: the bar shows an item of the stack inside.
    @Test func anItemOfTheStackInsideIsATap() async throws {
      let app = try App([recorder("false")])
      let inner = UINavigationController(rootViewController: Form())
      app.push(inner)
      let bar = app.navigation.navigationBar
      let item = try #require(inner.topViewController?.navigationItem)
      #expect(!app.navigation.navigationBar(bar, shouldPop: item))
      await app.settle()
      #expect(app.asks == ["shouldPop UINavigationController backButton"] && app.depth == 2)
      inner.pushViewController(Step(), animated: false)
      let upper = try #require(inner.topViewController?.navigationItem)
      #expect(app.navigation.navigationBar(bar, shouldPop: upper) && app.asks.count == 1)
      #expect(app.reports.contains { $0.contains("not the top's") })
    }

    @Test func anActionOfTheAppsOwnStandsForTheButton() async throws {
      let app = try App([recorder("false")], stack: [Home(), Form()])
      var taps = 0
      app.navigation.topViewController?.navigationItem.backAction = UIAction { _ in taps += 1 }
      await app.tapBack()
      #expect(taps == 1 && app.asks.isEmpty && app.depth == 2)
      let item = try #require(app.navigation.topViewController?.navigationItem)
      #expect(app.navigation.navigationBar(app.navigation.navigationBar, shouldPop: item))
      expectEqual(app.navigation.tapCustomBackItem().refusal, .backAction)
    }

    // MARK: The stack

    @Test func whatWasSetCountsBeforeTheLayout() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      with("o")
      app.navigation.setViewControllers([Home("New"), Step(), LetterEditor()], animated: false)
      expectEqual(app.model, ["Home", "Step", "LetterEditor"])
      await app.settle()
      expectEqual(app.stack, app.model)
      await app.tapBack()
      #expect(app.asks == ["shouldPop LetterEditor backButton"] && app.depth == 2)
    }

    @Test func aDeepLinkDuringASwipeIsReported() async throws {
      let app = try App([recorder()], stack: [Home(), Form()])
      let pan = try #require(UIPerson.begin(app.navigation, from: 5, to: 330))
      expectEqual(app.navigation.requestViewControllers([Home()]).kind, .ignored)
      #expect(app.reports.contains { $0.hasPrefix("a deep link is ignored") })
      UIPerson.lift(pan, at: CGPoint(x: 330, y: 400))
      await app.settle()
    }

    /// A page view is kept at its first page by an inset: nothing is left to be scrolled there.
    @Test func insetsCountForWhatCanBeScrolled() throws {
      UINavigationController.systemVersion = 26
      defer { UINavigationController.systemVersion = 17 }
      let app = try App([recorder()], stack: [Home(), Form()], .init(profile: .ios26))
      let content = try #require(app.navigation.interactiveContentPopGestureRecognizer)
      let pages = UIScrollView()
      pages.contentSize = CGSize(width: 1_170, height: 800)
      pages.contentOffset.x = 390
      pages.contentInset.left = -390
      let pan = pages.panGestureRecognizer
      #expect(content.delegate?.gestureRecognizer(content, shouldRequireFailureOf: pan) == false)
      pages.contentInset.left = 0
      #expect(content.delegate?.gestureRecognizer(content, shouldRequireFailureOf: pan) == true)
      let letter = UIScrollView()
      letter.contentSize = CGSize(width: 780, height: 800)
      letter.contentInset.left = 20
      letter.contentOffset.x = -20
      #expect(
        content.delegate?.gestureRecognizer(
          content, shouldRequireFailureOf: letter.panGestureRecognizer) == false)
    }

    // MARK: Tabs

    @Test(arguments: ["m", "mh"])
    func tabsThatAreAskedByTabAsk(_ unknowns: String) async throws {
      let tabbed = try TabbedApp([
        "return {shouldSelect = function(c, t) print(\"tab\") return t.index ~= 2 end}"
      ])
      with(unknowns)
      UIPerson.tapTab(tabbed.tabs, 1)
      await tabbed.app.settle()
      #expect(tabbed.tabs.selectedIndex == 0 && tabbed.app.asks == ["tab"])
      UIPerson.tapTab(tabbed.tabs, 2)
      await tabbed.app.settle()
      #expect(tabbed.tabs.selectedIndex == 2 && tabbed.app.asks.count == 2)
    }

    /// Nobody sees an alert there: it comes when the tab does.
    @Test func aQuestionInAHiddenTabWaits() async throws {
      let tabbed = try TabbedApp([asker])
      let hidden = tabbed.others[0]
      tabbed.tabs.selectedIndex = 1
      hidden.pushViewController(Form(), animated: false)
      tabbed.tabs.selectedIndex = 0
      expectEqual(hidden.requestPop().kind, .deferred)
      await tabbed.app.settle()
      #expect(tabbed.app.alert == nil && hidden.model?.question != nil)
      tabbed.tabs.selectedIndex = 1
      await tabbed.app.settle()
      #expect(tabbed.app.alert != nil)
      await tabbed.app.answer(true)
      expectEqual(hidden.viewControllers.count, 1)
    }
  }
}
