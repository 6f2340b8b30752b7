import Expectations
import ProgramSupport
import Testing

/// `debug.sethook` in specs.
@Suite struct DebugHooksTests {
  @Test(arguments: [
    "debug.sethook()", "debug.sethook(nil)", "debug.sethook((coroutine.running()))",
    "debug.sethook(function() end, 'l')", "debug.sethook(function() end, 'crl', 1)",
    "debug.sethook(function() debug.sethook() end, '', 100)",
    "coroutine.wrap(function() debug.sethook((coroutine.running())) debug.sethook() end)()",
  ])
  func `an endless loop after it fails the test, and the next one runs`(code: String) throws {
    let test = try FaultRun(
      """
      it("is endless", function()
        \(code)
        while true do end
      end)
      it("is endless in a coroutine", function()
        coroutine.wrap(function()
          \(code)
          while true do end
        end)()
      end)
      it("is next", function() assert.is_nil(debug.gethook()) end)
      """)
    #expect(test.output.contains("a_spec.lua:3: ran out of its budget of 1000000 units"))
    #expect(test.output.contains("a_spec.lua:8: ran out of its budget of 1000000 units"))
    expectEqual(test.lastLine, "1 passed, 2 failed", "\(test.output)")
  }

  @Test func `a hook lasts from before_each to the end of the test`() throws {
    let test = try FaultRun(
      """
      local lines = 0
      local function hook() lines = lines + 1 end
      before_each(function() assert.is_nil(debug.gethook()) debug.sethook(hook, "l") end)
      after_each(function() assert.equal(hook, (debug.gethook())) end)
      describe("with a hook", function()
        it("a", function()
          assert.equal(hook, (debug.gethook()))
          local before = lines
          before = before + 0
          assert.is_true(lines > before)
        end)
        it("b", function() end)
      end)
      describe("outside of tests", function()
        setup(function() debug.sethook(hook, "l") end)
        it("c", function() end)
      end)
      debug.sethook(hook, "l")
      """)
    expectEqual(test.lastLine, "3 passed, 0 failed", "\(test.output)")
  }

  @Test func `a hook bounds a function, as elsewhere`() throws {
    let test = try FaultRun(
      """
      it("is bounded", function()
        debug.sethook(function() error("enough") end, "", 1000)
        local fine, why = pcall(function() while true do end end)
        debug.sethook()
        assert.is_false(fine)
        assert.matches("a_spec.lua:2: enough", why)
      end)
      """)
    expectEqual(test.lastLine, "1 passed, 0 failed", "\(test.output)")
  }
}
