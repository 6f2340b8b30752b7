import Expectations
import NavhostSpecRunner
import Testing

/// Blocks and tests as a tree.
@Suite struct TreeReporterTests {
  @Test func eachTestStandsUnderItsBlocks() throws {
    let text = try ReportedSpec.report { TreeReporter(write: $0) }
    #expect(
      text.hasPrefix(
        """
        FILE
          a <b> & "c"
            ✓ passes #tag
            ✗ fails
            ✗ errs
            … waits
            … waits too: for <rain>
          ✗ broken (outside of a test)

        1) a <b> & "c" fails

        """))
    #expect(text.hasSuffix("1 passed, 3 failed, 2 pending\n"))
  }

  @Test func aBlockIsNamedAgainAfterAnother() throws {
    let spec = """
      describe("a", function()
        it("one", function() end)
        describe("b", function() it("two", function() end) end)
        describe("c", function() it("three", function() end) end)
      end)
      it("four", function() end)
      """
    var text = ""
    let reporter = TreeReporter { text += $0 }
    let run = try SpecRun(spec)
    for event in run.events { reporter.happened(event) }
    expectEqual(
      run.plain(text),
      """
      FILE
        a
          ✓ one
          b
            ✓ two
          c
            ✓ three
        ✓ four

      """)
  }
}
