import Foundation
import PluginHost
import ScriptFixture
import Testing

@Suite("Plugins are loaded, reloaded and unloaded (contract.md, section 2)")
struct PluginsOfAHostTests {
  @Test("loading the same file twice is loading it once; a taken name is refused")
  func twice() throws {
    try run(
      """
      local first = use("a.lua")
      assert(use("a.lua") == first) eq(1, #nav.plugins())
      local h, why = nav.use(dir .. "/b.lua")
      eq(nil, h) assert(why:find("taken") and why:find("b.lua"), why)
      """, with: ["a.lua": "return {name = 'x'}", "b.lua": "return {name = 'x'}"])
  }

  @Test("one that fails is reported and skipped; the others load")
  func skipped() throws {
    let fixture = try Fixture(["p/a.lua": "return {", "p/b.lua": "return {}"])
    try fixture.run("local list = use('p') eq(1, #list) eq('b', list[1].name)")
    #expect(fixture.reports.contains { $0.contains("a.lua") })
  }

  @Test("an inline plugin is a table of the script; it cannot be reloaded")
  func inline() throws {
    try run(
      """
      local h = nav.use {shouldPop = function() return false end}
      assert(h.name ~= "") eq(true, h.enabled)
      local ok, why = h:reload()
      eq(nil, ok) assert(why:find("inline"), why)
      """)
  }

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

  @Test("loading, reloading and unloading are events with the version")
  func events() throws {
    let fixture = try Fixture(["p.lua": "return {version = '1'}"])
    try fixture.run("h = use('p.lua')")
    try fixture.write("p.lua", "return {version = '2', onUnload = function() error('late') end}")
    try fixture.run(
      """
      assert(h:reload()) h:unload() h:unload() h:enable()
      local told = {}
      for _, e in ipairs(nav.events()) do told[#told + 1] = e.name .. " " .. (e.version or e.hook or "-") end
      eq("load 1, reload 2, fault onUnload, unload -", table.concat(told, ", "))
      local ok, why = h:reload() eq(nil, ok) eq("plugin 'p' is unloaded", why)
      eq(0, #nav.plugins())
      """)
  }

  @Test("a reload may change the priority, and with it the order")
  func priority() throws {
    let fixture = try Fixture(["a.lua": "return {priority = 1}", "b.lua": "return {}"])
    try fixture.run("a, b = use('a.lua'), use('b.lua') assert(nav.plugins()[1] == a)")
    try fixture.write("a.lua", "return {priority = -1}")
    try fixture.run("assert(a:reload()) assert(nav.plugins()[1] == b)")
  }

  @Test("what cannot be a plugin says why, and is told before the error is thrown")
  func noPlugin() throws {
    let fixture = try Fixture(["empty/notes.txt": "no", "p_spec.lua": "return {}"])
    var told: [String] = []
    let observation = fixture.host.observeLoadFailures({ told.append($0.message) })
    defer { withExtendedLifetime(observation) {} }
    for (name, why) in [
      ("empty", "has no init.lua"), ("none", "no such file or folder"),
      ("p_spec.lua", "a spec is no plugin"),
    ] {
      let path = fixture.folder.path + "/" + name
      let error = #expect(throws: PluginError.self) { try fixture.host.load(path) }
      #expect(error?.message == "\(path): \(why)")
    }
    let error = #expect(throws: PluginError.self) { try fixture.host.load("/dev/null") }
    #expect(error?.message == "/dev/null: is a device, not a file")
    #expect(told.count == 4 && fixture.host.loadAll(in: fixture.folder.path).isEmpty)
  }
}
