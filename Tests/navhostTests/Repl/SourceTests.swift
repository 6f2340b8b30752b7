import Expectations
import NavhostLua
import Testing

@testable import navhost

/// A statement as it was typed.
@Suite struct SourceTests {
  private func kind(_ text: String) throws -> String {
    switch Source(text: text, line: 3).compile(try ReplFixture().repl.evaluator) {
    case .expression: "expression"
    case .statement: "statement"
    case .incomplete: "incomplete"
    case .wrong(let error): error.message
    }
  }

  @Test(arguments: [
    ("1 + 1", "expression"), ("f()", "expression"), ("x = 1", "statement"),
    ("return 5", "statement"), ("f(", "incomplete"), ("for i = 1, 2 do", "incomplete"),
    ("x = = 1", "stdin:3: unexpected symbol near '='"), ("\nx x", "stdin:4: syntax error near 'x'"),
    ("goto nowhere", "stdin:3: no visible label 'nowhere' for <goto> at line 3"),
  ])
  func `It is an expression where it can be one`(text: String, expected: String) throws {
    try expectEqual(kind(text), expected)
  }

  @Test func `What is incomplete has an error of its own at the end`() throws {
    let evaluator = try ReplFixture().repl.evaluator
    #expect(Source(text: "f(", line: 1).error(evaluator)?.isIncomplete == true)
    #expect(Source(text: "x = 1", line: 1).error(evaluator) == nil)
  }
}
