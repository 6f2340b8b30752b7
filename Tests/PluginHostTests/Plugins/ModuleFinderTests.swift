import PluginHost
import ScriptFixture
import Testing

@Suite("Modules that a plugin requires")
struct ModuleFinderTests {
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
}
