import Expectations
import NavhostSpecRunner
import Testing

/// Errors in what runs around tests, and in the code of blocks.
@Suite struct HookProblemsTests {
  @Test func anErrorInBeforeEachFailsItsTests() throws {
    let run = try SpecRun(
      """

      local log = {}
      describe("a", function()
        before_each(function() error("b") end)
        after_each(function() log[#log + 1] = "after" end)
        describe("inner", function()
          after_each(function() log[#log + 1] = "inner" end)
          it("x", function() log[#log + 1] = "never" end)
        end)
      end)
      it("y", function() assert.same({ "after" }, log) end)
      """)
    expectEqual(run.outcomes, ["a inner x: [\"error\"]", "y: passed"])
    expectEqual(run.messages, ["FILE:4: b"])
  }

  @Test func anErrorInAfterEachFailsTheTest() throws {
    let run = try SpecRun(
      """
      after_each(function() error("after") end)
      it("x", function() end)
      it("y", function() assert.is_true(false, "own") end)
      """)
    expectEqual(run.outcomes, ["x: [\"error\"]", "y: [\"failure\", \"error\"]"])
    #expect(run.messages[at: 1]?.contains("FILE:3: own") == true)
    expectEqual(run.messages[at: 2], "FILE:1: after")
  }

  @Test func anErrorInFinallyFailsTheTest() throws {
    let run = try SpecRun("it('x', function() finally(function() error('f') end) end)")
    expectEqual(run.messages, ["FILE:1: f"])
  }

  @Test func anErrorInABlockIsToldAndTheOthersRun() throws {
    let run = try SpecRun(
      """

      describe("a", function() it("x", function() end) error("broken") end)
      describe("b", function() it("y", function() end) end)
      """)
    expectEqual(run.outcomes, ["b y: passed"])
    expectEqual(run.outside.map(\.place), ["a"])
    expectEqual(run.outside.map { run.plain($0.problem.message) }, ["FILE:2: broken"])
    expectEqual(run.summary.failed, 1)
    expectEqual(run.summary.problems, 1)
  }

  @Test(arguments: ["setup", "strict_setup", "lazy_setup"])
  func anErrorInSetupKeepsTheTestsFromRunning(_ word: String) throws {
    let run = try SpecRun(
      """
      describe("a", function()
        \(word)(function() error("s") end)
        it("x", function() end) it("z", function() end)
      end)
      it("y", function() end)
      """)
    expectEqual(run.outcomes, ["y: passed"])
    let name = word == "strict_setup" ? "setup" : word
    expectEqual(run.outside.map(\.place), ["a \(name)"])
    expectEqual(run.summary.failed, 1)
  }

  @Test(arguments: ["teardown", "strict_teardown", "lazy_teardown"])
  func anErrorInTeardownIsTold(_ word: String) throws {
    let run = try SpecRun(
      "describe('a', function() lazy_setup(function() end) \(word)(function() error('t') end) "
        + "it('x', function() end) end)")
    expectEqual(run.outcomes, ["a x: passed"])
    expectEqual(run.summary.failed, 1)
  }

  @Test func aFileThatCannotBeCompiledIsToldWithItsLine() throws {
    let run = try SpecRun("\nit('x', function()\n  local = 1\nend)")
    #expect(run.results.isEmpty)
    expectEqual(
      run.outside.map { run.plain($0.problem.message) },
      [
        "FILE:3: <name> expected near '='"
      ])
    expectEqual(run.outside.map(\.problem.line), [3])
  }

  @Test func anErrorOfTheFileItselfIsTold() throws {
    let run = try SpecRun("\n\nlocal x = nil + 1")
    expectEqual(run.outside.map(\.problem.line), [3])
    expectEqual(run.outside.map(\.place), [run.file])
  }
}
