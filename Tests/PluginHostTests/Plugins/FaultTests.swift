import PluginHost
import ScriptFixture
import Testing

@Suite("Limits and faults (contract 2)")
struct FaultTests {
  @Test("a hook that errors has no opinion; the fault has a traceback that names file and line")
  func fault() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      local f = h.faults[1]
      eq("shouldPop", f.hook) assert(f.message:find("p.lua:2: boom", 1, true), f.message)
      assert(f.traceback:find("p.lua:2", 1, true), f.traceback)
      """, with: ["p.lua": "return {shouldPop = function()\n error('boom') end}"])
  }

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

  @Test("three faults in a row quarantine, whichever hooks; a good call starts anew")
  func quarantine() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A")
      nav.push("B") nav.tapBack() eq(false, h.quarantined)
      nav.push("Good") nav.tapBack()
      nav.push("B") nav.tapBack() nav.push("B") nav.tapBack() eq(false, h.quarantined)
      nav.push("B") nav.tapBack() eq(true, h.quarantined)
      local n = #h.faults
      nav.push("B") nav.tapBack() eq(n, #h.faults)
      local seen
      for _, e in ipairs(nav.events()) do if e.name == "quarantine" then seen = e.plugin end end
      eq("p", seen)
      """,
      with: [
        "p.lua":
          "return {shouldPop = function(c) if c.class ~= 'Good' then error('x') end end}"
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

  @Test("a plugin beside a broken one works on")
  func neighbours() throws {
    try run(
      """
      use("bad.lua") use("good.lua") nav.setRoot("A") nav.push("B")
      local outcome, reason = nav.tapBack()
      eq("blocked", outcome) eq("good", reason)
      """,
      with: [
        "bad.lua": "return {priority = 1, shouldPop = function() while true do end end}",
        "good.lua": "return {shouldPop = function() return false, 'good' end}",
      ])
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

  @Test("pop, gesture and their like are good while the hook runs; later any read says so")
  func expired() throws {
    try run(
      """
      local h = use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
      nav.push("B") nav.tapBack()
      eq(1, #h.faults) assert(h.faults[1].message:find("expired"), h.faults[1].message)
      """,
      with: [
        "p.lua": """
        local kept
        return {shouldPop = function(c, pop)
          local source = (kept or pop).source
          kept = pop
        end}
        """
      ])
  }
}
