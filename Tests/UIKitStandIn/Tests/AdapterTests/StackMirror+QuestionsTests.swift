import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What a plugin waits for: a choice of the person, which is shown, or the app, which is not.
  @Suite("Choices, and waiting for the app")
  @MainActor
  struct StackMirrorQuestionsTests {
    private let chooser = """
      return {controllers = "Form", shouldPop = function(c)
        local id = choose(c.props.text or "Keep it?", {"Save",
          {id = "drop", title = "Throw away", style = "destructive"},
          {title = "Stay", style = "cancel"}}, {style = "sheet"})
        if id == "drop" then perform("drop", {of = c.title}) end
        return id ~= "Stay"
      end}
      """
    private let saver = """
      return {controllers = "Form", shouldPop = function(c)
        local saved, why = await("save", {of = c.title}, {timeout = c.props.seconds})
        if saved then return true end
        return false, why
      end}
      """
    private let wall = """
      return {controllers = "Form", shouldPush = function(c) return confirm("Sign in?") end}
      """

    private func text(_ data: DataValue) -> String {
      if case .string(let text)? = data["of"] { text } else { "" }
    }

    @Test func eachChoiceIsAButtonOfTheSheet() async throws {
      let app = try App([chooser], stack: [Home(), Form("Letter")])
      var dropped: [String] = []
      let kept = app.host.onAction("drop") { _, data in dropped.append(text(data)) }
      await app.tapBack()
      let alert = try #require(app.alert)
      #expect(alert.preferredStyle == .actionSheet && alert.message == "Keep it?")
      expectEqual(alert.actions.map(\.title), ["Save", "Throw away", "Stay"])
      expectEqual(alert.actions.map(\.style), [.default, .destructive, .cancel])
      UIPerson.pick("Stay", over: app.navigation)
      await app.settle()
      #expect(app.depth == 2 && dropped.isEmpty)
      await app.swipe()
      UIPerson.pick("Throw away", over: app.navigation)
      await app.settle()
      #expect(app.depth == 1 && app.model == app.stack && dropped == ["Letter"])
      withExtendedLifetime(kept) {}
    }

    @Test func aSheetWithoutAMessageHasNone() async throws {
      let app = try App([chooser], stack: [Home(), Form()])
      app.navigation.topViewController?.navhost.props["text"] = ""
      await app.tapBack()
      #expect(app.alert != nil && app.alert?.message == nil)
    }

    /// Nothing is shown meanwhile, and UIKit's stack follows the answer.
    @Test(arguments: [true, false])
    func theAppAnswers(saves: Bool) async throws {
      let app = try App([saver], stack: [Home(), Form("Letter")])
      var asked: [String] = []
      let kept = app.host.onAwait("save") { _, data in
        asked.append(text(data))
        return saves ? .boolean(true) : nil
      }
      await app.tapBack()
      #expect(app.alert == nil)
      try await wait { app.navigation.model?.question == nil }
      await app.settle()
      #expect(asked == ["Letter"] && app.alert == nil)
      #expect(app.depth == (saves ? 1 : 2) && app.model == app.stack)
      withExtendedLifetime(kept) {}
    }

    @Test func nobodyWhoHandlesItIsAFailure() async throws {
      let app = try App([saver], stack: [Home(), Form()])
      await app.tapBack()
      #expect(app.alert == nil && app.depth == 2 && app.navigation.model?.question == nil)
      expectEqual(app.navigation.model?.explanation?.reason, "no handler for 'save'")
    }

    @Test func whatTakesTooLongHasFailed() async throws {
      let form = Form()
      let app = try App([saver], stack: [Home(), form])
      form.navhost.props["seconds"] = 0.02
      let kept = app.host.onAwait("save") { _, _ in
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
        return true
      }
      await app.tapBack()
      expectEqual(app.navigation.model?.question?.kind, .await)
      try await wait { app.navigation.model?.question == nil }
      #expect(app.navigation.model?.explanation?.reason == "timed out" && app.depth == 2)
      withExtendedLifetime(kept) {}
    }

    @Test func aScreenHandlesItsOwn() async throws {
      let form = Form("Letter")
      var done: [String] = []
      let early = form.navhost.onAwait("save") { _ in
        done.append("screen")
        return true
      }
      let app = try App([saver], stack: [Home(), form])
      let ofHost = app.host.onAwait("save") { _, _ in
        done.append("host")
        return true
      }
      await app.tapBack()
      try await wait { app.navigation.model?.question == nil }
      await app.settle()
      #expect(done == ["screen"] && app.depth == 1)
      withExtendedLifetime((early, ofHost)) {}
    }

    @Test func anActionOfAScreenGoesWithItsObservation() async throws {
      let app = try App(
        ["return {shouldPop = function(c) perform('tell') return false end}"],
        stack: [Home(), Form()])
      var done = 0
      var handler: Observation? = app.navigation.topViewController?.navhost.onAction("tell") { _ in
        done += 1
      }
      await app.tapBack()
      #expect(done == 1 && handler != nil)
      handler = nil
      await app.tapBack()
      expectEqual(done, 1)
    }

    @Test(arguments: [true, false])
    func aPushThatAsksComesAfterAYes(accepted: Bool) async throws {
      let app = try App([wall])
      app.push(Form())
      #expect(app.alert != nil && app.depth == 1)
      app.push(Form())
      expectEqual(app.depth, 1, "one that would ask, too, while the question is open")
      await app.answer(accepted)
      #expect(app.stack == (accepted ? ["Home", "Form"] : ["Home"]) && app.model == app.stack)
    }

    @Test func anAlertOfChoicesThatGoesWithoutAnAnswerIsItsNo() async throws {
      let app = try App([chooser], stack: [Home(), Form()])
      await app.tapBack()
      app.navigation.dismiss(animated: true)
      await app.settle()
      await app.tapBack()
      #expect(app.alert != nil && app.depth == 2)
      UIPerson.pick("Save", over: app.navigation)
      await app.settle()
      #expect(app.depth == 1 && app.model == app.stack)
    }
  }
}
