import Expectations
import NavhostPluginHost
import ProgramSupport
import Testing

@testable import navhost

@Suite struct ReplPluginsTests {
  @Test func `Plugins are loaded, listed, reloaded`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks, "sub/a.lua": "return {}"])
    let path = scratch.path
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter(".plugins"), "no plugins")
    try fixture.enter(".use \(path)/asks.lua")
    try expectEqual(fixture.enter(".use \(path)/asks.lua"), "nothing new")
    try expectEqual(fixture.enter(".use \(path)/sub"), "a 0.0.0")
    let table = try fixture.enter(".plugins").split(separator: "\n")
    #expect(table[at: 0]?.hasPrefix("NAME  VERSION") == true)
    #expect(table[at: 1]?.contains("asks  1.2.3    5         Draft !Other  shouldPop") == true)
    try scratch.write("asks.lua", ReplFixture.asks.replacing("1.2.3", with: "2.0.0"))
    try expectEqual(fixture.enter(".reload asks"), "asks 2.0.0")
    #expect(try fixture.enter(".reload").contains("a 0.0.0"))
    try scratch.write("asks.lua", "return {")
    #expect(try fixture.error(".reload asks").message.contains("asks.lua:1:"))
    #expect(try fixture.error(".reload ask").message.contains("did you mean 'asks'?"))
    #expect(try fixture.error(".use \(path)/none.lua").message.contains("none.lua"))
  }

  @Test func `inside runs lines in a plugin's own sandbox`() throws {
    let scratch = try Folder([
      "sandbox.lua": "secret = 5; return {backTitle = function(c) return 'to ' .. c.class end}"
    ])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path)/sandbox.lua", "nav.setRoot('Home')", "secret = 1")
    try fixture.enter(".inside sandbox")
    try expectEqual(fixture.enter("secret, nav, io"), "5")
    try expectEqual(fixture.enter("plugin.backTitle(top)"), "\"to Home\"")
    try expectEqual(fixture.enter("secret = 6", "secret"), "6")
    #expect(try fixture.error("while true do end").message.contains("units"))
    #expect(try fixture.error("io.write('x')").message.contains("'io'"))
    try fixture.enter(".inside")
    try expectEqual(fixture.enter("secret"), "1")
    try fixture.enter("nav.use{name = 'mine'}")
    #expect(try fixture.error(".inside mine").message.contains("no sandbox"))
    #expect(try fixture.error(".inside none").message.contains("no plugin 'none'"))
  }

  @Test func `What is missing is told`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.error(".use").message.hasSuffix(".use needs a file or a folder"))
    try expectEqual(fixture.enter(".reload"), "no plugin came from a file")
    try expectEqual(fixture.enter(".watch"), "watching 0 plugins")
    try expectEqual(fixture.enter(".watch"), "not watching any more")
    #expect(fixture.repl.news() == nil)
  }

  @Test func `Of several that are loaded anew, those that fail are told beside the others`() throws
  {
    let scratch = try Folder(["a.lua": "return {version = '1.0.0'}", "b.lua": "return {}"])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path("a.lua"))", ".use \(scratch.path("b.lua"))")
    try scratch.write("b.lua", "return 5")
    let message = try fixture.error(".reload").message
    #expect(message.contains("a 1.0.0") && message.contains("b.lua"))
    expectEqual(fixture.host.plugins.count, 2)
  }
}
