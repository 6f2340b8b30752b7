#if FORTY_SCREENS
  import Expectations
  import Foundation
  import NavhostNavigation
  import NavhostPluginHost
  import NavigationUIKit
  import Testing
  import UIKit

  @testable import FortyScreens

  extension AdapterTests {
    /// The app that scripts/dev/forty-screens.py makes, as a person uses it; by `deep.sh adapter` alone.
    @Suite("The app of forty screens")
    @MainActor
    struct FortyScreensTests {
      private let tabs: AppTabs

      init() {
        UIUnknowns.current = UIUnknowns(
          ProcessInfo.processInfo.environment["NAVHOST_UNKNOWNS"] ?? "")
        PolicyNavigationController.allowsDownloadedPolicies = true
        Policies.folder =
          URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../.build/forty-screens/after/policies").standardizedFileURL
          .path
        // Each test has an app of its own.
        Policies.main = Policies.makeHost()
        let tabs = AppTabs()
        self.tabs = tabs
        // When the test is over, the scenes of others are none of its business.
        Policies.main.onReport = { [weak tabs] in if tabs != nil { Issue.record("\($0)") } }
        tabs.show()
      }

      private func settle() async {
        for _ in 0..<3 {
          await Task { @MainActor in }.value
          UIPerson.wait()
          await Task { @MainActor in }.value
        }
      }

      private func stack(_ tab: Int) throws -> AppNavigation {
        try #require(tabs.viewControllers?[tab] as? AppNavigation)
      }

      private func classes(_ navigation: UINavigationController) -> [String] {
        navigation.viewControllers.map { "\(type(of: $0))" }
      }

      /// Each way out of an editor asks, and a screen on which nobody typed goes.
      @Test(arguments: ["back", "swipe", "menu", "escape", "tab"], [true, false])
      func eachWayOutOfALetterAsks(_ way: String, _ types: Bool) async throws {
        let mail = try stack(0)
        (mail.topViewController as? AppScreen)?.open(1)
        await settle()
        let letter = try #require(mail.topViewController as? Letter)
        if types { letter.textChanged("Dear") }
        for answer in types ? [false, true] : [] {
          await leave(mail, way)
          expectEqual(UIPerson.alert(over: mail)?.message, "Discard what you typed?")
          UIPerson.answer(answer, over: mail)
          await settle()
        }
        if !types { await leave(mail, way) }
        #expect(classes(mail) == ["Inbox"] && UIPerson.alert(over: mail) == nil)
      }

      private func leave(_ navigation: UINavigationController, _ way: String) async {
        switch way {
        case "back": UIPerson.tapBack(navigation)
        case "swipe": UIPerson.swipe(navigation, from: 5, to: 330)
        case "menu": UIPerson.pickBackMenu(navigation, 1)
        case "escape": UIPerson.scrub(navigation)
        default: UIPerson.tapTab(tabs, 0)
        }
        await settle()
      }

      /// Saved by the app itself, in one function of its own.
      @Test func aNoteIsSaved() async throws {
        let mail = try stack(0)
        (mail.topViewController as? AppScreen)?.open(2)
        await settle()
        let note = try #require(mail.topViewController as? Note)
        _ = note.view
        note.textChanged("Milk")
        UIPerson.tapBack(mail)
        await settle()
        try await wait { mail.topViewController !== note }
        await settle()
        #expect(note.saved == "Milk" && classes(mail) == ["Inbox"])
      }

      @Test func aSheetAsks() async throws {
        let contacts = try stack(1)
        tabs.selectedIndex = 1
        let list = try #require(contacts.topViewController as? AppScreen)
        let editor = EditContact()
        list.openInSheet(editor)
        await settle()
        let sheet = try #require(tabs.presentedViewController as? AppNavigation)
        editor.textChanged("Bob")
        UIPerson.pullDown(sheet)
        await settle()
        #expect(tabs.presentedViewController === sheet)
        expectEqual(UIPerson.alert(over: sheet)?.message, "Discard what you typed?")
        UIPerson.answer(true, over: sheet)
        await settle()
        #expect(tabs.presentedViewController == nil)
      }

      /// Both columns at once: each has a host.
      @Test(arguments: [UISplitViewController.Column.primary, .secondary])
      func aColumnOfTheSplitViewAsks(_ place: UISplitViewController.Column) async throws {
        tabs.selectedIndex = 2
        await settle()
        let column = try #require(tabs.split.viewController(for: place) as? AppNavigation)
        if place == .primary {
          (column.topViewController as? AppScreen)?.open(0)
          await settle()
        }
        (column.topViewController as? AppScreen)?.open(0)
        await settle()
        let appointment = try #require(column.topViewController as? Appointment)
        appointment.textChanged("Dentist")
        UIPerson.tapBack(column)
        await settle()
        #expect(column.topViewController === appointment)
        expectEqual(UIPerson.alert(over: column)?.message, "Discard what you typed?")
        UIPerson.answer(true, over: column)
        await settle()
        expectEqual("\(type(of: column.viewControllers.last!))", "Day")
      }

      /// From the root to whatever it opens: a person gets there and back.
      @Test func everyScreenIsLeft() async throws {
        let all: [AppScreen.Type] = [
          Conversation.self, Message.self, Archive.self, Search.self, Results.self, Labels.self,
          Filters.self, Contact.self, EditContact.self, Day.self, Appointment.self, Profile.self,
          About.self, Letter.self, Reply.self, Recipients.self, Note.self, Contacts.self,
          Month.self,
        ]
        let mail = try stack(0)
        for type in all {
          mail.pushViewController(type.init(), animated: true)
          await settle()
          UIPerson.tapBack(mail)
          await settle()
          expectEqual(classes(mail), ["Inbox"])
        }
        #expect(mail.pushes >= all.count)
      }
    }
  }
#endif
