import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

@Suite("A script and the host that it drives")
struct ScriptSessionTests {
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
    expectEqual(host.navigation.requestPop(), Outcome(.popped))
    host.navigation.push(host.navigation.makeController(className: "Form"))
    expectEqual(host.navigation.requestPop(), Outcome(.blocked, reason: "inline"))
  }

  private static func runAndDrop(_ host: NavigationHost) throws {
    let session = try ScriptSession(host: host)
    try session.run(Array(script.utf8), name: "script.lua")
    expectEqual(host.navigation.requestPop(), Outcome(.blocked))
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
    expectEqual(host.navigation.requestPop(), Outcome(.blocked))
  }

  @Test("a script finds its name and its arguments; a first line with # is no Lua")
  func arguments() throws {
    let session = try ScriptSession(host: NavigationHost())
    let source = """
      #!/usr/bin/env navhost run
      assert(arg[0] == "my.lua" and arg[1] == "one" and arg[2] == "two" and #arg == 2)
      local first, second = ...
      assert(first == "one" and second == "two")
      """
    try session.run(Array(source.utf8), name: "my.lua", arguments: ["one", "two"])
    try session.run([0xEF, 0xBB, 0xBF] + Array("#!x\nassert(nav)".utf8), name: "marked.lua")
    let error = #expect(throws: ScriptError.self) {
      try session.run(Array("#!x\nerror('two')".utf8), name: "my.lua")
    }
    #expect(error?.message.hasPrefix("my.lua:2: two") == true, "its lines keep their numbers")
    #expect(error?.kind == .failed && error?.traceback.isEmpty == false)
    let syntax = #expect(throws: ScriptError.self) {
      try session.run(Array("x =".utf8), name: "my.lua")
    }
    expectEqual(syntax?.kind, .syntax)
  }

  @Test("a script cannot wait, and what is bounded ends")
  func bounded() throws {
    let session = try ScriptSession(host: NavigationHost(), memoryLimit: 8 << 20)
    let waits = #expect(throws: ScriptError.self) {
      try session.run(Array("coroutine.yield()".utf8), name: "waits")
    }
    #expect(waits?.message.contains("attempt to yield") == true)
    let memory = #expect(throws: ScriptError.self) {
      try session.run(
        Array("local t = {} while true do t[#t + 1] = ('x'):rep(1000) end".utf8), name: "greedy")
    }
    #expect(memory?.kind == .memory && memory?.exitStatus == nil)
    let exit = #expect(throws: ScriptError.self) {
      try session.run(Array("os.exit(4)".utf8), name: "leaves")
    }
    #expect(exit?.kind == .exit && exit?.exitStatus == 4)
  }

  @Test("objects have words, and data its contents")
  func objects() throws {
    let session = try ScriptSession(host: NavigationHost())
    let values = try session.call(
      session.load(
        "local a = nav.setRoot{class = 'A', title = 'T', props = {x = 1}} return a, a.props",
        name: "=x"))
    let objects = values.compactMap(\.objectValue)
    let (controller, props) = (try #require(objects[at: 0]), try #require(objects[at: 1]))
    expectEqual(session.describe(controller), "controller 1: A \"T\"")
    #expect(session.contents(of: controller) == nil)
    expectEqual(session.contents(of: props)?["x"].integerValue, 1)
  }
}
