import Foundation
import ProgramSupport
import Testing

/// The sessions of docs/repl.md are typed at a terminal, which must look as the page does.
@Suite(.serialized) struct ReplPageTests {
  private static let page: String = {
    let file = URL.package.appending(path: "docs/repl.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// What stands between the fences of one language, each with its first line apart.
  private static func blocks(_ language: String) -> [(first: String, rest: String)] {
    page.components(separatedBy: "```\(language)\n").dropFirst().map { text in
      let lines = text.components(separatedBy: "\n```")[0].split(separator: "\n", maxSplits: 1)
      return (String(lines.first ?? ""), String(lines.dropFirst().first ?? ""))
    }
  }

  @Test(arguments: blocks("terminal").indices)
  func `A session looks as the page says`(index: Int) throws {
    let scratch = try Folder()
    for file in Self.blocks("lua") {
      try scratch.write(String(file.first.dropFirst("-- ".count)), file.rest)
    }
    let (command, session) = Self.blocks("terminal")[index]
    let words = command.split(separator: " ").map(String.init)
    try #require(words.starts(with: ["$", "navhost"]))
    let terminal = try Terminal(Array(words.dropFirst(2)), in: scratch.url, columns: 100)
    var shown = ""
    for line in session.split(separator: "\n") {
      if let prompt = line.prefixMatch(of: #/(.*\) )?> /#) {
        try terminal.wait { [shown] in $0 == shown + prompt.output.0.dropLast() }
        try terminal.enter(String(line[prompt.range.upperBound...]))
      }
      shown += line + "\n"
    }
    try terminal.wait { [shown] in $0 == shown + ">" }
  }

  @Test func `There are sessions to type`() {
    #expect(Self.blocks("terminal").count >= 2)
  }
}
