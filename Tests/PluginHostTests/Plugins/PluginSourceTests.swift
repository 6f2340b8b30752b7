import Foundation
import PluginHost
import ProgramSupport
import ScriptFixture
import Testing

@Suite("Where plugins are found")
struct PluginSourceTests {
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

  @Test("a missing file says so")
  func missing() throws {
    try run(
      """
      local h, why = nav.use(dir .. "/none.lua")
      eq(nil, h) assert(why:find("none.lua", 1, true), why)
      """)
  }

  @Test("a plugin is called after its file, or the folder of its init.lua, whatever leads there")
  func names() throws {
    let folder = try Folder([
      "one.lua": "", "two/init.lua": "", "two/options.lua": "", "plain": "", "empty/x.lua": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("two"))
    #expect(PluginSource(folder.path("one.lua"))?.defaultName == "one")
    #expect(PluginSource(folder.path("plain"))?.defaultName == "plain")
    let two = PluginSource(folder.path("two") + "/")
    #expect(two?.defaultName == "two" && two?.path == folder.path("two/init.lua"))
    #expect(two?.optionsPath == folder.path("two/options.lua"))
    #expect(PluginSource(folder.path("one.lua"))?.optionsPath == nil)
    let link = PluginSource(folder.path("link"))
    #expect(link?.defaultName == "two" && link?.realPath == two?.realPath)
    #expect(link?.folder == folder.path("link"))
    for path in [folder.path("empty"), folder.path("none"), "/dev/null"] {
      #expect(PluginSource(path) == nil)
    }
    #expect(
      PluginSource.plugins(in: folder.path).map(\.defaultName).sorted() == ["one", "two", "two"])
  }
}
