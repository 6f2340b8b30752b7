import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Data as Lua reads and writes it")
struct DataTableLuaTests {
  @Test(
    "anything but data is an error at the write",
    arguments: [
      "print", "coroutine.create(print)", "{f = print}", "nav.top", "{nav.top}", "cycle", "deep",
      "('x'):rep(70000)",
    ])
  func noData(value: String) throws {
    try run(
      """
      local cycle = {} cycle.cycle = cycle
      local deep = {} local t = deep for i = 1, 40 do t.t = {} t = t.t end
      nav.setRoot("A")
      local ok, why = pcall(function() nav.top.props.x = \(value) end)
      assert(not ok and why:find("x"), why)
      eq(nil, nav.top.props.x)
      """)
  }
}
