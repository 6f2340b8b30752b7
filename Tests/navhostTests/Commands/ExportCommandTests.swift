import ProgramSupport
import Testing

/// `navhost export`, where there is nothing to export.
@Suite struct ExportCommandTests {
  @Test func `What does nothing with nav is told`() throws {
    let run = try ProgramRun(["export", "-"], input: "print(1)")
    #expect(run.errors == "1\nnavhost: stdin: nothing to export: it does nothing with nav\n")
    #expect(run.output == "")
    #expect(run.status == 1)
    #expect(try ProgramRun(["export", "-"], input: "error('no')").status == 1)
    #expect(try ProgramRun(["export"]).status == 2)
  }
}
