import Expectations
import Foundation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Plugins are loaded, reloaded and unloaded (contract.md, section 2)")
struct PluginsOfAHostTests {
  @Test("one that fails is reported and skipped; the others load")
  func skipped() throws {
    let fixture = try Fixture(["p/a.lua": "return {", "p/b.lua": "return {}"])
    try fixture.run("local list = use('p') eq(1, #list) eq('b', list[1].name)")
    #expect(fixture.reports.contains { $0.contains("a.lua") })
  }

  private let first = """
    local count = 0
    return {name = "p", onLoad = function(saved) count = saved and saved.count or 0 end,
      onUnload = function() return {count = count} end,
      shouldPop = function(c) count = count + 1 c.state.seen = (c.state.seen or 0) + 1
        return false, "one " .. count .. " " .. c.state.seen end}
    """

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
      expectEqual(error?.message, "\(path): \(why)")
    }
    let error = #expect(throws: PluginError.self) { try fixture.host.load("/dev/null") }
    expectEqual(error?.message, "/dev/null: is a device, not a file")
    #expect(told.count == 4)
  }

  @Test("a folder that is not there is an error, and a folder without plugins is reported")
  func noPlugins() throws {
    let fixture = try Fixture(["empty/notes.txt": "no", "empty/p_spec.lua": "return {}"])
    var reports: [String] = []
    fixture.host.onReport = { reports.append($0) }
    var told: [String] = []
    let observation = fixture.host.observeLoadFailures({ told.append($0.message) })
    defer { withExtendedLifetime(observation) {} }
    let missing = fixture.folder.path + "/none"
    for (path, message) in [
      (missing, "\(missing): no such folder of plugins"), ("", "'': no such folder of plugins"),
    ] {
      let error = #expect(throws: PluginError.self) { try fixture.host.loadAll(in: path) }
      expectEqual(error?.message, message)
    }
    expectEqual(told.count, 2)
    #expect(reports.isEmpty)
    let empty = fixture.folder.path + "/empty"
    #expect(try fixture.host.loadAll(in: empty).isEmpty)
    expectEqual(reports, ["no plugins in \(empty)"])
  }
}
