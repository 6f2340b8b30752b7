import Expectations
import ProgramSupport
import Testing

/// `assert.faults`: faults that a test expects.
@Suite struct AssertFaultsTests {
  /// A test of a stack on which leaving `B` is a fault, `draft is nil`.
  private func run(_ code: String, _ words: [String] = ["a_spec.lua"]) throws -> FaultRun {
    let spec = """
      it("a", function()
        nav.setStack { "A", "B" }
        nav.use { name = "p", shouldPop = function() error("draft is nil") end }
        \(code)
      end)
      it("is not the one", function() end)
      """
    return try FaultRun(spec, words)
  }

  private static let leaves = "function() assert.popped(nav.tapBack()) end"

  @Test(arguments: [
    "assert.faults(\(leaves))", "assert.faults('draft', \(leaves))",
    "assert.faults('^a_spec%.lua:3: draft .* nil$', \(leaves))",
    "assert.faults('draft', nav.tapBack)",
    "assert.faults(function() for _ = 1, 2 do nav.tapBack() nav.push('B') end end)",
    "assert.faults('draft', function() for _ = 1, 4 do nav.tapBack() nav.push('B') end end)",
    "for _ = 1, 3 do assert.faults('draft', nav.tapBack) nav.push('B') end",
    "assert.faults('draft', function() assert.faults('draft', nav.tapBack) nav.push('B') nav.tapBack() end)",
    "assert.faults('listener', function() nav.on('pop', function() error('listener') end) assert.faults('draft', nav.tapBack) end)",
    "assert.faults('listener', function() nav.on('fault', function() error('listener') end) assert.faults('draft', nav.tapBack) end)",
    "assert.has_no.faults(function() nav.push('C') end)",
  ])
  func `takes the faults that match, and the quarantine`(code: String) throws {
    for words in [[], ["--strict"], ["--lenient"]] {
      let test = try run(code, words + ["a_spec.lua"])
      expectEqual(test.lastLine, "2 passed, 0 failed", "\(test.output)")
      expectEqual(test.status, 0)
      expectEqual(test.run.errors, "")
    }
  }

  @Test(arguments: [
    ("assert.faults('other', nav.tapBack)", "whose message matches \"other\", but there was:\n"),
    ("assert.faults('other', print)", "whose message matches \"other\", but there was none"),
    ("assert.faults(print)", "Expected a fault, but there was none"),
    (
      "assert.has_no.faults('draft', nav.tapBack)",
      "Expected no fault whose message matches \"draft\""
    ),
  ])
  func `fails without a fault that matches`(code: String, message: String) throws {
    let test = try run(code)
    #expect(test.output.contains("\n   a_spec.lua:4: "), "\(test.output)")
    #expect(test.output.contains(message), "\(test.output)")
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test(arguments: [
    "assert.faults('other', nav.tapBack)",
    "nav.tapBack() assert.faults(print)", "nav.tapBack() nav.push('B') assert.faults(nav.tapBack)",
    "assert.faults('listener', function() nav.on('pop', function() error('listener') end) nav.tapBack() end)",
  ])
  func `other faults still fail the test`(code: String) throws {
    let test = try run(code)
    #expect(test.output.contains("   a_spec.lua:3: draft is nil (shouldPop of plugin 'p')\n"))
    #expect(!test.output.contains("(nav.on"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test func `a quarantine by another fault still fails the test`() throws {
    let test = try run(
      "for _ = 1, 2 do assert.faults(nav.tapBack) nav.push('B') end nav.tapBack()")
    #expect(test.output.contains("plugin 'p' is quarantined: its last three calls failed"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test(arguments: [
    ("error('own')", "a_spec.lua:4: own"), ("assert.equal(1, 2)", "Expected objects to be equal"),
    ("while true do end", "a_spec.lua:4: ran out of its budget"),
  ])
  func `an error in it fails the test, with its traceback`(code: String, message: String) throws {
    let test = try run("assert.faults('draft', function() nav.tapBack() \(code) end)")
    #expect(test.output.contains(message), "\(test.output)")
    expectEqual(test.lastLine, "1 passed, 1 failed")
    if code.hasPrefix("while") { return }
    #expect(!test.output.contains("shouldPop of plugin 'p'"))
    #expect(test.output.contains("     a_spec.lua:4: in function <a_spec.lua:1>\n"))
  }

  @Test(arguments: [
    ("assert.faults('x')", "assert.faults needs a function, got string"),
    ("assert.faults()", "assert.faults needs a function, got nil"),
    ("assert.faults('x', 5)", "assert.faults needs a function, got number"),
    ("assert.faults(5, print)", "assert.faults: the pattern must be a string, got number"),
    ("assert.faults('%', print)", "assert.faults: malformed pattern (ends with '%')"),
  ])
  func `a wrong call names its line`(code: String, message: String) throws {
    let test = try run(code)
    #expect(test.output.contains("   a_spec.lua:4: \(message)\n"), "\(test.output)")
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test func `holds in a setup, too`() throws {
    let test = try FaultRun(
      """
      setup(function()
        nav.on("push", function() error("boom") end)
        assert.faults("boom", function() nav.setRoot("A") end)
      end)
      it("is fine", function() end)
      """)
    expectEqual(test.lastLine, "1 passed, 0 failed", "\(test.output)")
  }
}
