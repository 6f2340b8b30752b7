import ScriptFixture
import Testing

/// Sentences of the contract that were once not so.
@Suite struct WalkThroughTests {
  @Test func `Each inline plugin has a state of its own, and the script another`() throws {
    try run(
      """
      local seen = {}
      nav.use{name = "a", shouldPop = function(c) seen[#seen + 1] = c.state.x end}
      nav.use{name = "b", priority = 1, shouldPop = function(c) c.state.x = "b's" end}
      nav.setRoot "A"
      local b = nav.push "B"
      b.state.x = "mine"
      nav.requestPop()
      eq(0, #seen)
      eq("mine", b.state.x)
      """)
  }

  @Test func `A failure that denies has the answer false`() throws {
    try run(
      """
      nav.use{name = "l", onError = "deny", shouldPop = function() error "x" end}
      nav.use{name = "m", shouldPop = function() error "y" end, priority = 1}
      nav.setRoot "A" nav.push "B"
      eq("blocked", (nav.requestPop()))
      eq(nil, nav.explain().steps[1].answer)
      eq(false, nav.explain().steps[2].answer)
      """)
  }

  @Test func `Listeners hear the decision and the action before the handler runs`() throws {
    try run(
      """
      nav.setRoot "A" nav.push "B"
      local told = {}
      nav.on("decision", function() told[#told + 1] = "decision" end)
      nav.on("action", function(e) told[#told + 1] = "action " .. e.action end)
      nav.onAction("*", function(c, d, name) told[#told + 1] = "handler " .. name end)
      nav.use{name = "p", shouldPop = function() perform "one" perform "two" return false end}
      nav.requestPop()
      eq("decision, action one, handler one, action two, handler two", table.concat(told, ", "))
      """)
  }

  @Test func `What an inline plugin does while it comes and goes is busy`() throws {
    try run(
      """
      local why = {}
      nav.setRoot "A"
      local h = nav.use{name = "l",
        onLoad = function() why[1] = select(2, nav.push "X") end,
        onUnload = function() why[2] = select(2, nav.push "Y") end}
      h:unload()
      eq("busy busy", table.concat(why, " "))
      eq(1, nav.depth)
      """)
  }

  @Test func `Any read of what has expired is an error`() throws {
    try run(
      """
      local kept = {}
      nav.use{name = "p", shouldPop = function(c, pop) kept[1] = pop end,
        shouldPush = function(c, push) kept[2] = push end,
        gestureShouldBegin = function(c, gesture) kept[3] = gesture end}
      nav.setRoot "A" nav.push "B" nav.tapBack() nav.push "B"
      nav.pan{from = {2, 400}, to = {380, 400}}
      for n = 1, 3 do
        local fine, message = pcall(function() return kept[n].foo end)
        eq(false, fine)
        eq(true, message:find("has expired", 1, true) ~= nil)
      end
      """)
  }

  @Test(arguments: ["ios17", "ios26"])
  func `A deep link that takes a sheet alone runs to its end`(profile: String) throws {
    try run(
      """
      nav.reset{profile = "\(profile)"}
      nav.setRoot "H"
      local s = nav.present "S"
      eq("popped", (nav.setStack({nav.top}, {ask = true, animated = true})))
      eq(nil, s.transition)
      eq("T", nav.present("T").top.class)
      """)
  }

  @Test func `A request may come without animation`() throws {
    try run(
      """
      local seen = {}
      nav.use{name = "p", shouldPop = function(c, pop)
        seen[#seen + 1] = pop.source .. " " .. tostring(pop.animated)
      end}
      nav.setStack{"A", "B", "C"}
      nav.requestPop{animated = false}
      eq(nil, nav.transition)
      nav.requestPop{to = 1, animated = false}
      nav.present("S").requestDismiss{animated = false}
      eq("request false, request false, request false", table.concat(seen, ", "))
      """)
  }
}
