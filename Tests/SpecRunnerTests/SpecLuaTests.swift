import Expectations
import NavhostSpecRunner
import Testing

/// What does not end, ends alone.
@Suite struct SpecLuaTests {
  private let options = SpecOptions(units: 1_000_000)

  @Test(arguments: [
    "while true do end",
    "while true do pcall(function() while true do end end) end",
    "local function f() return f() end f()",
    "coroutine.wrap(function() while true do end end)()",
    "xpcall(function() while true do end end, function() while true do end end)",
    "finally(function() while true do end end)",
    "for _ in function() return 1 end do end",
  ])
  func anEndlessTestFailsAlone(_ body: String) throws {
    let run = try SpecRun(
      """
      it("a", function() end)
      it("b", function() \(body) end)
      it("c", function() assert.equal(0, nav.depth) end)
      """, options)
    expectEqual(run.outcomes, ["a: passed", "b: [\"error\"]", "c: passed"])
    expectEqual(run.messages, ["FILE:2: ran out of its budget of 1000000 units: does it end?"])
    expectEqual(run.results[at: 1]?.problems[at: 0]?.line, 2)
  }

  @Test func hooksRunAroundAnEndlessTest() throws {
    let run = try SpecRun(
      """
      local log = {}
      after_each(function() log[#log + 1] = "after" end)
      it("a", function() finally(function() log[#log + 1] = "finally" end) while true do end end)
      it("b", function() assert.same({ "finally", "after" }, log) end)
      """, options)
    expectEqual(run.results.map(\.hasPassed), [false, true])
  }

  @Test func endlessHooksAndBlocksFailAlone() throws {
    let run = try SpecRun(
      """
      describe("a", function() while true do end end)
      describe("b", function()
        before_each(function() while true do end end)
        it("x", function() end)
      end)
      it("y", function() end)
      """, options)
    expectEqual(run.outside.map(\.place), ["a"])
    expectEqual(run.outcomes, ["b x: [\"error\"]", "y: passed"])
  }

  @Test func eachTestHasABudgetOfItsOwn() throws {
    let run = try SpecRun(
      "for i = 1, 20 do it('n' .. i, function() for _ = 1, 300000 do end end) end", options)
    expectEqual(run.summary.passed, 20)
  }

  @Test func anEndlessPluginIsTheHostsBusiness() throws {
    let run = try SpecRun(
      """
      it("a", function()
        local plugin = assert(nav.use(dir .. "/p.lua"))
        nav.setRoot("A") nav.push("B")
        assert.faults("used up its", function() assert.popped(nav.tapBack()) end)
        assert.equal(1, #plugin.faults)
      end)
      """, plugins: ["p.lua": "return { shouldPop = function() while true do end end }"])
    expectEqual(run.outcomes, ["a: passed"])
  }

  @Test func memoryIsBounded() throws {
    let run = try SpecRun(
      """
      it("a", function() local t = {} while true do t[#t + 1] = {} end end)
      it("b", function() end)
      """, SpecOptions(memory: 16 * 1024 * 1024))
    expectEqual(run.outcomes, ["a: [\"error\"]", "b: passed"])
    expectEqual(run.messages, ["FILE:1: used more than 16777216 bytes of memory"])
  }

  @Test func leavingTheProgramFailsTheTest() throws {
    let run = try SpecRun("it('a', function() os.exit(3) end) it('b', function() end)")
    expectEqual(run.outcomes, ["a: [\"error\"]", "b: passed"])
    #expect(run.messages[at: 0]?.hasSuffix("called os.exit(3)") == true)
  }

  @Test func aTestCannotWaitForTheHost() throws {
    let run = try SpecRun("it('a', function() coroutine.yield() end) it('b', function() end)")
    expectEqual(run.outcomes, ["a: [\"error\"]", "b: passed"])
  }

  @Test func aMisspeltAssertionIsToldWithTheOneThatWasMeant() throws {
    let run = try SpecRun("it('a', function() assert.poped(nav.tapBack()) end)")
    #expect(run.messages.first?.hasSuffix("'poped'; did you mean 'popped'?") == true)
    let nav = try SpecRun("it('a', function() nav.psuh('B') end)")
    #expect(nav.messages.first?.hasSuffix("(field 'psuh'); did you mean 'push'?") == true)
  }
}
