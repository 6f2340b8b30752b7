/// A command of a console block, and what stands under it.
struct ConsoleCommand {
  var line: String
  /// The lines after the prompts `>` and `>>`, where it is a REPL.
  var input: [String] = []
  var output: [String] = []

  /// What the program gets to read.
  var typed: String { input.map { $0 + "\n" }.joined() }

  static func all(in text: String) -> [ConsoleCommand] {
    var commands: [ConsoleCommand] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("$ ") {
        commands.append(ConsoleCommand(line: String(line.dropFirst(2))))
      } else if !commands.isEmpty {
        commands[commands.count - 1].add(String(line))
      }
    }
    return commands
  }

  private mutating func add(_ line: String) {
    guard self.line.contains("navhost repl"), let match = line.wholeMatch(of: /(>>?) ?(.*)/) else {
      return output.append(line)
    }
    input.append(String(match.2))
  }
}
