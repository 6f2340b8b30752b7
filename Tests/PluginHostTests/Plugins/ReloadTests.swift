import PluginHost
import ScriptFixture
import Testing

@Suite("Hot reload (contract 2)")
struct ReloadTests {
  private let first = """
    local count = 0
    return {name = "p", onLoad = function(saved) count = saved and saved.count or 0 end,
      onUnload = function() return {count = count} end,
      shouldPop = function(c) count = count + 1 c.state.seen = (c.state.seen or 0) + 1
        return false, "one " .. count .. " " .. c.state.seen end}
    """

  @Test("what onUnload returns is handed to onLoad; a controller's state survives")
  func state() throws {
    let fixture = try Fixture(["p.lua": first])
    try fixture.run(
      """
      h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("one 1 1", select(2, nav.tapBack()))
      """)
    try fixture.write("p.lua", first.replacing("one", with: "two"))
    try fixture.run("assert(h:reload()) eq('two 2 2', select(2, nav.tapBack()))")
  }

  @Test(
    "all or nothing: whatever fails leaves the old one in force and says why",
    arguments: [
      ("return {", "p.lua:1"), ("return 5", "table"), ("error('run')", "run"),
      ("return {name = 'other'}", "taken"),
      ("return {onLoad = function() error('load') end}", "load"),
    ])
  func failures(source: String, word: String) throws {
    let fixture = try Fixture(["p.lua": first, "other.lua": "return {}"])
    try fixture.run("use('other.lua') h = use('p.lua') nav.setRoot('A') nav.push('B')")
    try fixture.write("p.lua", source)
    try fixture.run(
      """
      local ok, why = h:reload()
      eq(nil, ok) assert(why:find("\(word)", 1, true), why)
      eq("p", h.name) eq("one 1 1", select(2, nav.tapBack()))
      """)
  }

  @Test("an onUnload that fails, or returns what is no data, leaves the old one in force")
  func badSave() throws {
    for body in ["error('save')", "return print", "while true do end"] {
      try run(
        """
        local h = use("p.lua") nav.setRoot("A") nav.push("B")
        local ok, why = h:reload()
        eq(nil, ok) assert(#why > 0)
        eq("blocked", (nav.tapBack()))
        """,
        with: [
          "p.lua":
            "return {onUnload = function() \(body) end, shouldPop = function() return false end}"
        ])
    }
  }

  @Test("reload lifts a quarantine")
  func quarantine() throws {
    let fixture = try Fixture(["p.lua": "return {shouldPop = function() error('x') end}"])
    try fixture.run(
      """
      h = use("p.lua") nav.setRoot("A")
      for i = 1, 3 do nav.push("B") eq("popped", (nav.tapBack())) end
      eq(true, h.quarantined) eq(3, #h.faults)
      """)
    try fixture.write("p.lua", "return {shouldPop = function() return false end}")
    try fixture.run(
      "assert(h:reload()) eq(false, h.quarantined) nav.push('B') eq('blocked', (nav.tapBack()))")
  }
}
