import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import Testing

@testable import navhost

/// What runs the lines: in a script's state, and inside a plugin.
@Suite struct EvaluatorTests {
  private func values(_ text: String, _ evaluator: Evaluator, line: Int = 1) throws -> [LuaValue] {
    try evaluator.call(try evaluator.load(text, name: "stdin", line: line))
  }

  @Test func `Errors name the line that the text begins on`() throws {
    let evaluator = try ReplFixture().repl.evaluator
    let error = #expect(throws: LuaError.self) {
      try values("\nerror('no')", evaluator, line: 7)
    }
    expectEqual(error?.message, "stdin:8: no")
    #expect(throws: LuaError.self) { try evaluator.load("x =", name: "stdin") }
    #expect(evaluator.compiles("x = 1") && !evaluator.compiles("x = = 1"))
  }

  @Test func `A table that was raised is there once`() throws {
    let evaluator = try ReplFixture().repl.evaluator
    #expect(evaluator.errorObject == nil)
    #expect(throws: LuaError.self) { try values("error({a = 5})", evaluator) }
    expectEqual(evaluator.errorObject?.tableValue?["a"].integerValue, 5)
    #expect(evaluator.errorObject == nil)
  }

  @Test func `A chunk that gives back no function is none`() throws {
    let state = try ReplFixture().repl.evaluator.state
    #expect(throws: LuaError.self) { try state.function("return 5") }
    _ = try state.function("return print")
  }

  @Test func `Inside a plugin its hooks and the top are there, under the budget of a hook`() throws
  {
    let scratch = try Folder([
      "p.lua": "n = 0 return { didPop = function() end, shouldPop = function() n = n + 1 end }"
    ])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path("p.lua"))", "nav.setRoot('Home')")
    let plugin = try #require(fixture.host.plugins.first)
    let evaluator = try fixture.host.evaluator(inside: plugin)
    #expect(evaluator.names == ["plugin", "top"] && !evaluator.isScript)
    try expectEqual(values("return top.class", evaluator).first?.stringValue, "Home")
    try expectEqual(values("plugin.shouldPop() return n, nav", evaluator).first?.integerValue, 1)
    try expectEqual(
      values(
        "local names = {} for k in pairs(plugin) do names[#names + 1] = k end "
          + "table.sort(names) return table.concat(names, ' ')", evaluator
      ).first?.stringValue, "didPop shouldPop")
    let error = #expect(throws: LuaError.self) { try values("while true do end", evaluator) }
    expectEqual(error?.code, .units)
    try expectEqual(values("return 1", evaluator).first?.integerValue, 1, "each call has its own")
    #expect(evaluator.errorObject == nil)
  }

  @Test func `A question that a line asks is nobody's to answer`() throws {
    let scratch = try Folder(["p.lua": "return {}"])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path("p.lua"))", "nav.use{name = 'inline'}")
    let evaluator = try fixture.host.evaluator(
      inside: try #require(fixture.host.plugins.first { $0.name == "p" }))
    _ = try? values("return confirm('Leave?')", evaluator)
    try expectEqual(values("return 1", evaluator).first?.integerValue, 1)
    let inline = try #require(fixture.host.plugins.first { $0.name == "inline" })
    #expect(throws: PluginError.self) { try fixture.host.evaluator(inside: inline) }
  }
}
