import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

/// What is certain of an expression before it is evaluated.
@Suite struct ConstantTests {
  private func constant(_ text: String) throws -> Constant? {
    let chunk = try Parser.parse(SourceText(file: "a.lua", text: "return " + text))
    guard case .return(let values) = chunk.body.block.statements.last?.kind else { return nil }
    return values.first.flatMap { Constant($0) }
  }

  @Test(arguments: [
    ("nil", "nil"), ("true", "a boolean"), ("1.5", "a number"), ("'a'", "a string"),
    ("{}", "a table"), ("function() end", "a function"), ("(({}))", "a table"), ("-5", "a number"),
    ("- -5", "a number"), ("not x", "a boolean"), ("a == b", "a boolean"), ("a < b", "a boolean"),
    ("a + 1 >= b", "a boolean"), ("not {}", "a boolean"),
  ])
  func itsKindIsKnown(_ text: String, _ kind: String) throws {
    try expectEqual(constant(text)?.kind, kind)
  }

  @Test(arguments: [
    "x", "x.y", "f()", "...", "-x", "-'a'", "#t", "~1", "1 + 2", "a and 1", "a .. b",
  ])
  func whatMustBeEvaluatedIsNot(_ text: String) throws {
    #expect(try constant(text) == nil)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("not true", false), ("not not false", false),
    ("not nil", true), ("not 0", false), ("not x", nil), ("1 == 1", nil),
  ])
  func aBooleanHasAValueWhereThatIsCertain(_ text: String, _ expected: Bool?) throws {
    guard case .boolean(let value) = try constant(text) else {
      Issue.record("\(text) is no boolean")
      return
    }
    expectEqual(value, expected)
  }

  @Test func aNumberKeepsItsSignAndKind() throws {
    for (text, expected, whole) in [("3", 3.0, true), ("-3", -3, true), ("-0.5", -0.5, false)] {
      guard case .number(let value, let isInteger) = try constant(text) else {
        Issue.record("\(text) is no number")
        continue
      }
      expectEqual(value, expected)
      expectEqual(isInteger, whole)
    }
  }
}
