import PluginHost
import ScriptFixture
import Testing

@Suite("What a hook may answer")
struct ChainAnswerTests {
  @Test(
    "an answer of the wrong type is a fault, never a yes by accident",
    arguments: [
      "'false'", "1", "{}", "0", "print", "false, {}", "'\\xff'", "false, 5",
    ])
  func wrongType(answer: String) throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack())) eq(1, #h.faults)
      assert(h.faults[1].message:find("shouldPop", 1, true), h.faults[1].message)
      """, with: ["p.lua": "return {shouldPop = function() return \(answer) end}"])
  }

  @Test("a colour that is none is a fault that names the hook and what it got")
  func wrongColor() throws {
    try run(
      """
      for value, word in pairs {[1] = "1", [true] = "true", blurple = '"blurple"'} do
        local h = nav.use {backColor = function() return value end}
        nav.setStack {"A", "B"}
        local want = "backColor must return a colour or nil: " .. word .. " is not a colour: use"
        assert(h.faults[1].message:find(want, 1, true), h.faults[1].message)
        h:unload()
      end
      """)
  }

  @Test(
    "each hook says what it must return, and what it got",
    arguments: [
      ("shouldPop", "return 1", "shouldPop must return true, false or nil, got the number 1"),
      (
        "shouldPop", "return 'no'",
        "shouldPop must return true, false or nil, got the string \"no\""
      ),
      (
        "shouldPop", "return false, 5",
        "the reason that shouldPop returns must be a string, got the number 5"
      ),
      ("backTitle", "return 5", "backTitle must return a string or nil, got the number 5"),
      (
        "backTitle", "return '\\xff'",
        "backTitle must return a string or nil, got a string that is not UTF-8"
      ),
      ("barHidden", "return {}", "barHidden must return true, false or nil, got a table"),
      (
        "backColor", "return {2, 0, 0}",
        "backColor must return a colour or nil: a table is not a colour"
      ),
    ])
  func told(hook: String, body: String, message: String) throws {
    try run(
      """
      local h = use("p.lua") nav.setStack {"A", "B"} nav.tapBack()
      local want = "p.lua:1: " .. [[\(message)]]
      assert(h.faults[1].message:find(want, 1, true), h.faults[1].message)
      """, with: ["p.lua": "return {\(hook) = function() \(body) end}"])
  }

  @Test("a title and a reason are one line, and bounded")
  func bounded() throws {
    try run(
      """
      use("p.lua") nav.setStack {"A", "B"}
      local reason = select(2, nav.tapBack())
      assert(#reason <= 203 and not reason:find("\\n"), reason)
      assert(not nav.bar.back.title:find("\\n"), nav.bar.back.title)
      """,
      with: [
        "p.lua": """
        return {
          shouldPop = function() return false, ("a\\n"):rep(500) end,
          backTitle = function() return "x\\ny" end,
        }
        """
      ])
  }

  @Test("a colour is a colour in any form, or auto; true and false are the bar's")
  func looks() throws {
    try run(
      """
      local answer
      nav.use {backColor = function() return answer end, barHidden = function(c) return c.class == "C" end}
      for given, shown in pairs {["#f00"] = "#ff0000", tomato = "#ff6347", ["#00ff0080"] = "#00ff0080", auto = "#000000"} do
        answer = given
        nav.setStack {"A", "B"} eq(shown, nav.bar.back.color)
      end
      answer = {0, 0, 1} nav.setStack {"A", "B"} eq("#0000ff", nav.bar.back.color)
      eq(false, nav.bar.hidden) nav.push("C") eq(true, nav.bar.hidden)
      """)
  }
}
