import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Observation
import Testing
import UIKit

extension AdapterTests {
  @Suite("The path of a stack of SwiftUI's")
  @MainActor
  struct PolicyPathTests {
    /// A host with plugins, whose path has some screens.
    private struct Mail {
      let app: App
      let host: NavigationHost
      let path: PolicyPath<String>

      @MainActor
      init(_ plugins: [String] = [], _ screens: [String] = []) throws {
        app = try App()
        host = NavigationHost()
        let app = app
        host.onReport = { app.reports.append($0) }
        host.onLog = { app.asks.append($0.message) }
        path = PolicyPath(host: host, root: "Inbox") { $0 }
        path.screens = screens
        for plugin in plugins { try app.write(plugin, to: host) }
      }

      @MainActor var classes: [String] { path.model.stack.map(\.className) }
    }

    @Test func aRequestAsksThePlugins() throws {
      let mail = try Mail([recorder()], ["Letter", "Photo"])
      expectEqual(mail.classes, ["Inbox", "Letter", "Photo"])
      expectEqual(mail.path.requestPop().kind, .popped)
      #expect(mail.path.screens == ["Letter"] && mail.classes == ["Inbox", "Letter"])
      expectEqual(mail.app.asks, ["shouldPop Photo request"])
      expectEqual(mail.path.requestPop(count: 5).kind, .popped)
      #expect(mail.path.screens.isEmpty && mail.path.top?.className == "Inbox")
      expectEqual(mail.path.requestPop().kind, .ignored)
    }

    /// A path alone gives its host what the other stacks give theirs.
    @Test func theHostHasTextsAndErrorsInWords() throws {
      let mail = try Mail()
      #expect(mail.host.localizedString != nil && mail.host.answerHandler != nil)
      expectEqual(mail.host.describesErrors(Mistake.disk), "The disk is full.")
    }

    private enum Mistake: LocalizedError {
      case disk
      var errorDescription: String? { "The disk is full." }
    }

    @Test func aVetoKeepsThePath() throws {
      let mail = try Mail([recorder("false, 'draft'")], ["Letter"])
      let outcome = mail.path.requestPop()
      #expect(outcome.kind == .blocked && mail.path.screens == ["Letter"])
      #expect(mail.path.question == nil && mail.path.model.explanation?.outcome == "blocked")
    }

    @Test(arguments: [true, false])
    func aQuestionIsAnsweredByAChoice(_ accepts: Bool) throws {
      let mail = try Mail([asker], ["Form"])
      expectEqual(mail.path.requestPop().kind, .deferred)
      let question = try #require(mail.path.question)
      #expect(question.message == "Leave?" && mail.path.screens == ["Form"])
      let choice = try #require(question.choices.first { ($0.style == .cancel) != accepts })
      expectEqual(mail.path.answer(.choice(choice.id))?.kind, accepts ? .popped : .blocked)
      #expect(mail.path.screens == (accepts ? [] : ["Form"]) && mail.path.question == nil)
      #expect(mail.path.answer(.accepted(true)) == nil)
    }

    @Test func whatSwiftUIPopsHasGone() throws {
      let mail = try Mail([recorder("false")], ["Letter", "Photo", "Photo"])
      mail.path.screens = ["Letter"]
      #expect(mail.classes == ["Inbox", "Letter"] && mail.app.asks.isEmpty)
      let letter = mail.path.top
      mail.path.screens = ["Letter", "Letter"]
      #expect(mail.path.model.stack[1] === letter && mail.classes.count == 3)
      mail.path.screens = ["Photo", "Letter"]
      expectEqual(mail.classes, ["Inbox", "Photo", "Letter"])
      #expect(mail.path.screens == ["Photo", "Letter"] && mail.app.reports.isEmpty)
    }

    @Test func anOpenQuestionGoesWithItsScreen() throws {
      let mail = try Mail([asker], ["Form"])
      mail.path.requestPop()
      mail.path.screens = []
      #expect(mail.path.question == nil && mail.classes == ["Inbox"])
    }

    @Test func aPushAsks() throws {
      let never = """
        return {shouldPush = function(c)
          if c.class == "Never" then return false end
          if c.class == "Maybe" then return confirm("Open?") end
        end}
        """
      let mail = try Mail([never], ["Letter"])
      mail.path.screens.append("Never")
      expectEqual(mail.path.screens, ["Letter"])
      mail.path.screens += ["Maybe", "Photo"]
      #expect(mail.path.screens == ["Letter"] && mail.path.question?.message == "Open?")
      mail.path.answer(.accepted(true))
      expectEqual(mail.path.screens, ["Letter", "Maybe"])
    }

