import NavhostFontTables
import NavhostPluginHost
import NavhostScripting
import Testing

/// `tostring` of an event is a line for people.
@Suite struct EventWordsTests {
  @Test func `A title with ends of lines stays on one line`() throws {
    let session = try ScriptSession(on: NavigationHost(text: TextMetrics()))
    let script = #"""
      nav.setRoot{class = "A", title = "one\ntwo\r\27[31m\tthree"}
      nav.push("B")
      for _, event in ipairs(nav.events()) do
        local text = tostring(event)
        assert(not text:find("%c"), text)
      end
      local all = {}
      for _, event in ipairs(nav.events()) do all[#all + 1] = tostring(event) end
      assert(table.concat(all):find("one\\ntwo", 1, true), table.concat(all, "|"))
      """#
    try session.run(script: Array(script.utf8), name: "s.lua")
  }
}
