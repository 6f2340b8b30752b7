import Navigation
import PluginHost
import ScriptFixture
import Scripting
import Testing

@Suite("A script and the host that it drives")
struct SessionTests {
  private static let script = """
    heard = 0
    nav.on("pop", function() heard = heard + 1 end)
    nav.hook("Editor", "shouldPop", function() return false end)
    nav.use {shouldPop = function(c) if c.class == "Form" then return false, "inline" end end}
    nav.setRoot "Home" nav.push "Editor"
    """

  @Test("a session that ends takes its hooks and listeners with it; the host goes on")
  func ends() throws {
    let host = NavigationHost()
    try Self.runAndDrop(host)
    #expect(host.navigation.requestPop() == Outcome(.popped))
    host.navigation.push(host.navigation.makeController(className: "Form"))
    #expect(host.navigation.requestPop() == Outcome(.blocked, reason: "inline"))
  }

  private static func runAndDrop(_ host: NavigationHost) throws {
    let session = try ScriptSession(host: host)
    try session.run(Array(script.utf8), name: "script.lua")
    #expect(host.navigation.requestPop() == Outcome(.blocked))
  }

  @Test("a session that was followed by another takes nothing with it")
  func followed() throws {
    let host = NavigationHost()
    try Self.runAndDrop(host)
    var former: ScriptSession? = try ScriptSession(host: host)
    let session = try ScriptSession(host: host)
    try session.run(Array(Self.script.utf8), name: "script.lua")
    #expect(former != nil)
    former = nil
    #expect(host.navigation.requestPop() == Outcome(.blocked))
  }
}
