import Expectations
import ProgramSupport
import Testing

/// A test fails if something fails beside its own code.
@Suite struct SpecFaultsTests {
  @Test(arguments: [
    ("nav.use { name = 'p', shouldPop = function() error('boom') end }", "shouldPop of plugin 'p'"),
    ("nav.use { name = 'p', didPop = function() error('boom') end }", "didPop of plugin 'p'"),
    (
      "nav.use { name = 'p', onUnload = function() error('boom') end }:unload()",
      "onUnload of plugin 'p'"
    ),
    ("nav.hook('B', 'shouldPop', function() error('boom') end)", "shouldPop of the script"),
    ("nav.on('pop', function() error('boom') end)", "nav.on of the script"),
    (
      "nav.onAction('x', function() error('boom') end) nav.hook('B', 'didPop', function() perform('x') end)",
      "nav.onAction of the script"
    ),
    (
      """
      nav.onAwait('x', function() error('boom') end) nav.hook('B', 'shouldPop', function() await('x') return true end)
      """, "nav.onAwait of the script"
    ),
  ])
  func `a failed hook, listener or handler fails the test`(code: String, owner: String) throws {
    let test = try FaultRun(FaultRun.leaving(code))
    #expect(test.output.contains("   a_spec.lua:3: boom (\(owner))\n"), "\(test.output)")
    #expect(test.output.contains("\n   the test itself passed\n"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
    expectEqual(test.status, 1)
  }

  @Test(arguments: [
    "nav.on('pop', function(event) assert.equal('Z', event.controller.class) end)",
    "nav.on('pop', function(event) assert.same({ 1 }, { 2 }) end)",
    "nav.use { didPop = function() assert.is_true(false) end }",
  ])
  func `a failed assertion in a listener or a hook fails the test`(code: String) throws {
    let test = try FaultRun(FaultRun.leaving(code), ["--reporter", "junit", "a_spec.lua"])
    #expect(test.output.contains("<failure message=\"a_spec.lua:3: Expected objects to be"))
    #expect(test.output.contains("failures=\"1\" errors=\"0\""))
    #expect(!test.output.contains("table: 0x"))
    expectEqual(test.status, 1)
  }

  @Test func `a listener of faults that fails itself fails the test`() throws {
    let code = """
      nav.on('fault', function() error('in the listener') end)
      nav.hook('B', 'shouldPop', function() error('boom') end)
      """
    let test = try FaultRun(FaultRun.leaving(code))
    #expect(test.output.contains("a_spec.lua:3: in the listener (nav.on of the script)"))
    #expect(test.output.contains("a_spec.lua:4: boom (shouldPop of the script)"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
    expectEqual(test.run.errors, "")
  }

  @Test func `a quarantined plugin fails the test`() throws {
    let test = try FaultRun(
      """
      it("asks a plugin in vain", function()
        nav.use { name = "q", shouldPop = function() error("boom") end }
        nav.setStack { "A", "B", "C", "D", "E" }
        for _ = 1, 4 do nav.tapBack() end
      end)
      """)
    let message = """
         a_spec.lua:2: boom (shouldPop of plugin 'q', 3 times)
         plugin 'q' is quarantined: its last three calls failed

      """
    #expect(test.output.contains(message), "\(test.output)")
    expectEqual(test.lastLine, "0 passed, 1 failed")
  }

  @Test(arguments: ["before_each", "after_each"])
  func `a fault around a test fails the test`(word: String) throws {
    let spec = """
      \(word)(function()
        nav.setStack { "A", "B" }
        nav.hook("B", "shouldPop", function() error("boom") end)
        nav.tapBack()
      end)
      it("is fine", function() end)
      it("is fine, too", function() finally(function() end) end)
      """
    let test = try FaultRun(spec)
    #expect(test.output.contains("a_spec.lua:3: boom (shouldPop of the script)"))
    expectEqual(test.lastLine, "0 passed, 2 failed")
  }

