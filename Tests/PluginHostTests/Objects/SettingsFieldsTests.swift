import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("A controller's settings in Lua (contract.md, section 4)")
struct SettingsFieldsTests {
  @Test(
    "settings are checked, and an unknown one is an error that names it",
    arguments: [
      ("{class = 'B', nonsense = 1}", "nonsense"), ("{class = 'B', gesture = 'x'}", "gesture"),
      ("{class = 'B', barColor = 'bluish'}", "bluish"),
      ("{class = 'B', barHidden = 1}", "barHidden"),
      ("{class = 'B', maxInitialDistance = 'far'}", "maxInitialDistance"),
      ("{class = 'B', regions = {{frame = 1}}}", "regions"), ("{class = 5}", "class"),
      ("5", "spec"),
      ("{title = 5}", "title"), ("{class = 'B', backColor = {1, 2}}", "backColor"),
    ])
  func settings(spec: String, word: String) throws {
    try run(
      """
      nav.setRoot("A")
      local ok, why = pcall(nav.push, \(spec))
      assert(not ok and why:find("\(word)", 1, true), why)
      eq(1, nav.depth)
      """)
  }

  @Test(
    "regions say what is wrong with which",
    arguments: [
      ("5", "'regions' must be a list of regions, got 5"),
      ("{{frame = {0, 0, 1, 1}}, 7}", "'regions[2]' must be a table, got 7"),
      ("{{frame = {0, 0, -1, 1}}}", "'regions[1].frame' must be"),
      ("{{frame = {0, 0, 1, 1}, side = 1}}", "'regions[1]' has the unknown field 'side'"),
      ("{{frame = {0, 0, 1, 1}, handles = 'up'}}", "'regions[1].handles' must be one of"),
      ("{{frame = {0, 0, 1, 1}, offset = 'top'}}", "'regions[1].offset' must be a finite number"),
      ("{{frame = {0, 0, 1, 1}, name = 5}}", "'regions[1].name' must be a string"),
    ])
  func regions(value: String, message: String) throws {
    try run(
      """
      local page = nav.setRoot("A")
      page.regions = {{frame = {x = 1, y = 2, w = 3, h = 4}}}
      local ok, why = pcall(function() page.regions = \(value) end)
      assert(not ok and why:find([[\(message)]], 1, true), why)
      eq(1, #page.regions) eq("horizontal", page.regions[1].handles) eq("", page.regions[1].name)
      """)
  }
}
