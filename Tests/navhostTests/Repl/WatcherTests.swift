import Expectations
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import Testing

@testable import navhost

/// Saved files, and new ones.
@Suite struct WatcherTests {
  @Test func `Saved files are noticed`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path)/asks.lua")
    try expectEqual(fixture.enter(".watch"), "watching 1 plugin")
    #expect(fixture.repl.news() == nil)
    try scratch.write("asks.lua", ReplFixture.asks.replacing("1.2.3", with: "2.0.10"))
    expectEqual(fixture.repl.news(), "reloaded asks 2.0.10")
    #expect(fixture.repl.news() == nil)
    try scratch.write("asks.lua", "return 5 5 5")
    #expect(fixture.repl.news()?.hasPrefix("not reloaded: ") == true)
    try fixture.enter(".watch")
    #expect(fixture.repl.watcher == nil)
  }

  @Test func `A new plugin in a watched folder is loaded, a broken one once it is mended`() throws {
    let scratch = try Folder(["plugins/a.lua": "return {}"])
    let path = scratch.path("plugins")
    let host = try ReplFixture().host
    let repl = try Repl(
      try ScriptSession(host: host), origin: SessionOrigin(folders: [path]))
    expectEqual(repl.enter(".use \(path)"), .told("a 0.0.0"))
    expectEqual(repl.enter(".watch"), .told("watching 1 plugin"))
    #expect(repl.news() == nil)
    try scratch.write("plugins/b.lua", "return {version = '2.0.0'}")
    try scratch.write("plugins/b_spec.lua", "return {}")
    expectEqual(repl.news(), "loaded b 2.0.0")
    #expect(repl.news() == nil)
    try scratch.write("plugins/c/init.lua", "return {")
    #expect(repl.news()?.hasPrefix("not loaded: ") == true)
    #expect(repl.news() == nil)
    try scratch.write("plugins/c/init.lua", "return {version = '3.0.0'}")
    expectEqual(repl.news(), "loaded c 3.0.0")
  }

  @Test func `What was there before is no news, and a folder's files belong to its plugin`() throws
  {
    let scratch = try Folder([
      "plugins/p/init.lua": "return {name = 'p'}", "plugins/p/part.lua": "return 1",
      "plugins/later.lua": "return {}",
    ])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path("plugins/p"))")
    var watcher = Watcher(fixture.host, places: [scratch.path("plugins"), scratch.path("none")])
    #expect(watcher.changes(fixture.host).isEmpty)
    try scratch.write("plugins/p/part.lua", "return 1000")
    let changes = watcher.changes(fixture.host)
    #expect(changes.saved.map(\.name) == ["p"] && changes.new.isEmpty)
    #expect(watcher.changes(fixture.host).isEmpty)
    try scratch.write("plugins/later.lua", "return {name = 'later'}")
    expectEqual(watcher.changes(fixture.host).new, [scratch.path("plugins/later.lua")])
  }
}
