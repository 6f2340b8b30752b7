import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct ExpressionTests {
  private func expression(_ text: String) throws -> Expression {
    let source = SourceText(file: "a.lua", text: "local l\nreturn " + text)
    let statement = try #require(try Parser.parse(source).body.block.statements.last)
    var values: [Expression] = []
    if case .return(let found) = statement.kind { values = found }
    return try #require(values.first)
  }

  @Test(arguments: [
    ("...", true), ("f()", true), ("a.b:c()", true), ("f().x", false), ("(f())", false),
    ("f() + 1", false), ("a", false), ("1", false),
  ])
  func aCallOrTheArgumentsMayBeMany(_ text: String, _ expected: Bool) throws {
    try expectEqual(expression(text).isMultiple, expected)
  }

  @Test(arguments: [
    ("f()", true), ("a:b()", true), ("a.b", false), ("a()[1]", false), ("a", false),
  ])
  func aCallMayStandAlone(_ text: String, _ expected: Bool) throws {
    try expectEqual(expression(text).isCall, expected)
  }

  @Test(arguments: [
    ("a", true), ("a.b", true), ("f()[1]", true), ("f()", false), ("(a)", false), ("1", false),
  ])
  func aPlaceMayBeAssigned(_ text: String, _ expected: Bool) throws {
    try expectEqual(expression(text).isAssignable, expected)
  }

  @Test func itTellsWhatItIs() throws {
    try expectEqual(expression("'a'").stringValue, "a")
    #expect(try expression("('a')").stringValue == nil)
    try expectEqual(expression("l").name?.text, "l")
    #expect(try expression("l").globalName == nil)
    try expectEqual(expression("g").globalName, "g")
    #expect(try expression("g.x").name == nil)
    try expectEqual(expression("function(a) end").function?.parameters.count, 1)
    #expect(try expression("f").function == nil)
    try expectEqual(expression("{}").tableFields?.count, 0)
    try expectEqual(
      expression("{ 1, a = 2, ['b'] = 3, [4] = 5 }").tableFields?.map(\.name), [nil, "a", "b", nil])
    #expect(try expression("f{}").tableFields == nil)
  }
}
