import Expectations
import Foundation
import Migrations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

@testable import SampleApp

extension AdapterTests {
  /// What stands in `examples`, run.
  @Suite("The examples")
  @MainActor
  struct ExamplesTests {
    private static let folder =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../examples").standardizedFileURL.path

    private func app(_ policy: String, _ screen: UIViewController) throws -> App {
      let app = try App(stack: [Home("Home"), screen])
      try app.host.load("\(Self.folder)/Migrations/policies/\(policy).lua")
      return app
    }

    @Test func aSwizzledHandlerMoved() async throws {
      let letter = LetterAfter()
      let app = try app("keep_draft", letter)
      letter.isDraft = true
      await app.tapBack()
      await app.swipe()
      expectEqual(app.depth, 2)
      letter.isDraft = false
      await app.tapBack()
      expectEqual(app.depth, 1)
    }

    @Test func aFullscreenPopGestureMoved() async throws {
      let player = PlayerAfter()
      let app = try App(stack: [Home(), player])
      _ = player.view
      player.playbackChanged(isLocked: true)
      await app.swipe(from: 50, to: 380)
      expectEqual(app.depth, 2)
      player.playbackChanged(isLocked: false)
      await app.swipe(from: 70, to: 380)
      expectEqual(app.depth, 2)
      await app.swipe(from: 50, to: 380)
      expectEqual(app.depth, 1)
    }

    @Test func aCanPopViewControllerMoved() async throws {
      let form = FormAfter()
      let app = try app("ask_to_save", form)
      form.isDirty = true
      await app.swipe()
      #expect(app.depth == 2 && app.alert == nil)
      await app.tapBack()
      await app.answer(true)
      expectEqual(app.depth, 1)
    }

    private static let policies = folder + "/SampleApp/policies"

    /// The policies of the examples are no files of a bundle here.
    init() { PolicyNavigationController.allowsDownloadedPolicies = true }

    private func settle() async {
      for _ in 0..<2 {
        await nextTurn()
        UIPerson.wait()
        await nextTurn()
      }
    }

    @Test func theSampleApp() async throws {
      var lines: [String] = []
      let mail = makeMail(host: makeHost(policies: Self.policies) { lines.append($0) })
      mail.show()
      (mail.topViewController as? Inbox)?.open()
      UIPerson.wait()
      let letter = try #require(mail.topViewController as? Letter)
      letter.textChanged("Dear")
      await nextTurn()
      expectEqual(mail.navigationBar.backTitle, "Draft")
      letter.done()
      await nextTurn()
      expectEqual(UIPerson.alert(over: mail)?.message, "Discard the draft?")
      UIPerson.answer(true, over: mail)
      await settle()
      expectEqual(mail.viewControllers.count, 1)
      expectEqual(lines, ["asked\tLetter\trequest"])
    }

    @Test func itsOperation() async throws {
      var lines: [String] = []
      let app = try App(stack: [Home(), Form()])
      try operate(app.host, next: Self.folder + "/Migrations/policies/keep_draft.lua") {
        lines.append($0)
      }
      await app.tapBack()
      #expect(lines.contains("popped Form by none, 1"), "\(lines)")
      expectEqual(app.depth, 1)
    }

    @Test func itsSheet() async throws {
      var lines: [String] = []
      let mail = makeMail(host: makeHost(policies: Self.policies) { lines.append($0) })
      mail.show()
      (mail.topViewController as? Inbox)?.compose()
      UIPerson.wait()
      let sheet = try #require(mail.presentedViewController as? PolicyNavigationController)
      let letter = try #require(sheet.topViewController as? Letter)
      letter.textChanged("Dear")
      UIPerson.pullDown(sheet)
      await settle()
      expectEqual(UIPerson.alert(over: sheet)?.message, "Discard the draft?")
      UIPerson.answer(false, over: sheet)
      await settle()
      #expect(mail.presentedViewController === sheet)
      letter.done()
      UIPerson.answer(true, over: sheet)
      await settle()
      #expect(mail.presentedViewController == nil)
      expectEqual(lines, ["asked\tLetter\tsheetSwipe", "asked\tLetter\trequest"])
    }

    @Test func itsTabs() async throws {
      var lines: [String] = []
      let tabs = makeTabs(host: makeHost(policies: Self.policies) { lines.append($0) })
      tabs.show()
      UIPerson.tapTab(tabs, 1)
      let archive = try #require(tabs.selectedViewController as? PolicyNavigationController)
      (archive.topViewController as? Inbox)?.open()
      UIPerson.wait()
      UIPerson.tapTab(tabs, 1)
      await settle()
      expectEqual(archive.viewControllers.count, 1)
      expectEqual(lines, ["asked\tLetter\ttabBar"])
    }
  }
}
