import Testing

@testable import navhost

/// What can be said to the REPL itself.
@Suite struct DotCommandTests {
  @Test func `help lists every command`() throws {
    let text = try ReplFixture().enter(".help")
    for command in DotCommand.allCases { #expect(text.contains(".\(command.rawValue)")) }
  }

  @Test(arguments: [
    (".stack", "stack", ""), ("  .use a b.lua ", "use", "a b.lua"), (".help .use", "help", ".use"),
    (".nothing", "nothing", ""), (".x5", "x", "5"),
  ])
  func `A dot and a letter begin a command`(line: String, name: String, argument: String) {
    let found = DotCommand.parse(line)
    #expect(found?.name == name && found?.argument == argument)
  }

  @Test(arguments: ["", ".", ".5 + 1", "..", "x.stack", " . stack", "-- .stack"])
  func `What else has a dot is Lua`(line: String) {
    #expect(DotCommand.parse(line) == nil)
  }

  @Test func `Each is used and explained on a line of its own`() {
    for command in DotCommand.allCases {
      #expect(command.usage.hasPrefix(".\(command.rawValue)"))
      #expect(!command.summary.isEmpty && !command.summary.contains("\n"))
    }
  }
}
