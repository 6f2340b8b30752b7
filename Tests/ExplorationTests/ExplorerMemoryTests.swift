import Navigation
import PluginHost
import Scripting
import Testing

@testable import Exploration

@Suite struct ExplorerMemoryTests {
  private struct Held {
    weak var host: NavigationHost?
    weak var session: ScriptSession?
  }

  @Test("each walk lets go of its host", arguments: [Profile.ios17, .ios26])
  func hosts(_ profile: Profile) throws {
    var held: [Held] = []
    let explorer = Explorer(Scene(profile: profile), seed: 1, steps: 5000)
    explorer.onOpen = { held.append(Held(host: $0.host, session: $0)) }
    let finding = try explorer.run()
    #expect(finding == nil)
    #expect(held.count == 20)
    #expect(held.count { $0.session != nil } <= 1)
    #expect(held.count { $0.host != nil } <= 1)
  }
}
