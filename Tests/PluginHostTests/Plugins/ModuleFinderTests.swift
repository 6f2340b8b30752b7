import Foundation
import PluginHost
import ProgramSupport
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

  @Test("a plugin that is one file has no folder of its own and requires nothing")
  func oneFile() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/evil.lua")
      eq(nil, h)
      assert(why:find("evil.lua:1: plugin 'evil' is one file and requires nothing", 1, true), why)
      """,
      with: [
        "evil.lua": "print(require('guard.options').token) return {}",
        "evil/options.lua": "return {}",
        "guard/options.lua": "return {token = 'secret'}", "guard/init.lua": "return {}",
      ])
  }

  @Test("no link leads out of the plugin's folder, and nothing but files is read")
  func links() throws {
    let folder = try Folder([
      "p/init.lua": """
      for _, name in ipairs {"out", "far", "pipe", "nowhere", "circle", "neighbour"} do
        assert(not pcall(require, name), name)
      end
      return {version = require("inside")}
      """,
      "p/lib/x.lua": "return '1'", "out.lua": "return 'out'", "q/init.lua": "return {}",
    ])
    for (name, target) in [
      ("out", "../out.lua"), ("far", "/dev/zero"), ("nowhere", "gone"), ("circle", "circle.lua"),
      ("neighbour", "../q/init.lua"), ("inside", "lib/x.lua"),
    ] {
      try folder.link("p/\(name).lua", to: target)
    }
    #expect(mkfifo(folder.path("p/pipe.lua"), 0o600) == 0)
    #expect(try NavigationHost().load(folder.path("p")).manifest.version == "1")
  }
}
