import Expectations
import ProgramSupport
import Testing

/// `navhost app export`, if there is nothing to export.
@Suite struct ExportCommandTests {
  @Test func `What does nothing with nav is told`() throws {
    let run = try ProgramRun(["app", "export", "--xcuitest", "-"], input: "print(1)")
    expectEqual(run.errors, "1\nnavhost: stdin: nothing to export: it does nothing with nav\n")
    expectEqual(run.output, "")
    expectEqual(run.status, 1)
    try expectEqual(
      ProgramRun(["app", "export", "--xcuitest", "-"], input: "error('no')").status, 1)
    try expectEqual(ProgramRun(["app", "export", "--xcuitest"]).status, 2)
  }

  @Test(arguments: [
    "", "1st", "a-b", "a b", "A: B {} class C", "class", "Self", "_", "Phone", "XCTestCase", "a\nb",
    "é.x",
  ])
  func `A name that no class can have is a wrong command line`(_ name: String) throws {
    let run = try ProgramRun(
      ["app", "export", "--xcuitest", "--name", name, "-"], input: "nav.setRoot('A')")
    #expect(run.status == 2 && run.output == "")
    let shown = name.replacing("\n", with: "\\n")
    #expect(
      run.errors.hasPrefix(
        "navhost: --name: '\(shown)' can be no class of the test in Swift\n"), "\(run.errors)")
  }

  @Test func `A name is that of the class`() throws {
    for name in ["Draft2", "_draft", "Öffnen", "classes"] {
      let run = try ProgramRun(
        ["app", "export", "--xcuitest", "--name", name, "-"], input: "nav.setRoot('A')")
      #expect(run.output.contains("final class \(name): XCTestCase {"), "\(run.errors)")
    }
    let run = try ProgramRun(["app", "export", "--can-pop", "--name", "A", "a.lua"])
    #expect(run.status == 2 && run.errors.hasPrefix("navhost: --name goes without --can-pop\n"))
  }

  @Test func `A command line that names neither form, or both, is status 2`() throws {
    let none = try ProgramRun(["app", "export", "-"], input: "nav.setRoot('A')")
    expectEqual(none.status, 2)
    #expect(
      none.errors.hasPrefix("navhost: write --xcuitest for a script, --can-pop for a plugin\n"))
    let both = try ProgramRun(["app", "export", "--xcuitest", "--can-pop", "a.lua"])
    expectEqual(both.status, 2)
    #expect(both.errors.hasPrefix("navhost: --xcuitest and --can-pop cannot be combined\n"))
  }
}
