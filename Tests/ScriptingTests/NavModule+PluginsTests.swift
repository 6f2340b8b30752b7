import Expectations
import ScriptFixture
import Testing

/// `nav.use`, handles and hooks (contract.md, section 3).
@Suite struct NavPluginsTests {
  @Test func aFolderIsAListAndAPluginsFolderAPlugin() throws {
    let fixture = try Fixture([
      "many/a.lua": "return {}", "many/b.lua": "return 5", "one/init.lua": "return {}",
      "none/x.txt": "",
    ])
    try fixture.run(
      """
      local list = nav.use(dir .. "/many")
      eq(1, #list) eq("a", list[1].name) eq("one", nav.use(dir .. "/one").name)
      eq(0, #nav.use(dir .. "/none"))
      """)
    #expect(fixture.reports.count == 1 && fixture.reports[at: 0]?.contains("b.lua") == true)
  }
}
