import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// Expressions in a session, and what it says.
@Suite struct DebugRunTests {
  @Test func expressionsSeeAndChangeVariables() throws {
    let client = try Client(Sessions.editor)
    try client.start { try $0.breakpoints("s.lua", 6) }
    _ = try client.place()
    try expectEqual(client.value("number + 1, one, select('#', ...)"), "2.5\t\"first\"\t2")
    try expectEqual(client.value("number = 9"), "")
    try expectEqual(client.value("up.text = 'b'; up = { made = up.text }"), "")
    try expectEqual(client.value("number, up"), "9\t{made = \"b\"}")
    #expect(try client.value("(").hasPrefix("error: expression:"))
    try expectEqual(client.value("up", frame: 1), "{made = \"b\"}")
    try expectEqual(client.finish(), 0)
  }

  @Test func anExpressionChangesNoStackAndCannotWait() throws {
    let client = try Client(Sessions.editor)
    try client.start { client in
      try client.breakpoints("s.lua", 6)
      try client.breakpoints("plugins/keep.lua", 5)
    }
    _ = try client.place()
    try expectEqual(client.value("nav.pop()"), "\"ignored\"\t\"busy\"")
    _ = try client.go()
    try expectEqual(client.value("limit, pop.source"), "3\t\"backButton\"")
    #expect(try client.value("confirm('x')").contains("cannot wait"))
    try expectEqual(client.value("nav"), "nil")
    #expect(try client.value("(function() while true do end end)()").contains("used up its"))
    #expect(try client.value("string.rep('x', 1 << 40)").hasPrefix("error: "))
    try expectEqual(client.finish(), 0)
    #expect(client.outputs().isEmpty)
  }

  @Test func anExpressionThatDoesNotEndCanBeEnded() throws {
    let client = try Client(Sessions.editor)
    try client.start { try $0.breakpoints("s.lua", 6) }
    _ = try client.place()
    let id = client.frames[at: 0]?["id"] ?? .null
    client.send(
      "evaluate",
      [("expression", .string("(function() while true do end end)()")), ("frameId", id)])
    #expect(try client.request("pause").isOK)
    try expectEqual(client.value("number"), "1.5")
    try expectEqual(client.finish(), 0)
  }

  @Test func threadsAreTheScriptAndThePlugins() throws {
    let client = try Client(Sessions.editor)
    try client.start(entry: true)
    _ = try client.place()
    let threads = try client.request("threads").body["threads"]?.array ?? []
    expectEqual(threads.map { $0["name"]?.text }, ["s.lua", "keep"])
    expectEqual(threads.map { $0["id"]?.integer }, [1, 2])
    #expect(try client.stack(2).isEmpty)
    try expectEqual(client.finish(), 0)
  }

  @Test func whatPluginsSayIsAnotherCategory() throws {
    let client = try Client([
      "s.lua": "print('script') io.write('written') nav.setStack { 'Home', 'Page' } nav.tapBack()",
      "plugins/loud.lua":
        "return { shouldPop = function() print('plugin') log.warn('careful') end }",
      "plugins/broken.lua": "return 1",
    ])
    try client.start()
    try expectEqual(client.end(), 0)
    let outputs = client.outputs()
    #expect(outputs.contains("stdout: script\n") && outputs.contains("stdout: written"))
    expectEqual(outputs.filter { $0.hasPrefix("console: ") }.count, 2)
    #expect(outputs.contains { $0.hasPrefix("stderr: ") && $0.contains("broken.lua") })
  }
}
