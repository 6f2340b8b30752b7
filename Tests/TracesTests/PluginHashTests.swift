import Expectations
import ProgramSupport
import Testing

@Suite("The hash of a plugin's source")
struct PluginHashTests {
  @Test("a plugin that is loaded where another was unloaded is recorded with its own")
  func afterAnother() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      for number = 1, 10 do
        for _, name in ipairs{ "one", "two" } do
          local plugin = nav.use("./plugins/" .. name .. ".lua")
          nav.push("Page")
          nav.tapBack()
          plugin:unload()
        end
        collectgarbage()
      end
      """,
      plugins: [
        "one.lua": "return { name = 'one', shouldPop = function() end }",
        "two.lua": "return { name = 'two', shouldPop = function() return true end }",
      ])
    try recorded.run("run", "--record", "app.trace", "script.lua")
    let loads = try recorded.folder.read("app.trace").objects().filter {
      $0["op"] as? String == "load"
    }
    // The first of each stands in a header.
    expectEqual(loads.count, 18)
    for name in ["one", "two"] {
      let sum = try ProgramRun(shell: "sha256sum plugins/\(name).lua", in: recorded.folder.url)
      let recordedSums = loads.compactMap { ($0["args"] as? [[String: Any]])?.first }
        .filter { $0["name"] as? String == name }.compactMap { $0["sha256"] as? String }
      expectEqual(Set(recordedSums), [String(sum.output.prefix(64))])
      expectEqual(recordedSums.count, 9)
    }
  }
}
