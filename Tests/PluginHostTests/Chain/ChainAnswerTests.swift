import NavhostPluginHost
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
}
