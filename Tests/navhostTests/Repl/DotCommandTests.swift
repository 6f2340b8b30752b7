import Foundation
import Lua
import Navigation
import PluginHost
import ProgramSupport
import Scripting
import Testing

@testable import navhost

/// What can be said to the REPL itself.
@Suite struct DotCommandTests {
  private static let asks = """
    return {
      name = "asks", version = "1.2.3", priority = 5, controllers = {"Draft", "!Other"},
      shouldPop = function(controller) return confirm("Throw it away?", {ok = "Throw", cancel = "Keep"}) end,
    }
    """

  @Test func `help lists every command`() throws {
    let text = try ReplFixture().enter(".help")
    for command in DotCommand.allCases { #expect(text.contains(".\(command.rawValue)")) }
  }

  @Test func `help and help() tell what the stubs say`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter(".help push").hasPrefix("nav.push(spec"))
    #expect(try fixture.enter(".help shouldPop").contains("shouldPop(controller, pop)"))
    #expect(try fixture.error(".help pusch").message.contains("did you mean 'push'?"))
  }

  @Test func `A command that is none is an error with the nearest`() throws {
    let fixture = try ReplFixture()
    #expect(
      try fixture.error(".scren").message == "stdin:1: no command .scren; did you mean '.screen'?")
    #expect(try fixture.error(".wxyzzy").message.contains(".help lists those there are"))
    #expect(try fixture.enter(".5 + 1") == "1.5")
  }

  @Test func `stack, screen, explain and events show what stands`() throws {
    let fixture = try ReplFixture()
    #expect(try fixture.enter(".stack") == "the stack is empty")
    #expect(try fixture.enter(".explain") == "nothing was decided yet")
    try fixture.enter("nav.setRoot{class = 'Home', title = 'Inbox'}", "nav.push('Draft')")
    #expect(
      try fixture.enter(".stack") == """
        2  Draft  -        id 2  top
        1  Home   "Inbox"  id 1  root
        """)
    let screen = try fixture.enter(".screen")
    #expect(screen.contains("│ ‹ Inbox"))
    #expect(screen.contains("Draft, controller 2, 2 of 2"))
    let widths = Set(screen.split(separator: "\n").map(Columns.width))
    #expect(widths == [48])
    try fixture.enter("nav.tapBack()")
    #expect(try fixture.enter(".explain").hasPrefix("pop popped"))
    #expect(try fixture.enter(".events 2").split(separator: "\n").count == 2)
    #expect(try fixture.error(".events x").message.contains("needs a number"))
  }

  @Test func `Wide letters take two columns, marks on letters none`() {
    #expect(Columns.width("日本") == 4)
    #expect(Columns.width("e\u{301}a") == 2)
    #expect(Columns.fit("日本語", 4) == "日… ")
  }

  @Test func `The screen shows a swipe under way and a question`() throws {
    let scratch = try Folder(["asks.lua": Self.asks])
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')", "nav.push('Next')")
    try fixture.enter("nav.pan{from = {1, 400}, to = {195, 400}, release = false}")
    #expect(try fixture.enter(".screen").contains("50 %"))
    try fixture.enter("nav.touch('cancelled', 195, 400)", "nav.settle()")
    try fixture.enter(".use \(scratch.url.path)/asks.lua", "nav.push('Draft')", "nav.tapBack()")
    let screen = try fixture.enter(".screen")
    #expect(screen.contains("Throw it away?"))
    #expect(screen.contains("[ Keep ]   [ Throw! ]"))
  }

  @Test func `A question is answered with its own two words`() throws {
    let scratch = try Folder(["asks.lua": Self.asks])
    let fixture = try ReplFixture()
    try fixture.enter("Keep = 'a global'", "nav.setRoot('Home')", "nav.push('Draft')")
    #expect(try fixture.enter("Keep") == "\"a global\"")
    #expect(try fixture.enter(".use \(scratch.url.path)/asks.lua") == "asks 1.2.3")
    #expect(try fixture.enter("nav.tapBack()") == "\"deferred\"")
    #expect(try fixture.enter("nav.depth") == "2")
    #expect(try fixture.enter("keep").hasPrefix("\"blocked\""))
    try fixture.enter("nav.tapBack()")
    #expect(try fixture.enter("Throw") == "\"popped\"")
    #expect(try fixture.enter("_") == "\"popped\"")
  }

  @Test func `Plugins are loaded, listed, reloaded`() throws {
    let scratch = try Folder(["asks.lua": Self.asks, "sub/a.lua": "return {}"])
    let path = scratch.url.path
    let fixture = try ReplFixture()
    #expect(try fixture.enter(".plugins") == "no plugins")
    try fixture.enter(".use \(path)/asks.lua")
    #expect(try fixture.enter(".use \(path)/asks.lua") == "nothing new")
    #expect(try fixture.enter(".use \(path)/sub") == "a 0.0.0")
    let table = try fixture.enter(".plugins").split(separator: "\n")
    #expect(table[0].hasPrefix("NAME  VERSION"))
    #expect(table[1].contains("asks  1.2.3    5         Draft !Other  shouldPop"))
    try scratch.write("asks.lua", Self.asks.replacingOccurrences(of: "1.2.3", with: "2.0.0"))
    #expect(try fixture.enter(".reload asks") == "asks 2.0.0")
    #expect(try fixture.enter(".reload").contains("a 0.0.0"))
    try scratch.write("asks.lua", "return {")
    #expect(try fixture.error(".reload asks").message.contains("asks.lua:1:"))
    #expect(try fixture.error(".reload ask").message.contains("did you mean 'asks'?"))
    #expect(try fixture.error(".use \(path)/none.lua").message.contains("none.lua"))
  }

  @Test func `Saved files are noticed`() throws {
    let scratch = try Folder(["asks.lua": Self.asks])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.url.path)/asks.lua")
    #expect(try fixture.enter(".watch") == "watching 1 plugin")
    #expect(fixture.repl.news() == nil)
    try scratch.write("asks.lua", Self.asks.replacingOccurrences(of: "1.2.3", with: "2.0.10"))
    #expect(fixture.repl.news() == "reloaded asks 2.0.10")
    #expect(fixture.repl.news() == nil)
    try scratch.write("asks.lua", "return 5 5 5")
    #expect(fixture.repl.news()?.hasPrefix("not reloaded: ") == true)
    try fixture.enter(".watch")
    #expect(fixture.repl.watcher == nil)
  }

  @Test func `inside runs lines in a plugin's own sandbox`() throws {
    let scratch = try Folder([
      "sandbox.lua": "secret = 5; return {backTitle = function(c) return 'to ' .. c.class end}"
    ])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.url.path)/sandbox.lua", "nav.setRoot('Home')", "secret = 1")
    try fixture.enter(".inside sandbox")
    #expect(try fixture.enter("secret, nav, io") == "5")
    #expect(try fixture.enter("plugin.backTitle(top)") == "\"to Home\"")
    #expect(try fixture.enter("secret = 6", "secret") == "6")
    #expect(try fixture.error("while true do end").message.contains("units"))
    #expect(try fixture.error("io.write('x')").message.contains("'io'"))
    try fixture.enter(".inside")
    #expect(try fixture.enter("secret") == "1")
    try fixture.enter("nav.use{name = 'mine'}")
    #expect(try fixture.error(".inside mine").message.contains("no sandbox"))
    #expect(try fixture.error(".inside none").message.contains("no plugin 'none'"))
  }

  @Test func `budget tells the limits`() throws {
    let scratch = try Folder(["asks.lua": Self.asks])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.url.path)/asks.lua")
    let text = try fixture.enter(".budget")
    #expect(text.contains("a hook      500,000 units"))
    #expect(text.contains("asks"))
  }

  @Test func `save writes a script that runs`() throws {
    let scratch = try Folder(["asks.lua": Self.asks])
    let fixture = try ReplFixture()
    let file = scratch.url.path + "/session.lua"
    try fixture.enter(
      ".use \(scratch.url.path)/asks.lua", "nav.setRoot('Home')", "nav.push('Draft')")
    try fixture.enter(
      "local a = 1; b = a", "function f()", "return 5", "end", "f() + b", "return b")
    _ = try fixture.error("nothing.here")
    try fixture.enter("nav.tapBack()", "throw", "nav.depth", ".save \(file)")
    let run = try ProgramRun(["run", "--no-plugins", file])
    #expect(run.errors == "")
    #expect(run.output == "6\n1\n")
    #expect(run.status == 0)
  }

  @Test func `A saved session keeps what _ was`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    let file = scratch.url.path + "/session.lua"
    try fixture.enter("20 + 1", "x = _ * 2", "print(x)", ".save \(file)")
    #expect(try ProgramRun(["run", "--no-plugins", file]).output == "42\n")
  }

  @Test func `Locals end in a saved session, and a plugin's lines are none of it`() throws {
    let scratch = try Folder(["sandbox.lua": "return {}"])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path)/sandbox.lua", "local a = 1; b = a", "print(a, b)")
    try fixture.enter(".inside sandbox", "c = 5", "c", ".inside")
    try fixture.enter("print(c)", ".save \(scratch.path)/session.lua")
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("session.lua")])
    #expect(run.output == "nil\t1\nnil\n")
  }

  @Test func `In a saved session what was interrupted is a comment, and help is silent`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    let target = try #require(fixture.repl.session.interruptTarget)
    fixture.host.onEvent = { _ in LuaInterrupt.raise(target) }
    #expect(fixture.repl.enter("nav.setRoot('A')\nwhile true do end") == .interrupted)
    fixture.host.onEvent = { _ in }
    try fixture.enter("x = help", "help(nav.push)", "print(x == help)")
    try fixture.enter(".save \(scratch.path)/session.lua")
    let text = try scratch.read("session.lua")
    #expect(text.contains("\n-- interrupted: nav.setRoot('A')\n-- while true do end\n"))
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("session.lua")])
    #expect(run.errors == "")
    #expect(run.output == "true\n")
  }

  @Test func `undo does not run again what was interrupted`() throws {
    let fixture = try ReplFixture()
    let target = try #require(fixture.repl.session.interruptTarget)
    fixture.host.onEvent = { _ in LuaInterrupt.raise(target) }
    #expect(fixture.repl.enter("nav.setRoot('A')\nfor i = 1, 10000000 do end") == .interrupted)
    fixture.host.onEvent = { _ in }
    try fixture.enter("x = 1", ".undo")
    #expect(fixture.repl.session.host.navigation.stack.isEmpty)
  }

  @Test func `Only a saved session is overwritten by save`() throws {
    let scratch = try Folder(["plugin.lua": "return {}", "empty.lua": ""])
    let fixture = try ReplFixture()
    for name in ["plugin.lua", "empty.lua"] {
      let error = try fixture.error(".save \(scratch.url.path)/\(name)")
      #expect(error.message.contains("is no saved session"))
    }
    #expect(try scratch.read("plugin.lua") == "return {}")
    let file = scratch.url.path + "/session.lua"
    for line in ["x = 1", "x = 2"] { try fixture.enter(line, ".save \(file)") }
    #expect(try scratch.read("session.lua").hasSuffix("x = 1\nx = 2\n"))
    #expect(try fixture.error(".save \(scratch.url.path)/no/x").message.contains("/no/x: No such"))
  }

  @Test func `quit leaves`() throws {
    #expect(try ReplFixture().repl.enter(".quit") == .left(0))
  }
}
