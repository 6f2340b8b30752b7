import CMemory
import Navigation
import NavigationUIKit
import PluginHost
import Testing
import UIKit

extension AdapterTests {
  @Suite("Nothing is kept")
  @MainActor
  struct MemoryTests {
    private func round(_ app: App) async {
      for number in 0..<1_000 {
        let form = LetterEditor("Letter \(number)")
        form.navhost.props["draft"] = true
        app.push(form)
        form.navhost.props["draft"] = nil
        await app.tapBack()
      }
      await app.settle()
    }

    @Test(arguments: [[], ["draft_guard", recorder()]] as [[String]])
    func aThousandScreensComeAndGo(_ plugins: [String]) async throws {
      let app = try App(plugins)
      app.host.onLog = { _ in }
      let alive = Screen.alive
      await round(app)
      #expect(Screen.alive == alive && app.depth == 1)
    }

    /// Without plugins, for what Lua keeps depends on when it last collected.
    @Test func theSecondThousandNeedsNoMoreThanTheFirst() async throws {
      let app = try App()
      await round(app)
      let first = Int(bytes_in_use())
      await round(app)
      let second = Int(bytes_in_use())
      #expect(Double(second) <= Double(first) * 1.05, "\(first) then \(second) bytes")
    }
  }
}
