import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct ParserStatementsTests {
  static let mistakes = [
    Mistake("'then' expected near 'return'", "if x «return 1 end"),
    Mistake("'end' expected (to close 'if' at line 1) near <eof>", "if x then\n«"),
    Mistake("'end' expected (to close 'if' at line 1) near 'elseif'", "if x then\nelse\n«elseif y"),
    Mistake("'do' expected near 'f'", "while x «f() end"),
    Mistake("'end' expected (to close 'while' at line 1) near 'until'", "while x do\n«until y"),
    Mistake("'end' expected near <eof>", "do f()«"),
    Mistake("'until' expected (to close 'repeat' at line 1) near 'end'", "repeat\n«end"),
    Mistake("'=' or 'in' expected near 'do'", "for i «do end"),
    Mistake("',' expected near 'do'", "for i = 1 «do end"),
    Mistake("'do' expected near ','", "for i = 1, 2, 3«, 4 do end"),
    Mistake("'in' expected near 'do'", "for a, b «do end"),
    Mistake("<name> expected near '1'", "for «1 = 2, 3 do end"),
    Mistake("break outside loop at line 2", "f()\n«break"),
    Mistake("break outside loop at line 1", "while x do local f = function() «break end end"),
    Mistake("<name> expected near '1'", "goto «1"),
    Mistake("'::' expected near <eof>", "::a«"),
    Mistake("<eof> expected near 'f'", "return 1; «f()"),
    Mistake("<eof> expected near 'end'", "local x = 1 print(x)\n«end"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    mistake.check()
  }

  private func statements(_ text: String) throws -> [Statement] {
    try Parser.parse(SourceText(file: "a.lua", text: text)).body.block.statements
  }

  @Test func aSemicolonIsNoStatement() throws {
    try expectEqual(statements(";;; f();; ;g()").count, 2)
    try expectEqual(statements("return;").count, 1)
  }

  @Test func aConditionHasItsClauses() throws {
    let text = "if a then f() elseif b then elseif c then g() h() else i() end"
    guard case .if(let clauses, let otherwise) = try statements(text).first?.kind else {
      Issue.record("no condition")
      return
    }
    expectEqual(clauses.map { $0.condition.name?.text }, ["a", "b", "c"])
    expectEqual(clauses.map(\.block.statements.count), [1, 0, 2])
    expectEqual(otherwise?.statements.count, 1)
  }

  @Test func aLoopHasItsBoundsAndVariables() throws {
    for (text, names, count) in [
      ("for i = 1, 2 do end", ["i"], 2), ("for i = 1, 2, 3 do end", ["i"], 3),
      ("for k in f do end", ["k"], 1), ("for k, v, w in a, b do end", ["k", "v", "w"], 2),
    ] {
      switch try statements(text).first?.kind {
      case .numericFor(let variable, let values, _):
        expectEqual([variable.name], names)
        expectEqual(values.count, count)
      case .genericFor(let variables, let values, _):
        expectEqual(variables.map(\.name), names)
        expectEqual(values.count, count)
      default: Issue.record("no loop: \(text)")
      }
    }
  }

  @Test func aReturnEndsItsBlock() throws {
    guard case .do(let block) = try statements("do return end").first?.kind,
      case .return(let none) = block.statements.first?.kind,
      case .return(let two) = try statements("return a, b;").first?.kind
    else {
      Issue.record("no return")
      return
    }
    #expect(none.isEmpty)
    expectEqual(two.count, 2)
  }

  @Test func aStatementKnowsItsPlace() throws {
    let source = SourceText(file: "a.lua", text: " local a = 1 ; while a do f() end -- x")
    let statements = try Parser.parse(source).body.block.statements
    expectEqual(statements.map { source.text($0.range) }, ["local a = 1", "while a do f() end"])
  }

  @Test func moreClausesThanAPluginMayHaveAreNoted() throws {
    for (count, excesses) in [(499, 0), (500, 1)] {
      let text = "if a then" + String(repeating: " elseif a then", count: count) + " end"
      try expectEqual(Parser.parse(SourceText(file: "a.lua", text: text)).excesses.count, excesses)
    }
  }
}
