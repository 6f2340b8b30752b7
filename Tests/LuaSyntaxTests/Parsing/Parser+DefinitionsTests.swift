import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct ParserDefinitionsTests {
  static let mistakes = [
    Mistake(
      "'end' expected (to close 'function' at line 1) near <eof>",
      "local function f()\n  return 1\n«"),
    Mistake("<name> or '...' expected near ')'", "function f(a, «) end"),
    Mistake("')' expected near ','", "function f(...«, a) end"),
    Mistake("'(' expected near '.'", "function a:b«.c() end"),
    Mistake("<name> expected near '('", "function «() end"),
    Mistake("<name> expected near 'end'", "local «end"),
    Mistake("<name> expected near '('", "local function «() end"),
    Mistake("unknown attribute 'constant'", "local x <«constant> = 1"),
    Mistake("'>' expected near '='", "local x <const «= 1"),
    Mistake(
      "multiple to-be-closed variables in local list", "local a <close>, «b <close> = nil, nil"),
    Mistake("attempt to assign to const variable 'x'", "local x <const> = 1\n«x = 2"),
    Mistake("attempt to assign to const variable 'x'", "local x <close> = nil\ny, «x = 1"),
    Mistake("attempt to assign to const variable 'x'", "local x <const> = 1\nfunction «x() end"),
    Mistake("syntax error near 'x'", "y «x"),
    Mistake("syntax error near <eof>", "a.b«"),
    Mistake("syntax error near '='", "f() «= 1"),
    Mistake("syntax error near '='", "a, f() «= 1"),
    Mistake("syntax error near '='", "(a) «= 1"),
    Mistake("'=' expected near '1'", "a, b «1"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    mistake.check()
  }

  private func parse(_ text: String) throws -> Chunk {
    try Parser.parse(SourceText(file: "a.lua", text: text))
  }

  @Test(arguments: [
    ("function f() end", [], false), ("function f(a, b) end", ["a", "b"], false),
    ("function f(...) end", [], true), ("function t.f(a, ...) end", ["a"], true),
    ("function t.u:f(a) end", ["self", "a"], false), ("function t:f(...) end", ["self"], true),
  ])
  func aFunctionHasItsParameters(_ text: String, _ names: [String], _ isVararg: Bool) throws {
    guard case .function(let target, let body) = try parse(text).body.block.statements.first?.kind
    else {
      Issue.record("no function")
      return
    }
    expectEqual(body.parameters.map(\.name), names)
    expectEqual(body.isVararg, isVararg)
    expectEqual(body.isMethod, text.contains(":"))
    #expect(target.isAssignable)
    expectEqual(body.range, 0..<text.utf8.count)
  }

  @Test func aLocalFunctionKnowsItselfAndALocalDoesNot() throws {
    try expectEqual(parse("local function f() f() end").variables.map(\.reads.count), [1])
    try expectEqual(parse("local f = function() f() end").variables.map(\.reads.count), [0])
    try expectEqual(parse("local a, b = b, a").variables.map(\.reads.count), [0, 0])
  }

  @Test func anAttributeMakesAVariableConstant() throws {
    let variables = try parse("local a, b <const>, c <close> = 1, 2").variables
    expectEqual(variables.map(\.isConstant), [false, true, true])
    expectEqual(variables.map(\.isClosed), [false, false, true])
  }

  @Test func anAssignmentIsNoRead() throws {
    let chunk = try parse("local a, t\na, t.x = a, 1\nfunction a() end\nfunction t.f() end")
    expectEqual(chunk.variables.map(\.reads.count), [1, 2])
    expectEqual(chunk.variables.map(\.writes.count), [2, 0])
  }

  @Test func targetsWithoutEndAreNestedTooDeeply() throws {
    let names = { (count: Int) in Array(repeating: "a", count: count).joined(separator: ", ") }
    _ = try parse(names(150) + " = 1")
    let error = #expect(throws: SyntaxError.self) { try parse(names(300) + " = 1") }
    #expect(error?.message.contains("nested too deeply") ?? false)
  }
}
