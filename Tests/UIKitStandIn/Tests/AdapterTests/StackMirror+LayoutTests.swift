import Expectations
import NavhostNavigation
import NavhostPluginHost
import Testing
import UIKit

@testable import NavigationUIKit

extension AdapterTests {
  @Suite("UIKit's layout")
  @MainActor
  struct LayoutTests {
    /// A look at UIKit's stack that was due earlier may come before the pop that waits for the next turn.
    @Test func aLookBeforeTheWaitingPopChangesNothing() async throws {
      let app = try App([recorder()], stack: [Screen("A"), Screen("B"), Screen("C")])
      await app.settle()
      let before = app.host.navigation.events.lastIndex
      UIPerson.tapBack(app.navigation)
      #expect(app.model.count == 2 && app.stack.count == 3, "the pop waits")
      app.navigation.mirror?.wasLaidOut(isLast: true)
      expectEqual(app.model.count, 2)
      await app.settle()
      #expect(app.model.count == 2 && app.stack.count == 2)
      let pushes = app.host.navigation.events.since(before).filter { $0.name == .push }
      #expect(pushes.isEmpty)
    }
  }
}
