import Expectations
import ProgramSupport
import Testing

/// Every command says in its help what its statuses mean.
@Suite struct StatusHelpTests {
  @Test(arguments: EveryCommand.all)
  func theHelpEndsWithTheStatuses(_ command: EveryCommand) throws {
    let help = try ProgramRun(["help"] + command.words).output
    let statuses = help.split(separator: "EXIT STATUS:\n")
    expectEqual(statuses.count, 2, "\(command)")
    let lines = (statuses.last ?? "").split(separator: "\n")
    #expect(lines.first?.hasPrefix("  0 ") == true && lines.contains { $0.hasPrefix("  2 ") })
  }

  /// Usage lines are as long as they are; the terminal wraps them.
  @Test(arguments: EveryCommand.all)
  func theHelpFitsATerminal(_ command: EveryCommand) throws {
    let help = try ProgramRun(["help"] + command.words).output
    for line in help.split(separator: "\n")
    where !line.hasPrefix("USAGE: ") && !line.hasPrefix("       navhost ") {
      #expect(line.count <= 80 && !line.hasPrefix("              navhost "), "\(line)")
    }
  }

  /// Rare options stand in a group of their own, behind the others.
  @Test(arguments: [
    ("run", ["--record", "--limit-fuel", "--limit-seconds", "--strings", "--ios"]),
    ("test", ["--seed", "--exclude", "--limit-memory", "--coverage-output"]),
    ("prove", ["--states"]), ("repl", ["--mask", "--limit-seconds"]),
    ("trace diff", ["--paths-from"]),
    ("explore", ["--language"]), ("bisect", ["--strings"]), ("app export", ["--ios"]),
  ])
  func rareOptionsStandLast(_ command: String, _ rare: [String]) throws {
    let help = try ProgramRun(["help"] + command.split(separator: " ").map(String.init)).output
    let sections = help.split(separator: "\n\n")
    let titles = sections.compactMap { $0.split(separator: "\n").first }
    let options = titles.firstIndex(of: "OPTIONS:")
    #expect(options.flatMap { titles[at: $0 + 1] } == "RARE OPTIONS:")
    let group = sections.first { $0.hasPrefix("RARE OPTIONS:\n") } ?? ""
    for option in rare { #expect(group.contains("\n  \(option) "), "\(option)") }
  }

  @Test(arguments: [[], ["trace"], ["app"]])
  func theListOfCommandsHasNone(_ program: [String]) throws {
    #expect(try !ProgramRun(program + ["--help"]).output.contains("EXIT STATUS"))
  }

  @Test func theListOfCommandsFitsAScreen() throws {
    let lines = try ProgramRun(["--help"]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 50 && lines.allSatisfy { $0.count <= 80 })
  }
}
