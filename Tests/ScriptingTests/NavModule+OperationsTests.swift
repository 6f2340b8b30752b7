import ScriptFixture
import Testing

/// What fingers do, from Lua (contract.md, section 3).
@Suite struct NavOperationsTests {
  @Test func `A pan is as its options say`() throws {
    try run(
      """
      local way = {from = {5, 400}, to = {380, 400}}
      local function pan(options)
        nav.setStack {"A", "B"}
        for name, value in pairs(way) do options[name] = options[name] or value end
        return nav.pan(options)
      end
      eq("popped", (pan {})) eq(nil, nav.transition)
      eq("popped", (pan {settle = false})) assert(nav.transition) nav.settle()
      local outcome, reason = pan {fingers = 2}
      eq("ignored", outcome) eq("fingers", reason)
      eq("cancelled", (pan {to = {60, 400}, duration = 2, steps = 20}))
      eq("popped", (pan {input = "pointer"}))
      local fine, message = pcall(pan, {input = "mouse"})
      eq([[nav.pan: 'input' must be one of "finger", "pointer", got "mouse"]], message:match "nav.*")
      eq(nil, (pan {release = false})) assert(nav.transition.interactive)
      eq("popped", (nav.touch("ended", 380, 400)))
      """)
  }
}
