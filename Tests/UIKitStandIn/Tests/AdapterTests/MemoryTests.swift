import CMemory
import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavigationUIKit
import Testing
import UIKit

extension AdapterTests {
  @Suite("Nothing is kept")
  @MainActor
  struct MemoryTests {
    /// None; one that asks; one that leaves so little behind that Lua hardly ever collects.
    private nonisolated static let policies = [
      [], ["draft_guard"], ["return {shouldPop = function(c) local x = c.class end}"],
    ]

    /// Pushes and pops 1,000 screens. The result is how many bytes were in use at the least while the
    /// last 200 came and went: Lua collects when it sees fit, and in between its garbage counts.
    private func round(_ app: App) async -> Int {
      var least = Int.max
      for number in 0..<1_000 {
        let form = LetterEditor("Letter \(number)")
        form.navhost.props["draft"] = true
        app.push(form)
        form.navhost.props["draft"] = nil
        await app.tapBack()
        // The root stays, and writes down what it is told.
        (app.navigation.topViewController as? Screen)?.callbacks = []
        if number >= 800 { least = min(least, Int(bytes_in_use())) }
      }
      await app.settle()
      return least
    }

    @Test(arguments: policies)
    func aThousandScreensComeAndGo(_ plugins: [String]) async throws {
      let app = try App(plugins)
      app.host.onLog = { _ in }
      let alive = Screen.alive
      let first = await round(app)
      #expect(Screen.alive == alive && app.depth == 1)
      // Lua's garbage comes and goes in cycles that are longer than a round; what is kept stays.
      let later = [await round(app), await round(app), await round(app)]
      #expect(Screen.alive == alive && app.depth == 1)
      let least = later.min() ?? .max
      #expect(Double(least) <= Double(first) * 1.05, "\(first) then \(later) bytes")
    }

    /// As those of a tab bar's other stacks, sheets come and go.
    @Test(arguments: policies)
    func aThousandSheetsComeAndGo(_ plugins: [String]) async throws {
      let app = try App(plugins)
      app.host.onLog = { _ in }
      let alive = Screen.alive
      for _ in 0..<1_000 {
        let sheet = PolicyNavigationController(
          host: app.host, rootViewController: Form("Sheet"))
        app.navigation.present(sheet, animated: true)
        UIPerson.pullDown(sheet)
        await app.settle()
      }
      expectEqual(Screen.alive, alive)
      #expect(app.navigation.model?.presented == nil)
    }
  }
}
