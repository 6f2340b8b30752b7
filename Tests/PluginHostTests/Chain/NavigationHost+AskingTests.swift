import Expectations
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("From one link of a chain to the next")
struct AskingTests {
  /// Plugins that each use as much as they may, then say what stands in `answer`.
  private func greedy(_ count: Int, onError: String = "abstain", answer: String = "nil") -> [String:
    String]
  {
    var files: [String: String] = [:]
    for number in 1...count {
      files["p/g\(100 + number).lua"] = """
        return {onError = "\(onError)", shouldPop = function()
          for i = 1, 490000 do end
          return \(answer)
        end}
        """
    }
    return files
  }

  @Test("a quarantined plugin has no share of a decision")
  func quarantined() throws {
    var limits = Limits(hookFuel: 40_000, decisionFuel: 40_000)
    limits.setSeconds(0)
    try run(
      """
      use("busy.lua")
      local function reached()
        nav.setStack {"A", "B"}
        local page = nav.top
        nav.tapBack()
        return page.props.reached
      end
      local alone = reached()
      local other = use("other.lua")
      assert(reached() < alone)
      for _ = 1, 3 do nav.setStack {"A", "Bad"} nav.tapBack() end
      eq(true, other.quarantined) eq(alone, reached())
      """,
      with: [
        "busy.lua": """
        return {priority = 1, controllers = "B", shouldPop = function(c)
          for i = 1, 1e9 do c.props.reached = i end
        end}
        """,
        "other.lua": "return {shouldPop = function(c) if c.class == 'Bad' then error('x') end end}",
      ], limits: limits)
  }

  @Test(
    "a decision has the units of ten hooks, of which each that is still to be asked has a share")
  func decision() throws {
    let no =
      "return {name = 'z', shouldPop = function() for i = 1, 100000 do end return false, 'no' end}"
    try run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      for i = 1, 4 do
        local outcome, reason = nav.tapBack()
        eq("blocked", outcome) eq("no", reason)
      end
      local cut = 0
      for _, h in ipairs(nav.plugins()) do
        eq(false, h.quarantined)
        if #h.faults > 0 then
          cut = cut + 1 eq(4, #h.faults)
          assert(h.faults[1].message:find("%.lua:2: the decision's fuel ran out$"), h.faults[1].message)
        end
      end
      eq(14, cut)
      """, with: greedy(20).merging(["p/z.lua": no]) { $1 },
      limits: .untimed)
  }

  @Test("who is cut short by the decision counts as its onError, and is in no quarantine")
  func cutShort() throws {
    let late =
      "return {name = 'z', onError = 'deny', shouldPop = function() for i = 1, 200000 do end end}"
    try run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      for i = 1, 4 do
        local outcome, reason = nav.tapBack()
        eq("blocked", outcome) eq("plugin 'z' failed", reason)
      end
      for _, h in ipairs(nav.plugins()) do eq(false, h.quarantined) end
      """, with: greedy(20).merging(["p/z.lua": late]) { $1 },
      limits: .untimed)
  }

  @Test("of more than forty the last may be left unasked: without a fault, as their onError")
  func unasked() throws {
    for (onError, outcome) in [("abstain", "popped"), ("deny", "blocked")] {
      let last = "return {name = 'z', onError = '\(onError)', shouldPop = function() end}"
      try run(
        """
        use("p") nav.setRoot("A") nav.push("B")
        local outcome, reason = nav.tapBack()
        eq("\(outcome)", outcome) eq(\(onError == "deny" ? "\"the decision's fuel ran out\"" : "nil"), reason)
        local plugins, faults = nav.plugins(), 0
        eq("z", plugins[#plugins].name) eq(0, #plugins[#plugins].faults)
        for _, h in ipairs(plugins) do faults = faults + #h.faults end
        eq(40, faults)
        """, with: greedy(50).merging(["p/z.lua": last]) { $1 },
        limits: .untimed)
    }
  }

