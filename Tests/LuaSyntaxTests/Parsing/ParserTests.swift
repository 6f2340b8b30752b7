import Expectations
import Testing

@testable import NavhostLuaSyntax

@Suite struct ParserTests {
  @Test(arguments: Grammar.accepted) func accepts(_ text: String) {
    #expect(throws: Never.self) { try parse(text) }
  }

  @Test(arguments: Grammar.refused) func refuses(_ text: String) {
    #expect(throws: SyntaxError.self) { try parse(text) }
  }

  @Test(arguments: [
    "(", "{", "not ", "- ", "f(", "a[", "function() ", "do ", "if x then ", "x^", "'a'..",
  ])
  func deepNestingIsAnError(_ opening: String) {
    let text = "return " + String(repeating: opening, count: 20000)
    #expect(throws: SyntaxError.self) { try parse(text) }
  }

  @Test func longRowsAreNoDepth() throws {
    let sum = "x = 1" + String(repeating: " + 1", count: 20000)
    let path = "x = a" + String(repeating: ".b", count: 20000)
    let calls = "f" + String(repeating: "()", count: 20000)
    let cases = "if a then" + String(repeating: " elseif a then", count: 5000) + " end"
    for text in [sum, path, calls, cases] {
      _ = try parse(text)
    }
  }

  @Test func tooManyLocalsAreAnError() throws {
    let names = (1...201).map { "local a\($0)" }.joined(separator: "\n")
    let error = #expect(throws: SyntaxError.self) { try parse(names) }
    #expect(error?.message.contains("too many local variables (limit is 200)") ?? false)
    _ = try parse((1...200).map { "local a\($0)" }.joined(separator: "\n"))
  }

  @Test func namesFindTheirVariables() throws {
    let chunk = try parse("local a = 1\nlocal a = a\ndo local a = a end\nreturn a, b")
    expectEqual(chunk.variables.map(\.reads.count), [1, 2, 0])
  }

  private func parse(_ text: String) throws -> Chunk {
    try Parser.parse(SourceText(file: "a.lua", text: text))
  }
}
