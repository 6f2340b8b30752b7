import Expectations
import NavhostSpecRunner
import Testing

/// Blocks, and what runs around tests. The expected orders were taken from busted 2.1.1.
@Suite struct SpecFileRunnerTests {
  /// Runs a spec that notes words in a global list `log`; the words.
  private func log(_ spec: String) throws -> String {
    let run = try SpecRun(
      """
      log = {} \
      local function note(word) return function() log[#log + 1] = word end end
      \(spec)
      it("tells", function() error("<" .. table.concat(log, " ") .. ">", 0) end)
      """)
    let message = try #require(run.results.last?.problems.first?.message)
    return String(try #require(message.split(separator: "<").last).dropLast())
  }

  @Test func hooksRunFromTheOutsideInAndBack() throws {
    let words = try log(
      """
      before_each(note "b0") after_each(note "a0")
      describe("one", function()
        before_each(note "b1") before_each(note "b1'")
        after_each(note "a1") after_each(note "a1'")
        it("x", note "x")
        describe("two", function()
          before_each(note "b2") after_each(note "a2")
          it("y", note "y")
        end)
        it("z", note "z")
      end)
      """)
    expectEqual(words, "b0 b1 b1' x a1 a1' a0 b0 b1 b1' b2 y a2 a1 a1' a0 b0 b1 b1' z a1 a1' a0 b0")
  }

  @Test func setupAndTeardownRunOnce() throws {
    let words = try log(
      """
      describe("one", function()
        setup(note "setup") teardown(note "teardown")
        lazy_setup(note "lazy") lazy_teardown(note "unlazy")
        strict_setup(note "strict")
        it("x", note "x") it("y", note "y")
      end)
      describe("none", function()
        setup(note "setup2") lazy_setup(note "never") lazy_teardown(note "never")
        teardown(note "teardown2")
      end)
      """)
    expectEqual(words, "setup strict lazy x y unlazy teardown setup2 teardown2")
  }

  @Test func lazySetupsOfBlocksAroundRunAtTheFirstTest() throws {
    let words = try log(
      """
      describe("outer", function()
        lazy_setup(note "outer")
        describe("empty", function() lazy_setup(note "never") end)
        describe("inner", function() lazy_setup(note "inner") it("x", note "x") end)
        it("y", note "y")
      end)
      """)
    expectEqual(words, "outer inner x y")
  }

  @Test func codeOfABlockRunsAfterTheTestsBeforeIt() throws {
    let words = try log(
      """
      describe("one", function() log[#log + 1] = "d1" it("x", note "x") end)
      describe("two", function() log[#log + 1] = "d2" it("y", note "y") end)
      """)
    expectEqual(words, "d1 x d2 y")
  }

  @Test func finallyRunsAfterTheTestHoweverItEnds() throws {
    let words = try log(
      """
      after_each(note "after")
      it("x", function() finally(note "f1") log[#log + 1] = "x" end)
      it("y", function() finally(note "f2") error("y") end)
      it("z", function() finally(note "f3") pending("later") end)
      """)
    expectEqual(words, "x f1 after f2 after f3 after")
  }

  @Test func namesAreJoinedAndAliasesMeanTheSame() throws {
    let run = try SpecRun(
      """
      describe("a", function()
        context("b", function() it("c", function() end) test("d", function() end) end)
        insulate("e", function() spec("f", function() end) end)
        expose("g", function() it "h" (function() end) end)
        describe(function() it(function() end) end)
        it(12, function() end)
      end)
      it("top", function() end)
      """)
    expectEqual(
      run.results.map(\.name),
      [
        "a b c", "a b d", "a e f", "a g h", "a describe it", "a 12", "top",
      ])
    expectEqual(run.summary.passed, 7)
    expectEqual(run.results[at: 0]?.line, 2)
  }

  @Test func aTestWithoutAFunctionIsPending() throws {
    let run = try SpecRun(
      """
      it("later")
      describe("a", function() test "now" (function() end) spec "not yet" end)
      """)
    expectEqual(run.outcomes, ["later: pending ", "a now: passed", "a not yet: pending "])
  }

  @Test func pendingTestsDoNotRun() throws {
    let run = try SpecRun(
      """
      pending("a")
      pending("b", function() error("never") end)
      it("c", function() pending("not ready") error("never") end)
      it("d", function() pending() end)
      it("e")
      """)
    expectEqual(
      run.outcomes,
      [
        "a: pending ", "b: pending ", "c: pending not ready", "d: pending ",
        "e: pending ",
      ])
    expectEqual(run.summary.pending, 5)
    expectEqual(run.summary.failed, 0)
  }

  @Test func theFirstReasonOfAPendingTestIsShown() throws {
    let run = try SpecRun(
      """
      it("a", function()
        local later = pending
        finally(function() later("second") end)
        later("first")
      end)
      """)
    expectEqual(run.outcomes, ["a: pending first"])
  }

  @Test func wordsOfBlocksMeanNothingInATest() throws {
    let run = try SpecRun(
      """
      it("a", function() it("b", function() end) end)
      it("c", function() describe("d", function() end) end)
      before_each(function() if false then it() end end)
      it("e", function() assert.has_error(function() before_each(function() end) end) end)
      """)
    expectEqual(
      run.messages,
      [
        "FILE:1: 'it' not supported inside current context block",
        "FILE:2: 'describe' not supported inside current context block",
      ])
  }

  @Test func globalsOfABlockAreItsOwn() throws {
    let run = try SpecRun(
      """
      outer = 1
      describe("a", function()
        inner = 2
        before_each(function() each = 3 end)
        it("sees them", function()
          assert.same({ 1, 2, 3 }, { outer, inner, each })
          own = 4
          outer = 5
        end)
        it("sees no other test's", function()
          assert.is_nil(own)
          assert.equal(1, outer)
          assert.is_nil(_G.outer)
        end)
      end)
      it("sees no block's", function() assert.is_nil(inner) assert.is_nil(each) end)
      """)
    expectEqual(run.summary.passed, 3)
  }

  @Test func insulatedBlocksLeaveNothingBehind() throws {
    let run = try SpecRun(
      """
      _G.kept = "before"
      insulate("a", function()
        _G.made, _G.kept = 1, nil
        package.loaded.module = {}
        it("has it", function() assert.equal(1, made) assert.is_table(require "module") end)
      end)
      it("is as before", function()
        assert.is_nil(_G.made)
        assert.equal("before", _G.kept)
        assert.is_nil(package.loaded.module)
      end)
      describe("b", function() _G.stays = 1 it("x", function() end) end)
      it("a describe is not insulated", function() assert.equal(1, _G.stays) end)
      """)
    expectEqual(run.summary.passed, 4)
  }

  @Test func exposedBlocksShareWhatTheySet() throws {
    let run = try SpecRun(
      """
      insulate("a", function()
        expose("b", function() shared = 1 _G.module = 2 it("x", function() end) end)
        it("sees both", function() assert.same({ 1, 2 }, { shared, _G.module }) end)
      end)
      it("sees what was exposed", function() assert.equal(2, _G.module) end)
      """)
    expectEqual(run.summary.passed, 3)
  }

  @Test func spiesStubsMocksAndMatchersAreThere() throws {
    let run = try SpecRun(
      """
      it("spies", function()
        local t = { f = function(n) return n + 1 end }
        spy.on(t, "f")
        assert.equal(3, t.f(2))
        assert.spy(t.f).was.called_with(match.is_number())
        t.f:revert()
        stub(t, "f").returns(9)
        assert.equal(9, t.f(2))
        local m = mock({ g = function() return 1 end }, true)
        m.g()
        assert.stub(m.g).was.called(1)
      end)
      """)
    expectEqual(run.messages, [])
    expectEqual(run.summary.passed, 1)
  }

  @Test func specsThatRunByThemselvesRunHereToo() throws {
    let run = try SpecRun(
      """
      require "busted.runner" ()
      local busted = require "busted"
      busted.describe("a", function() busted.it("b", function() busted.assert.is_true(true) end) end)
      """)
    expectEqual(run.outcomes, ["a b: passed"])
  }

  @Test func aSpecThatTakesLibraryFunctionsAwayDoesNotReachTheRunner() throws {
    let run = try SpecRun(
      """
      it("a", function() _G.pairs, _G.xpcall, _G.error, table.insert = nil end)
      it("b", function() end)
      it("c", function() string.rep("x", "y") end)
      """)
    expectEqual(run.results.map(\.hasPassed), [true, true, false])
  }

  @Test func aDescribeThatCallsItselfEndsItsFile() throws {
    let run = try SpecRun(
      """
      it("before", function() end)
      local function again()
        describe("deeper", again)
        describe("and wider", again)
      end
      describe("first", again)
      it("after", function() end)
      """)
    expectEqual(run.outcomes, ["before: passed"])
    expectEqual(run.outside.count, 1)
    expectEqual(
      run.outside.first.map { run.plain($0.problem.message) },
      "FILE:3: blocks are more than 100 deep: does a describe call itself?")
  }
}
