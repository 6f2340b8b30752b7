import PluginHost
import ScriptFixture
import Testing

@Suite("How a file becomes a plugin")
struct PluginLoaderTests {
  @Test(
    "what is no plugin is refused with the file's name",
    arguments: [
      ("return 1", "table"), ("return", "table"), ("x =", "a.lua:1:"), ("error('boom')", "boom"),
      ("return {api = 3}", "API"), ("return {priority = 'high'}", "priority"),
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

  @Test("a byte order mark and a first line that starts with # are no Lua: plugin, options, module")
  func marked() throws {
    try run(
      """
      assert(nav.use(dir .. "/p"))
      nav.setRoot("A") nav.push("B")
      eq("3", select(2, nav.tapBack()))
      """,
      with: [
        "p/options.lua": "\u{FEFF}return {a = 1}",
        "p/m.lua": "\u{FEFF}#!/usr/bin/env lua\nreturn {line = debug and 0 or 2}",
        "p/init.lua": """
        \u{FEFF}local options, m = ..., require("m")
        return {shouldPop = function() return false, tostring(options.a + m.line) end}
        """,
      ])
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

  @Test("options.lua gives a table, and the host's tables stand in place of its own")
  func wrongOptions() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/p")
      eq(nil, h) eq(dir .. "/p/options.lua: must return a table of options, got number", why)
      h, why = nav.use(dir .. "/q")
      assert(why:find("q/options.lua:1: broken", 1, true), why)
      for options, want in pairs {[5] = "options must be a table, got 5"} do
        local ok, why = pcall(nav.use, dir .. "/p", options)
        assert(not ok and why:find(want, 1, true), why)
      end
      local ok, why = pcall(nav.use, dir .. "/p", {option = {}})
      assert(not ok and why:find("unknown option 'option', known is options", 1, true), why)
      """,
      with: [
        "p/options.lua": "return 5", "p/init.lua": "return {}",
        "q/options.lua": "error('broken')", "q/init.lua": "return {}",
      ])
  }

  @Test("a plugin cannot wait while it is loaded")
  func waiting() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/p.lua")
      eq(nil, h) assert(why:find("confirm is good inside shouldPop, shouldPush and shouldSelect only", 1, true), why)
      h, why = nav.use(dir .. "/q.lua")
      eq(nil, h) assert(why:find("q.lua", 1, true), why)
      """,
      with: ["p.lua": "confirm('now?') return {}", "q.lua": "coroutine.yield() return {}"])
  }

  @Test("a field that must be a function is told with its line")
  func hooks() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/p.lua")
      eq(dir .. "/p.lua:3: field 'didPop' must be a function, got string", why)
      h, why = nav.use {didPop = 5}
      eq("inline plugin: field 'didPop' must be a function, got number", why)
      """, with: ["p.lua": "return {\n\n  didPop = 'x',\n}"])
  }

  @Test("inline plugins without a name are numbered")
  func inline() throws {
    try run(
      """
      eq("inline 1", nav.use({}).name)
      local second = nav.use {} eq("inline 2", second.name)
      nav.plugins()[1]:unload() eq("inline 1", nav.use({}).name) eq("inline 3", nav.use({}).name)
      """)
  }
}
