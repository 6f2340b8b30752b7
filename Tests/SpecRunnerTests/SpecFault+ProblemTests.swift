import Expectations
import ProgramSupport
import Testing

/// The failure of a test by faults includes the result of the test itself.
@Suite struct SpecFaultProblemTests {
  private static let fault = "nav.on('push', function() error('boom') end) nav.setRoot('A')"

  @Test func `an own failure comes first, then the fault, in one failed test`() throws {
    let test = try FaultRun("it('a', function() \(Self.fault) assert.equal(1, 2) end)")
    let output = test.output
    let own = try #require(output.firstRange(of: "a_spec.lua:1: Expected objects to be equal"))
    let fault = try #require(output.firstRange(of: "a_spec.lua:1: boom (nav.on of the script)"))
    #expect(own.lowerBound < fault.lowerBound)
    #expect(!output.contains("the test itself"))
    expectEqual(test.lastLine, "0 passed, 1 failed")
  }

  @Test(arguments: [
    ("", "the test itself passed"), ("pending('for rain')", "the test itself is pending: for rain"),
    ("pending()", "the test itself is pending\n"),
  ])
  func `the result without the fault is told`(code: String, words: String) throws {
    let test = try FaultRun("it('a', function() \(Self.fault) \(code) end)")
    #expect(test.output.contains("a_spec.lua:1: boom (nav.on of the script)\n   \(words)"))
    expectEqual(test.lastLine, "0 passed, 1 failed")
  }

  @Test func `several faults are one failed test, each once, the first ten in words`() throws {
    let test = try FaultRun(
      """
      it("a", function()
        local n = 0
        nav.on("push", function() n = n + 1 error("fault " .. n % 12) end)
        for _ = 1, 24 do nav.push("A", { animated = false }) end
      end)
      """)
    for n in 1...10 {
      #expect(test.output.contains("a_spec.lua:3: fault \(n) (nav.on of the script, 2 times)"))
    }
    #expect(!test.output.contains("fault 11"))
    #expect(test.output.contains("\n   other faults: 2\n   the test itself passed\n"))
    expectEqual(test.lastLine, "0 passed, 1 failed")
  }

  @Test func `a page shows the fault`() throws {
    let test = try FaultRun(
      "it('a', function() \(Self.fault) end)", ["--html", "page.html", "a_spec.lua"])
    let page = try test.folder.read("page.html")
    #expect(
      page.contains("a_spec.lua:1: boom (nav.on of the script)\nthe test itself passed</pre>"))
    #expect(page.contains("<tr class=\"failed\"><td>failed<td>a<td>a_spec.lua:1"))
  }
}