    @Test func theTopHasProps() throws {
      let plugin = "return {shouldPop = function(c) return not c.props.draft end}"
      let mail = try Mail([plugin], ["Letter"])
      try mail.path.top?.props.set(.string("draft"), to: true)
      expectEqual(mail.path.requestPop().kind, .blocked)
      try mail.path.top?.props.set(.string("draft"), to: nil)
      expectEqual(mail.path.requestPop().kind, .popped)
    }

    @Test func aSheetAsks() throws {
      let mail = try Mail([recorder()])
      let sheet = try #require(mail.path.sheet(root: "Compose") { (page: Int) in "Page\(page)" })
      sheet.screens = [1, 2]
      #expect(sheet.isPresented && sheet.requestPop().kind == .popped && sheet.screens == [1])
      #expect(mail.path.sheet(root: "Compose") { (page: Int) in "Page\(page)" } == nil)
      expectEqual(mail.app.reports.count, 1)
      #expect(sheet.requestDismiss().kind == .dismissed && !sheet.isPresented)
      expectEqual(
        mail.app.asks,
        [
          "shouldPop Page2 request", "shouldPop Page1 request", "shouldPop Compose request",
        ])
      #expect(mail.path.requestDismiss().kind == .ignored && mail.path.isPresented)
    }

    @Test func onlyThePathThatAskedHasTheQuestion() throws {
      let mail = try Mail([asker], ["Letter"])
      let sheet = try #require(mail.path.sheet(root: "Form") { (page: Int) in "Page\(page)" })
      expectEqual(sheet.requestDismiss().kind, .deferred)
      mail.path.screens = ["Letter"]
      expectEqual(mail.path.requestPop().kind, .ignored)
      #expect(sheet.question != nil && mail.path.question == nil)
      sheet.answer(.accepted(true))
      #expect(!sheet.isPresented && sheet.question == nil)
    }

    @Test func aSheetThatSwiftUIDismissesHasGone() throws {
      let mail = try Mail([recorder("false")])
      let sheet = try #require(mail.path.sheet(root: "Compose") { (page: Int) in "Page\(page)" })
      #expect(sheet.requestDismiss().kind == .blocked && sheet.isPresented)
      sheet.isPresented = false
      #expect(!sheet.isPresented && !sheet.model.isAttached)
      expectEqual(mail.app.asks, ["shouldPop Compose request"])
    }

    @Test func tabsAsk() throws {
      let plugin = """
        return {shouldSelect = function(c, tab)
          print(c.class .. " " .. tab.index)
          return tab.index ~= 3
        end}
        """
      let mail = try Mail([plugin], ["Letter"])
      let others = mail.path.tabs(["Archive", "Settings"])
      #expect(others.count == 2 && mail.path.tabs(["More"]).isEmpty && mail.path.selectedTab == 0)
      #expect(mail.path.select(tab: 1).kind == .selected && mail.path.selectedTab == 1)
      #expect(others[0].select(tab: 2).kind != .selected && others[0].selectedTab == 1)
      #expect(mail.path.select(tab: 0).kind == .selected && mail.path.screens == ["Letter"])
      #expect(mail.path.select(tab: 0).kind == .popped && mail.path.screens.isEmpty)
      expectEqual(mail.path.select(tab: 7).kind, .ignored)
      try expectEqual(Mail().path.select(tab: 0).kind, .ignored)
      expectEqual(mail.app.asks.first, "Letter 2", "\(mail.app.asks)")
    }

    @Test func theAppIsWaitedFor() async throws {
      let plugin = "return {shouldPop = function() return await('save') end}"
      let mail = try Mail([plugin], ["Letter"])
      let handler = mail.host.onAwait("save") { _, _ in .boolean(true) }
      #expect(mail.path.requestPop().kind == .deferred && mail.path.question == nil)
      for _ in 0..<5_000 where mail.path.screens == ["Letter"] {
        try await Task.sleep(nanoseconds: 1_000_000)
      }
      #expect(mail.path.screens.isEmpty)
      _ = handler
    }

    @Test func whatIsDoneElsewhereIsShown() async throws {
      let mail = try Mail([], ["Letter"])
      mail.host.navigation.pop()
      await nextTurn()
      await nextTurn()
      #expect(mail.path.screens.isEmpty)
    }

    @Test func itIsObserved() throws {
      let mail = try Mail([], ["Letter"])
      nonisolated(unsafe) var changes = 0
      withObservationTracking {
        _ = mail.path.screens
      } onChange: {
        changes += 1
      }
      mail.path.requestPop()
      expectEqual(changes, 1)
    }
  }
}
