import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct ParserExpressionsTests {
  static let mistakes = [
    Mistake("unexpected symbol near '='", "local x = «= 1"),
    Mistake("unexpected symbol near <eof>", "return 1 +«"),
    Mistake("unexpected symbol near '<\\195>'", "return «é"),
    Mistake("<eof> expected near '!'", "return b «!= c"),
    Mistake("'}' expected (to close '{' at line 1) near 'b'", "return {\n  a = 1\n  «b = 2\n}"),
    Mistake("')' expected (to close '(' at line 1) near <eof>", "return (1\n«"),
    Mistake("')' expected (to close '(' at line 1) near 'b'", "f(a,\na «b)"),
    Mistake("')' expected near 'b'", "f(a «b)"),
    Mistake("']' expected near 'b'", "return a[1 «b]"),
    Mistake("'=' expected near '}'", "return { [1] «}"),
    Mistake("<name> expected near 'end'", "return a.«end"),
    Mistake("<name> expected near '('", "return a:«(1)"),
    Mistake("function arguments expected near '='", "a:b «= 1"),
    Mistake("cannot use '...' outside a vararg function", "function f() return «... end"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    mistake.check()
  }

  /// The expression with a pair of parentheses for every operator.
  private func grouped(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): return name.text
    case .number(let value, let isInteger): return isInteger ? "\(Int(value))" : "\(value)"
    case .string(let text): return "'\(text)'"
    case .parenthesized(let inner): return "<\(grouped(inner))>"
    case .unary(let operation, let operand): return "(\(operation.rawValue) \(grouped(operand)))"
    case .chain(let first, let links):
      return links.reduce(grouped(first)) {
        "(\($0) \($1.operation.rawValue) \(grouped($1.operand)))"
      }
    case .suffixed(let base, let suffixes):
      return suffixes.reduce(grouped(base)) { $0 + grouped($1) }
    case .table(let fields): return "{\(fields.map(grouped).joined(separator: " "))}"
    case .function: return "function"
    case .nil, .true, .false, .vararg, .unreadable: return "\(expression.kind)"
    }
  }

  private func grouped(_ suffix: Suffix) -> String {
    switch suffix.kind {
    case .field(let name): ".\(name)"
    case .index(let key): "[\(grouped(key))]"
    case .call(let arguments): "(\(arguments.map(grouped).joined(separator: " ")))"
    case .method(let name, let arguments):
      ":\(name)(\(arguments.map(grouped).joined(separator: " ")))"
    }
  }

  private func grouped(_ field: TableField) -> String {
    switch field.key {
    case .position: grouped(field.value)
    case .name(let name): "\(name)=\(grouped(field.value))"
    case .expression(let key): "[\(grouped(key))]=\(grouped(field.value))"
    }
  }

  private func expression(_ text: String) throws -> Expression {
    let chunk = try Parser.parse(SourceText(file: "a.lua", text: "return " + text))
    let statement = try #require(chunk.body.block.statements.first)
    var values: [Expression] = []
    if case .return(let found) = statement.kind { values = found }
    return try #require(values.first)
  }

  @Test(arguments: [
    ("1 + 2 * 3 - 4", "((1 + (2 * 3)) - 4)"), ("a .. b .. c", "(a .. (b .. c))"),
    ("a ^ b ^ c", "(a ^ (b ^ c))"), ("-a ^ b", "(- (a ^ b))"), ("a ^ -b", "(a ^ (- b))"),
    ("not a == b", "((not a) == b)"), ("a or b and c", "(a or (b and c))"),
    ("a < b == c", "((a < b) == c)"), ("a | b ~ c & d << e", "(a | (b ~ (c & (d << e))))"),
    ("a .. b + c", "(a .. (b + c))"), ("a << b .. c", "(a << (b .. c))"),
    ("#a // b", "((# a) // b)"),
    ("a >> b < c | d", "((a >> b) < (c | d))"), ("- - a", "(- (- a))"), ("~a ~ b", "((~ a) ~ b)"),
    ("(a + b) * c", "(<(a + b)> * c)"), ("a % b / c", "((a % b) / c)"),
  ])
  func operatorsBindAsInLua(_ text: String, _ expected: String) throws {
    try expectEqual(grouped(expression(text)), expected)
  }

  @Test(arguments: [
    ("a.b[c]:d(1, 2.5)()", "a.b[c]:d(1 2.5)()"), ("f'x'{y}[[z]]", "f('x')({y})('z')"),
    ("(f)(...)", "<f>(vararg)"), ("{ 1, a = 2; [3] = nil, true }", "{1 a=2 [3]=nil true}"),
    ("{ a == b, a }", "{(a == b) a}"), ("function() end", "function"), ("{}", "{}"),
  ])
  func suffixesAndTablesKeepTheirOrder(_ text: String, _ expected: String) throws {
    try expectEqual(grouped(expression(text)), expected)
  }

  @Test func anExpressionKnowsItsPlace() throws {
    let text = "return  a + b.c ( 1 )  -- end"
    let source = SourceText(file: "a.lua", text: text)
    let chunk = try Parser.parse(source)
    guard case .return(let values) = chunk.body.block.statements.first?.kind,
      case .chain(let first, let links) = values.first?.kind,
      case .suffixed(_, let suffixes) = links.first?.operand.kind
    else {
      Issue.record("no sum")
      return
    }
    expectEqual(values.first.map { source.text($0.range) }, "a + b.c ( 1 )")
    expectEqual(source.text(first.range), "a")
    expectEqual(links.first.map { source.text($0.range) }, "+")
    expectEqual(suffixes.map { source.text($0.range) }, ["c", "( 1 )"])
  }

  /// The bounds of what a host takes from a plugin; Lua takes it all.
  @Test func whatIsLongerThanAPluginMayBeIsNoted() throws {
    func excesses(_ text: String) throws -> [String] {
      try Parser.parse(SourceText(file: "a.lua", text: "return " + text)).excesses.map(\.message)
    }
    try expectEqual(excesses("a" + String(repeating: ".b", count: 200)), [])
    try expectEqual(
      excesses("a" + String(repeating: ".b", count: 201)),
      [
        "more than 200 suffixes in a row"
      ])
    try expectEqual(excesses("a" + String(repeating: " or a", count: 500)), [])
    try expectEqual(
      excesses("a" + String(repeating: " or a", count: 501)),
      [
        "more than 500 links of 'and' and 'or'"
      ])
    try expectEqual(excesses("a" + String(repeating: " + a", count: 501)), [])
  }
}
