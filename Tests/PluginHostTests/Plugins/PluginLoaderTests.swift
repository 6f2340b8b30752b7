import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("How a file becomes a plugin")
struct PluginLoaderTests {
  @Test(
    "what is no plugin is refused with the file's name",
    arguments: [
      ("return 1", "table"), ("return", "table"), ("x =", "a.lua:1:"), ("error('boom')", "boom"),
      ("return {api = 5}", "API"), ("return {priority = 'high'}", "priority"),
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
}
