import Expectations
import NavhostPluginHost
import ScriptFixture
import Testing

/// What a plugin says does nothing to a terminal, and does not drown what others say.
@Suite("What plugins say")
struct IsolationTests {
  @Test("a flood in the rest of the chain does not drown what a wrapper says after it")
  func flood() throws {
    let fixture = try Fixture([
      "flood.lua": "return {shouldPop = function() for i = 1, 1000 do print(i) end end}",
      "wrap.lua": """
      return {priority = 1, shouldPop = function(c, pop, next)
        print("before") next() print("after")
        for i = 1, 1000 do print(i) end
      end}
      """,
    ])
    try fixture.run("use('flood.lua') use('wrap.lua') nav.setRoot('A') nav.push('B') nav.tapBack()")
    #expect(fixture.log.contains { $0.plugin == "wrap" && $0.message == "after" })
    expectEqual(fixture.log.filter { $0.plugin == "wrap" }.count, 100)
    expectEqual(fixture.log.filter { $0.plugin == "flood" }.count, 100)
  }

  @Test(
    "what a plugin says of itself is fit to be shown",
    arguments: [
      "{name = '\\27[31mred\\27[2J'}", "{name = ('n'):rep(3000000)}",
      "{version = '\\27[31m', description = ('\\27['):rep(100000)}", "{sources = {'\\27[31m'}}",
      "{onError = '\\27[31m'}", "{onError = ('n'):rep(3000000)}",
      "{controllers = ('*'):rep(4000000)}", "{name = 'n' .. ('\\u{301}\\u{316}'):rep(100000)}",
      "{shouldPop = load('return false', '@\\27[31m')}",
      "{shouldPop = load('return false', '@' .. ('n'):rep(3000000))}",
      "{shouldPop = function() error(('\\27[31m'):rep(100000)) end}",
      "{willAppear = function(c) c.title, c.backTitle = '\\27[31m', '\\27[31m' end}",
      "{willAppear = function(c) c.title = ('n'):rep(1000000) end}",
    ])
  func shown(manifest: String) throws {
    let fixture = try Fixture(["p.lua": "return \(manifest)"])
    try fixture.run(
      """
      local h, why = nav.use(dir .. "/p.lua")
      nav.setRoot("A") nav.push("B") nav.tapBack() nav.push("C")
      local said = {why or "", tostring(nav.explain()), tostring(nav.top), nav.top.title or ""}
      if h then said[#said + 1] = tostring(h) .. h.name .. h.version end
      for _, e in ipairs(nav.events()) do
        for _, v in pairs(e) do said[#said + 1] = tostring(v) end
      end
      for _, text in ipairs(said) do
        assert(not text:find("\\27"), text) assert(#text < 5000, #text)
      end
      """)
  }
}
