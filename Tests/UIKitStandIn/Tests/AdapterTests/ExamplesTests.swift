import Foundation
import Migrations
import Navigation
import NavigationUIKit
import PluginHost
import SampleApp
import Testing
import UIKit

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
      #expect(app.depth == 2)
      letter.isDraft = false
      await app.tapBack()
      #expect(app.depth == 1)
    }

    @Test func aFullscreenPopGestureMoved() async throws {
      let player = PlayerAfter()
      let app = try App(stack: [Home(), player])
      _ = player.view
      player.playbackChanged(isLocked: true)
      await app.swipe(from: 50, to: 380)
      #expect(app.depth == 2)
      player.playbackChanged(isLocked: false)
      await app.swipe(from: 70, to: 380)
      #expect(app.depth == 2)
      await app.swipe(from: 50, to: 380)
      #expect(app.depth == 1)
    }

    @Test func aCanPopViewControllerMoved() async throws {
      let form = FormAfter()
      let app = try app("ask_to_save", form)
      form.isDirty = true
      await app.swipe()
      #expect(app.depth == 2 && app.alert == nil)
      await app.tapBack()
      await app.answer(true)
      #expect(app.depth == 1)
    }

    @Test func theSampleApp() async throws {
      var lines: [String] = []
      let mail = makeMail(policies: Self.folder + "/SampleApp/policies") { lines.append($0) }
      mail.show()
      let inbox = try #require(mail.topViewController as? Inbox)
      inbox.viewDidLoad()
      inbox.open()
      UIPerson.wait()
      let letter = try #require(mail.topViewController as? Letter)
      letter.textChanged("Dear")
      await nextTurn()
      #expect(mail.navigationBar.backTitle == "Draft")
      letter.done()
      await nextTurn()
      #expect(UIPerson.alert(over: mail)?.message == "Discard the draft?")
      UIPerson.answer(true, over: mail)
      await nextTurn()
      UIPerson.wait()
      #expect(mail.viewControllers.count == 1)
      #expect(lines == ["asked\tLetter\trequest"])
    }
  }
}
