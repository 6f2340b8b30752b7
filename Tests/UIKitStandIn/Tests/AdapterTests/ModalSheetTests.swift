import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

/// The delegate of a sheet that keeps it while there are changes, as in Apple's sample "Disabling the pull-down gesture
/// for a sheet".
@MainActor
final class KeepingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var keeps = true
  private(set) var attempts = 0

  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
    !keeps
  }

  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
    attempts += 1
  }
}

extension AdapterTests {
  /// A dismissal that UIKit refused for the app's sake is not carried out.
  @Suite("A sheet that the app keeps")
  @MainActor
  struct ModalSheetTests {
    enum Attempt: CaseIterable, Sendable { case pull, pullABit, tapBeside }

    /// The view controller with the flag.
    enum Owner: CaseIterable, Sendable { case navigation, screen }

    private let abstains = """
      return {
        shouldPop = function(c, pop) print("shouldPop " .. pop.source) end,
        didAttemptToDismiss = function(c) print("attempt " .. c.class) end,
      }
      """

    private func attempt(_ attempt: Attempt, _ app: ModalApp) async {
      switch attempt {
      case .pull: UIPerson.pullDown(app.sheet)
      case .pullABit: UIPerson.pullDown(app.sheet, finishes: false)
      case .tapBeside: UIPerson.tapOutside(app.sheet)
      }
      await rest()
    }

    private func set(_ isModal: Bool, _ owner: Owner, _ app: ModalApp) {
      (owner == .screen ? app.screen : app.sheet).isModalInPresentation = isModal
    }

    @Test(arguments: Installation.allCases, Owner.allCases)
    func anAttemptDoesNotDismissIt(_ installation: Installation, _ owner: Owner) async throws {
      UITraitCollection.device = .regular
      defer { UITraitCollection.device = .compact }
      for way in Attempt.allCases {
        for style in [UIModalPresentationStyle.automatic, .formSheet] {
          let app = try ModalApp(installation, abstains, style: style)
          set(true, owner, app)
          await attempt(way, app)
          #expect(app.isPresented, "\(way) of a \(style)")
          #expect(app.asks.allSatisfy { !$0.hasPrefix("shouldPop") }, "\(app.asks)")
        }
      }
    }

    @Test(arguments: Installation.allCases, Owner.allCases)
    func theFlagIsReadWhenTheAttemptComes(
      _ installation: Installation, _ owner: Owner
    ) async throws {
      let app = try ModalApp(installation, abstains)
      for _ in 0..<2 {
        set(true, owner, app)
        await attempt(.pull, app)
        #expect(app.isPresented)
        expectEqual(app.asks.last, "attempt Form")
        expectEqual(app.host.navigation.scene.topNavigation?.explanation?.reason, "modal")
        app.screen.navhost.props["draft"] = true
        await rest()
        set(false, owner, app)
      }
      await attempt(.pull, app)
      #expect(!app.isPresented)
      expectEqual(app.asks.suffix(2), ["shouldPop sheetSwipe", "shouldPop sheetSwipe"])
    }

    @Test(arguments: Installation.allCases)
    func theAppsFlagIsNotOverwritten(_ installation: Installation) async throws {
      let app = try ModalApp(installation, abstains)
      app.sheet.isModalInPresentation = true
      app.screen.navhost.props["draft"] = true
      await rest()
      #expect(app.sheet.isModalInPresentation)
      app.sheet.pushViewController(Form(), animated: true)
      await rest()
      #expect(app.sheet.isModalInPresentation)
      #expect(!app.screen.isModalInPresentation && !app.screen.navhost.settings.modalInPresentation)
    }

    @Test(arguments: Installation.allCases, [true, false])
    func theAppsFlagComesBackWhenNoHookAnswers(
      _ installation: Installation, _ own: Bool
    ) async throws {
      let app = try ModalApp(
        installation, "return {modalInPresentation = function(c) return c.props.modal end}")
      app.sheet.isModalInPresentation = own
      app.screen.navhost.props["modal"] = .boolean(!own)
      await rest()
      expectEqual(app.sheet.isModalInPresentation, !own)
      app.screen.navhost.props["modal"] = nil
      await rest()
      expectEqual(app.sheet.isModalInPresentation, own)
      app.screen.navhost.props["modal"] = .boolean(!own)
      await rest()
      app.host.isEnabled = false
      await rest()
      expectEqual(app.sheet.isModalInPresentation, own, "the kill switch gives it back")
    }

    /// A hook answers `false`, and UIKit still refuses for the screen's own flag.
    @Test func aHookDoesNotOverrideTheFlagOfTheScreen() async throws {
      let app = try ModalApp(
        .controller, "return {modalInPresentation = function() return false end}")
      app.screen.isModalInPresentation = true
      await attempt(.pull, app)
      #expect(app.isPresented)
      app.screen.isModalInPresentation = false
      await attempt(.pull, app)
      #expect(!app.isPresented)
    }

    @Test(arguments: Installation.allCases, [false, true])
    func theAppsDelegateKeepsIt(
      _ installation: Installation, _ isSetBefore: Bool
    ) async throws {
      let app = try ModalApp(installation, abstains, isPresented: false)
      let delegate = KeepingDelegate()
      if isSetBefore { app.sheet.presentationController?.delegate = delegate }
      app.app.navigation.present(app.sheet, animated: true)
      app.sheet.presentationController?.delegate = delegate
      await rest()
      for number in 1...2 {
        await attempt(.pull, app)
        #expect(app.isPresented)
        expectEqual(delegate.attempts, number)
      }
      #expect(app.asks.allSatisfy { !$0.hasPrefix("shouldPop") }, "\(app.asks)")
      delegate.keeps = false
      await attempt(.pull, app)
      #expect(!app.isPresented)
      expectEqual(app.asks.last, "shouldPop sheetSwipe")
    }
  }
}
