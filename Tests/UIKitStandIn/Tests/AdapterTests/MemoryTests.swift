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

    @Test func aThousandScreensComeAndGo() async throws {
      let before = Screen.alive
      let app = try App(["draft_guard", recorder()])
      app.host.onLog = { _ in }
      let root = Screen.alive
      await round(app)
      #expect(Screen.alive == root && app.depth == 1)
      let first = Int(bytes_in_use())
      await round(app)
      #expect(Screen.alive == root)
      let second = Int(bytes_in_use())
      #expect(Double(second) <= Double(first) * 1.05, "\(first) then \(second) bytes")
      #expect(before <= root)
    }
  }
}
