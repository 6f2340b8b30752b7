import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// Keeps the question instead of showing it.
@MainActor
final class Keeper: QuestionPresenter {
  var questions: [Question] = []
  var withdrawn = 0
  var answer: (@MainActor (Reply) -> Void)?

  func ask(
    _ question: Question, on viewController: UIViewController,
    answer: @escaping @MainActor (Reply) -> Void
  ) {
    questions.append(question)
    self.answer = answer
  }

  func withdraw() { withdrawn += 1 }
}

extension AdapterTests {
  @Suite("Questions")
  @MainActor
  struct QuestionPresenterTests {
    @Test func aPresenterOfTheAppsOwnIsAsked() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      let keeper = Keeper()
      app.navigation.questions = keeper
      await app.tapBack()
      expectEqual(keeper.questions, [Question("Leave?", ok: "Go", cancel: "No", destructive: true)])
      #expect(app.alert == nil)
      keeper.answer?(.accepted(true))
      await app.settle()
      expectEqual(app.depth, 1)
    }

    @Test func aSecondWayOutMeetsTheOpenQuestion() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      let keeper = Keeper()
      app.navigation.questions = keeper
      await app.swipe()
      await app.tapBack()
      UIPerson.scrub(app.navigation)
      await app.settle()
      #expect(keeper.questions.count == 1 && app.depth == 2)
    }

    @Test func aQuestionWhoseScreenHasGoneIsWithdrawn() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      let keeper = Keeper()
      app.navigation.questions = keeper
      await app.tapBack()
      _ = app.navigation.popViewController(animated: true)
      await app.settle()
      #expect(keeper.withdrawn >= 1 && app.depth == 1)
      keeper.answer?(.accepted(true))
      await app.settle()
      #expect(app.depth == 1 && app.model == app.stack)
    }

    @Test func switchingTheHostOffWithdrawsIt() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      await app.tapBack()
      #expect(app.alert != nil)
      app.host.isEnabled = false
      await app.settle()
      #expect(app.alert == nil)
      await app.tapBack()
      expectEqual(app.depth, 1)
    }

    /// An app's `dismiss` takes the alert away with it.
    @Test func anAlertThatGoesWithoutAnAnswerIsANo() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      await app.tapBack()
      app.navigation.dismiss(animated: true)
      await app.settle()
      #expect(app.alert == nil && app.depth == 2)
      await app.tapBack()
      #expect(app.alert != nil)
      await app.answer(true)
      #expect(app.depth == 1 && app.model == app.stack)
    }

    /// On an iPad an action sheet is a popover, which needs a place.
    @Test(arguments: [false, true])
    func anActionSheetHasItsAnchor(_ isBarHidden: Bool) async throws {
      UITraitCollection.device = .regular
      defer { UITraitCollection.device = .compact }
      let app = try App([asker], stack: [Home(), Form()])
      app.navigation.questions = AlertPresenter(style: .actionSheet)
      app.navigation.setNavigationBarHidden(isBarHidden, animated: false)
      app.navigation.requestPop()
      await app.settle()
      let popover = try #require(app.alert?.popoverPresentationController)
      #expect(
        popover.sourceView === (isBarHidden ? app.navigation.view : app.navigation.navigationBar))
      expectEqual(popover.sourceRect.origin.x, isBarHidden ? 195 : 0)
    }

    @Test func itIsAskedOverWhateverIsPresented() async throws {
      let app = try App([asker], stack: [Home(), Form()])
      app.navigation.present(Step(), animated: true)
      app.navigation.requestPop()
      await app.settle()
      #expect(app.alert != nil)
      await app.answer(true)
      expectEqual(app.depth, 1)
    }

    @Test func theAnsweredPopAsksNobodyAgain() async throws {
      let app = try App([asker, recorder()], stack: [Home(), Step(), Form()])
      UIPerson.pickBackMenu(app.navigation, 2)
      await app.settle()
      await app.answer(true)
      expectEqual(app.stack, ["Home"])
      expectEqual(app.asks, ["shouldPop Form backMenu", "shouldPop Step backMenu"])
    }
  }
}