  @Test("a hundred that are frugal are all asked")
  func frugal() throws {
    var files: [String: String] = [:]
    for number in 1...100 {
      files["p/g\(100 + number).lua"] =
        "return {shouldPop = function(c) for i = 1, 20000 do end c.props.n = (c.props.n or 0) + 1 end}"
    }
    try run(
      """
      use("p") nav.setRoot("A") local page = nav.push("B")
      eq("popped", (nav.tapBack())) eq(100, page.props.n)
      """, with: files, limits: .untimed)
  }

  @Test("a hook alone has its own units and no more, whatever a decision has")
  func alone() throws {
    for (decision, message) in [
      (2000, "the decision's fuel ran out"), (5000, "used up its 4000 units of work"),
    ] {
      let fixture = try Fixture(
        ["p.lua": "return {shouldPop = function() while true do end end}"],
        limits: Limits(hookFuel: 4000, decisionFuel: decision))
      try fixture.run(
        """
        local h = use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
        local got = h.faults[1].message
        assert(got:sub(-#"\(message)") == "\(message)", got)
        """)
    }
  }

  /// A wrapper that does something before and after the rest.
  private func wrapper(before: Int, after: Int, _ answer: String = "yes, why") -> String {
    """
    local ran = 0
    return {
      shouldPop = function(c, pop, next)
        for i = 1, \(before) do end
        local yes, why = next()
        for i = 1, \(after) do end
        ran = ran + 1
        return \(answer)
      end,
      didPop = function(c) log.info("ran " .. ran) end,
    }
    """
  }

  @Test("what a wrapper does after next counts against the units of its decision, too")
  func decisionOfWrappers() throws {
    var files: [String: String] = [:]
    for number in 1...12 { files["p/\(number).lua"] = wrapper(before: 0, after: 490_000) }
    let fixture = try Fixture(files)
    var ran = 0
    fixture.host.onLog = { ran += $0.message == "ran 1" ? 1 : 0 }
    try fixture.run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      eq("popped", (nav.tapBack()))
      local cut = 0
      for _, step in ipairs(nav.explain().steps) do
        if step.reason and step.reason:find("the decision's fuel ran out", 1, true) then cut = cut + 1 end
      end
      eq(3, cut)
      """)
    expectEqual(ran, 9)
  }

  @Test("a share is kept for wrappers that wait, too")
  func wrappersThatWait() throws {
    var files = greedy(20)
    files["p/a.lua"] = wrapper(before: 0, after: 100_000, "false, 'after'")
    try run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      local outcome, reason = nav.tapBack()
      eq("blocked", outcome) eq("after", reason)
      """, with: files)
  }

  @Test("of seconds a share is kept as well")
  func seconds() throws {
    var files: [String: String] = [:]
    for number in 1...6 {
      files["p/g\(number).lua"] = "return {shouldPop = function() while true do end end}"
    }
    files["p/z.lua"] = "return {shouldPop = function() return false, 'no' end}"
    let fixture = try Fixture(
      files,
      limits: Limits(
        hookFuel: 1 << 40, decisionFuel: 1 << 44, hookSeconds: 0.05, decisionSeconds: 0.2))
    try fixture.run(
      """
      use("p") nav.setRoot("A") nav.push("B")
      for i = 1, 4 do
        local outcome, reason = nav.tapBack()
        eq("blocked", outcome) eq("no", reason)
      end
      local last = nav.plugins()[6]
      eq("g6", last.name) eq(false, last.quarantined)
      assert(last.faults[3].message:find("g6.lua:1: the decision's seconds ran out", 1, true), last.faults[3].message)
      """)
  }

  @Test("it does so in every hook that decides, and lifts nothing")
  func quarantinedDeniesEverything() throws {
    for (onError, kept) in [("deny", true), ("abstain", false)] {
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
        eq("\(kept ? "plugin 'p' is quarantined" : "custom back button")", reason)
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