  @Test(arguments: ["setup", "teardown", "lazy_setup", "lazy_teardown"])
  func `a fault around a block is an error of the file, and its tests run`(word: String) throws {
    let test = try FaultRun(
      """
      describe("a block", function()
        \(word)(function()
          nav.setStack { "A", "B" }
          nav.hook("B", "shouldPop", function() error("boom") end)
          nav.tapBack()
        end)
        it("is fine", function() end)
      end)
      """)
    let place =
      "a block \(word) (outside of a test)\n   a_spec.lua:4: boom (shouldPop of the script)"
    #expect(test.output.contains(place), "\(test.output)")
    #expect(test.output.contains("1 error outside of tests"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
    expectEqual(test.run.errors, "navhost: a_spec.lua:4: boom (shouldPop of the script)\n")
    expectEqual(test.status, 1)
  }

  @Test func `faults at the top level are one error of the file`() throws {
    let test = try FaultRun(
      """
      nav.on("push", function() error("one") end)
      nav.on("push", function() error("two") end)
      nav.setRoot("A")
      it("is fine", function() end)
      """)
    #expect(test.output.contains("a_spec.lua:1: one (nav.on of the script)\n   a_spec.lua:2: two"))
    #expect(test.output.contains("1 error outside of tests"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test func `a fault with an error of a setup is one error of the file`() throws {
    let test = try FaultRun(
      """
      setup(function()
        nav.on("push", function() error("boom") end)
        nav.setRoot("A")
        error("own")
      end)
      it("does not run", function() end)
      """)
    #expect(test.output.contains("a_spec.lua:4: own\n   a_spec.lua:2: boom (nav.on of the script)"))
    expectEqual(test.lastLine, "0 passed, 1 failed")
  }

  @Test func `a budget that runs out in a listener is told once`() throws {
    let test = try FaultRun(FaultRun.leaving("nav.on('pop', function() while true do end end)"))
    #expect(test.output.contains("a_spec.lua:3: ran out of its budget"))
    #expect(!test.output.contains("nav.on of the script"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test func `what the app does inside itself without an end fails the test`() throws {
    let code = """
      nav.hook('B', 'shouldPop', function() perform('down') end)
      nav.onAction('down', function() nav.requestPop() end)
      """
    let test = try FaultRun(FaultRun.leaving(code))
    #expect(test.output.contains("a_spec.lua:4: 'down': what the app does is nested more than 16"))
    expectEqual(test.lastLine, "1 passed, 1 failed")
  }

  @Test(arguments: [["--jobs", "2", "."], ["--strict", "."], ["--reporter", "tree", "."]])
  func `other options change nothing`(words: [String]) throws {
    let code = "nav.on('pop', function() error('boom') end)"
    let test = try FaultRun(
      FaultRun.leaving(code), files: ["b_spec.lua": "it('b', function() end)"], words)
    #expect(test.output.contains("a_spec.lua:3: boom (nav.on of the script)"))
    expectEqual(test.lastLine, "2 passed, 1 failed")
    expectEqual(test.status, 1)
    expectEqual(test.run.errors, "")
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "2"]])
  func `a lenient run passes with faults, as before`(words: [String]) throws {
    let code =
      "nav.use { shouldPop = function() error('boom') end } nav.on('pop', function() error('x') end)"
    let test = try FaultRun(
      "nav.on('push', function() error('top') end) nav.setRoot('A')\n" + FaultRun.leaving(code),
      files: ["b_spec.lua": "it('b', function() end)"], ["--lenient", "."] + words)
    expectEqual(test.lastLine, "3 passed, 0 failed")
    expectEqual(test.status, 0)
    expectEqual(test.run.errors, "")
  }

  @Test func `lenient and strict cannot be combined`() throws {
    let test = try FaultRun("it('a', function() end)", ["--lenient", "--strict", "a_spec.lua"])
    #expect(test.run.errors.hasPrefix("navhost: --lenient and --strict cannot be combined\n"))
    expectEqual(test.status, 2)
  }

  @Test func `a test that was not reached has no faults of another`() throws {
    let test = try FaultRun(
      """
      describe("a", function()
        lazy_setup(function() nav.on("push", function() error("boom") end) nav.setRoot("A") end)
        it("is filtered out", function() end)
      end)
      it("is fine", function() nav.setRoot("A") end)
      """, ["--filter", "is fine", "a_spec.lua"])
    expectEqual(test.lastLine, "1 passed, 0 failed")
  }
}
