import PluginHost
import ScriptFixture
import Testing

@Suite("Loading plugins (contract 2)")
struct LoadingTests {
  @Test("a file, a folder with init.lua, and every plugin of a folder")
  func discovery() throws {
    try run(
      """
      eq("one", use("one.lua").name)
      eq("two", use("two").name)
      local list = use("many")
      eq("a b", list[1].name .. " " .. list[2].name) eq(2, #list)
      eq(4, #nav.plugins())
      for path, why in pairs {["many/a_spec.lua"] = "a spec", ["many/_meta"] = "_", ["many/_meta/init.lua"] = "_"} do
        local h, problem = nav.use(dir .. "/" .. path)
        assert(h == nil and problem:find(path, 1, true) and problem:find(why .. ".* is no plugin"), problem)
      end
      """,
      with: [
        "one.lua": "return {}", "two/init.lua": "return {}", "many/a.lua": "return {}",
        "many/b/init.lua": "return {}", "many/a_spec.lua": "error('a spec is no plugin')",
        "many/_meta/init.lua": "error('no plugin')", "many/notes.txt": "no",
      ])
  }

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

  @Test(
    "what is no plugin is refused with the file's name",
    arguments: [
      ("return 1", "table"), ("return", "table"), ("x =", "a.lua:1:"), ("error('boom')", "boom"),
      ("return {api = 2}", "API"), ("return {priority = 'high'}", "priority"),
      ("return {shouldPop = true}", "shouldPop"), ("return {sources = {'nowhere'}}", "nowhere"),
      ("return {onError = 'maybe'}", "onError"), ("return {name = 1}", "name"),
      ("return {controllers = 5}", "controllers"),
      ("return {onLoad = function() error('no') end}", "no"),
      ("while true do end", "units"), ("\u{1B}Lua", "a.lua"),
    ])
  func refused(source: String, word: String) throws {
    try run(
      """
      local h, why = nav.use(dir .. "/a.lua")
      eq(nil, h) assert(why:find("a.lua", 1, true) and why:find("\(word)", 1, true), why)
      eq(0, #nav.plugins())
      """, with: ["a.lua": source])
  }

  @Test("a missing file says so")
  func missing() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/none.lua")
      eq(nil, h) assert(why:find("none.lua", 1, true), why)
      """)
  }

  @Test("one that fails is reported and skipped; the others load")
  func skipped() throws {
    let fixture = try Fixture(["p/a.lua": "return {", "p/b.lua": "return {}"])
    try fixture.run("local list = use('p') eq(1, #list) eq('b', list[1].name)")
    #expect(fixture.reports.contains { $0.contains("a.lua") })
  }

  @Test("options: options.lua beside init.lua, and those of nav.use over them")
  func options() throws {
    try run(
      """
      local h = use("p", {options = {b = "use"}})
      nav.setRoot("A") nav.push("B")
      eq("file use", select(2, nav.tapBack()))
      assert(h:reload()) eq("file use", select(2, nav.tapBack()))
      """,
      with: [
        "p/options.lua": "return {a = 'file', b = 'file'}",
        "p/init.lua": """
        local options = ...
        return {shouldPop = function() return false, options.a .. " " .. options.b end}
        """,
      ])
  }

  @Test("require finds modules of the plugin's folder and nothing else")
  func modules() throws {
    try run(
      """
      local h = use("p")
      nav.setRoot("A") nav.push("B")
      eq("helper sub", select(2, nav.tapBack()))
      """,
      with: [
        "p/init.lua": """
        local helper = require("helper")
        assert(require("helper") == helper)
        for _, name in ipairs {"../secret", "/etc/passwd", "..secret", "secret", "io", "os", ""} do
          assert(not pcall(require, name), name)
        end
        return {shouldPop = function() return false, helper.name .. " " .. require("lib.sub") end}
        """,
        "p/helper.lua": "return {name = 'helper'}", "p/lib/sub.lua": "return 'sub'",
        "secret.lua": "return 1",
      ])
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
}
