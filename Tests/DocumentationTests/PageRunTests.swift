import Expectations
import Testing

/// The parts of a page are told apart.
@Suite struct PageRunTests {
  @Test func blocksKnowTheirPlace() {
    let blocks = Block.all(
      in: "a\n```lua\n-- plugins/a.lua\nreturn {}\n```\n\n```text\nb\n```\nc\n```text\n```\n")
    expectEqual(blocks.map(\.language), ["lua", "text", "text"])
    expectEqual(blocks.map(\.line), [2, 7, 11])
    expectEqual(blocks.map(\.followsBlock), [false, true, false])
    expectEqual(blocks.map(\.fileName), ["plugins/a.lua", nil, nil])
    expectEqual(blocks.map(\.text), ["-- plugins/a.lua\nreturn {}\n", "b\n", ""])
  }

  @Test func commandsKnowWhatIsTypedAndWhatIsPrinted() {
    let commands = ConsoleCommand.all(
      in: "$ navhost repl\n> 1 +\n>> 1\n2\n>\n$ navhost test\n> no prompt\n")
    expectEqual(commands.map(\.line), ["navhost repl", "navhost test"])
    expectEqual(commands.map(\.typed), ["1 +\n1\n\n", ""])
    expectEqual(commands.map(\.output), [["2"], ["> no prompt"]])
  }

  @Test func exampleLinesStandTogether() {
    #expect(ExampleFiles.contain("import NavhostNavigation\nimport NavhostPluginHost\n"))
    #expect(!ExampleFiles.contain("import NavhostPluginHost\nimport Nothing\n"))
  }
}
