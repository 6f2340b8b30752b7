import Expectations
import ProgramSupport
import Testing

/// `navhost export`, where there is nothing to export.
@Suite struct ExportCommandTests {
  @Test func `What does nothing with nav is told`() throws {
    let run = try ProgramRun(["export", "-"], input: "print(1)")
    expectEqual(run.errors, "1\nnavhost: stdin: nothing to export: it does nothing with nav\n")
    expectEqual(run.output, "")
    expectEqual(run.status, 1)
    try expectEqual(ProgramRun(["export", "-"], input: "error('no')").status, 1)
    try expectEqual(ProgramRun(["export"]).status, 2)
  }

  @Test(arguments: [
    "", "1st", "a-b", "a b", "A: B {} class C", "class", "Self", "_", "Phone", "XCTestCase", "a\nb",
    "é.x",
  ])
  func `A name that no class can have is a wrong command line`(_ name: String) throws {
    let run = try ProgramRun(["export", "--name", name, "-"], input: "nav.setRoot('A')")
    #expect(run.status == 2 && run.output == "")
    let shown = name.replacing("\n", with: "\\n")
    #expect(
      run.errors.hasPrefix(
        "navhost: --name: '\(shown)' can be no class of the test in Swift\n"), "\(run.errors)")
  }

  @Test func `A name is that of the class`() throws {
    for name in ["Draft2", "_draft", "Öffnen", "classes"] {
      let run = try ProgramRun(["export", "--name", name, "-"], input: "nav.setRoot('A')")
      #expect(run.output.contains("final class \(name): XCTestCase {"), "\(run.errors)")
    }
    let run = try ProgramRun(["export", "--can-pop", "--name", "A", "a.lua"])
    #expect(run.status == 2 && run.errors.hasPrefix("navhost: --name goes without --can-pop\n"))
  }
}
