import PluginHost
import ScriptFixture
import Testing

@Suite("From one link of a chain to the next")
struct AskingTests {
  @Test("onError = \"deny\" counts as false; it lifts nothing as \"allow\"")
  func onError() throws {
    try run(
      """
      use("deny.lua") nav.setRoot("A") nav.push("B")
      eq("blocked", (nav.tapBack()))
      eq("blocked", (nav.pan {from = {5, 400}, to = {380, 400}}))
      eq(nil, (nav.push("C")))
      """,
      with: [
        "deny.lua": """
        local function fail() error("x") end
        return {onError = "deny", controllers = {"B", "C"}, shouldPop = fail, shouldPush = function(c) if c.class == "C" then fail() end end,
          gestureShouldBegin = fail}
        """
      ])
  }

  @Test("a quarantined plugin's decision hooks count as its onError")
  func quarantinedDenies() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A") nav.push("B")
      for i = 1, 3 do eq("blocked", (nav.tapBack())) end
      eq(true, h.quarantined) eq("blocked", (nav.tapBack()))
      """, with: ["p.lua": "return {onError = 'deny', shouldPop = function() error('x') end}"])
  }

  @Test("a decision as a whole has the units of ten hooks; what is left unasked has no fault")
  func decision() throws {
    var files: [String: String] = [:]
    for number in 1...15 {
      files["p/\(number).lua"] =
        "return {shouldPop = function() for i = 1, 400000 do end if \(number) == 9 then return false end end}"
    }
    try run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      nav.tapBack()
      local asked = 0
      for _, step in ipairs(nav.explain().steps) do
        if step.reason and step.reason:find("units are used up") then asked = asked + 1 end
      end
      assert(asked > 0, tostring(nav.explain()))
      for _, h in ipairs(nav.plugins()) do eq(0, #h.faults) end
      """, with: files)
  }

  @Test("what a wrapper does after next counts against the units of its decision, too")
  func decisionOfWrappers() throws {
    var files: [String: String] = [:]
    for number in 1...64 {
      files["p/\(number).lua"] = """
        local ran = 0
        return {
          shouldPop = function(c, pop, next)
            local yes, why = next()
            for i = 1, 490000 do end
            ran = ran + 1
            return yes, why
          end,
          didPop = function(c) log.info("ran " .. ran) end,
        }
        """
    }
    let fixture = try Fixture(files)
    var ran = 0
    fixture.host.onLog = { ran += $0.message == "ran 1" ? 1 : 0 }
    try fixture.run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      local cut = 0
      for _, step in ipairs(nav.explain().steps) do
        if step.reason == "the decision's units are used up" then cut = cut + 1 end
      end
      eq(54, cut)
      for _, h in ipairs(nav.plugins()) do eq(0, #h.faults) end
      """)
    #expect(ran == 10)
  }

  @Test("an explanation names the hook of each step that is no guard")
  func hooksOfSteps() throws {
    try run(
      """
      use("p.lua") nav.setRoot("A") nav.push("B")
      nav.pan({from = {5, 400}, to = {300, 400}})
      local names = {}
      for _, step in ipairs(nav.explain().steps) do names[#names + 1] = step.hook or step.by end
      eq("root,disabled,distance,transition,direction,custom item,region,gestureShouldBegin,shouldPop",
        table.concat(names, ","))
      """,
      with: [
        "p.lua": "return {shouldPop = function() end, gestureShouldBegin = function() end}"
      ])
  }

  @Test("a quarantined plugin says so in the explanation; as a wrapper it is passed over")
  func explained() throws {
    try run(
      """
      use("w.lua") nav.use {name = "rest", shouldPop = function() return false, "rest" end}
      nav.setStack {"A", "B"}
      for i = 1, 3 do eq("rest", select(2, nav.tapBack())) end
      eq("rest", select(2, nav.tapBack()))
      local first = nav.explain().steps[1]
      eq("w", first.by) eq("plugin 'w' is quarantined", first.reason) eq(nil, first.answer)
      """,
      with: [
        "w.lua": "return {priority = 1, shouldPop = function(c, p, next) next() error('x') end}"
      ])
  }

  @Test("a yes stands where those after it have no opinion, and falls to a no")
  func yes() throws {
    try run(
      """
      local later
      nav.use {name = "yes", priority = 1, shouldPop = function() return true, "fine" end}
      nav.use {name = "later", shouldPop = function() return later end}
      nav.setStack {"A", "B"}
      eq("popped", (nav.tapBack())) eq(true, nav.explain().steps[1].answer)
      later = false nav.push("B") eq("blocked", (nav.tapBack()))
      """)
  }

  @Test("it does so in every hook that decides, and lifts nothing")
  func quarantinedDeniesEverything() throws {
    for (onError, kept) in [("deny", true), ("allow", false)] {
      try run(
        """
        local h = use("p.lua") nav.setRoot("A")
        for i = 1, 3 do nav.push("Broken") end
        eq(true, h.quarantined)
        eq(\(kept ? "nil" : "'C'"), (nav.push("C") or {}).class)
        h:disable() nav.push("C") h:enable()
        nav.top.customBackButton = \(kept ? "false" : "true")
        local outcome, reason = nav.pan {from = {5, 400}, to = {380, 400}}
        eq("\(kept ? "blocked" : "ignored")", outcome)
        eq("\(kept ? "plugin 'p' is quarantined" : "custom item")", reason)
        eq("\(kept ? "blocked" : "popped")", (nav.tapBack()))
        """,
        with: [
          "p.lua": """
          return {onError = "\(onError)", shouldPop = function() end, gestureShouldBegin = function() end,
            shouldPush = function(c) if c.class == "Broken" then error("x") end end}
          """
        ])
    }
  }
}
