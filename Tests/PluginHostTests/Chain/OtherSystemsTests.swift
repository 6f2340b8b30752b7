import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What other systems do, said in hooks (rules 58, 145, 158, 166, 167, 171 to 173, 175)")
struct OtherSystemsTests {
  @Test("of several that may refuse any one keeps the screen, wherever it stands")
  func anyRefuses() throws {
    for refuser in 1...3 {
      try run(
        """
        for i = 1, 3 do
          nav.use {name = "p" .. i, shouldPop = function() if i == \(refuser) then return false end return true end}
        end
        nav.setStack {"A", "B"}
        eq("blocked", (nav.tapBack())) eq(2, nav.depth)
        local steps = nav.explain().steps
        eq("p\(refuser)", steps[#steps].by) eq(false, steps[#steps].answer)
        """)
    }
  }

  @Test("false stays, an error is a fault, nothing and true go on")
  func outcomes() throws {
    for (answer, outcome, faults) in [
      ("return false", "blocked", 0), ("error('x')", "popped", 1), ("", "popped", 0),
      ("return true", "popped", 0),
    ] {
      try run(
        """
        local h = use("p.lua")
        nav.setStack {"A", "B"}
        eq("\(outcome)", (nav.tapBack())) eq(\(faults), #h.faults)
        eq("\(outcome)" == "popped" and 1 or 2, nav.depth)
        """, with: ["p.lua": "return {shouldPop = function() \(answer) end}"])
    }
  }
}
