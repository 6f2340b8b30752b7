import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

@Suite struct TreeVisitorTests {
  private final class Names: TreeVisitor {
    private(set) var names: [String] = []

    override func visit(_ expression: Expression) {
      if let name = expression.name { names.append(name.text) }
      super.visit(expression)
    }
  }

  private func names(_ text: String) throws -> String {
    let visitor = Names()
    visitor.visit(try Parser.parse(SourceText(file: "a.lua", text: text)).body)
    return visitor.names.joined(separator: " ")
  }

  @Test(arguments: [
    ("local x = a, b", "a b"), ("local function f() a() end", "a"), ("a, b = c, d", "a b c d"),
    ("a(b, c)", "a b c"), ("function a.b.c() d() end", "a d"), ("do a() end", "a"),
    ("while a do b() end", "a b"), ("repeat a() until b", "a b"),
    ("if a then b() elseif c then d() else e() end", "a b c d e"),
    ("for i = a, b, c do d() end", "a b c d"), ("for k in a, b do c() end", "a b c"),
    ("return a, b", "a b"), ("while a do break end", "a"), ("goto x ::x:: a()", "a"),
  ])
  func everyStatementIsGoneThroughInItsOrder(_ text: String, _ expected: String) throws {
    try expectEqual(names(text), expected)
  }

  @Test(arguments: [
    ("function() return a end", "a"), ("a.x[b]:m(c)(d)", "a b c d"), ("a'text'", "a"),
    ("{ a, x = b, [c] = d }", "a b c d"), ("-a", "a"), ("((a))", "a"),
    ("a + b .. c and d", "a b c d"),
    ("nil, true, false, ..., 1, 'a'", ""),
  ])
  func everyExpressionIsGoneThroughInItsOrder(_ text: String, _ expected: String) throws {
    try expectEqual(names("return " + text), expected)
  }
}
