import Expectations
import NavhostLuaSyntax
import Testing

@Suite struct ParserScopesTests {
  static let mistakes = [
    Mistake("no visible label 'done' for <goto> at line 1", "do «goto done end"),
    Mistake("no visible label 'a' for <goto> at line 1", "«goto a do ::a:: end"),
    Mistake("no visible label 'a' for <goto> at line 2", "::a::\nlocal f = function() «goto a end"),
    Mistake("label 'a' already defined on line 1", "::a::\n::«a::"),
    Mistake("label 'a' already defined on line 1", "::a:: do ::«a:: end"),
    Mistake("jumps into the scope of local 'b'", "do «goto c local b ::c:: print(b) end"),
    Mistake("jumps into the scope of local 'b'", "repeat «goto c local b ::c:: until b"),
    Mistake(
      "jumps into the scope of local 'b'", "do do «goto c end local b ::c:: print(b) end"),
  ]

  @Test(arguments: mistakes) func aMistakeIsNamedAtItsPlace(_ mistake: Mistake) {
    mistake.check()
  }

  private func parse(_ text: String) throws -> Chunk {
    try Parser.parse(SourceText(file: "a.lua", text: text))
  }

  @Test(arguments: [
    "do goto c local b ::c:: ; ::d:: end", "::a:: goto a", "do goto a end ::a::",
    "do ::a:: end do ::a:: end", "::a:: local f = function() ::a:: end",
    "while x do if y then goto next end local z ::next:: end",
  ])
  func aJumpThatLeadsSomewhereIsTaken(_ text: String) throws {
    #expect(try parse(text).variables.count <= 1)
  }

  @Test func aFunctionWithAJumpIsMarked() throws {
    let chunk = try parse("goto a local function f() end ::a::")
    #expect(chunk.body.hasGoto)
    guard case .localFunction(_, let body)? = chunk.body.block.statements[at: 1]?.kind else {
      Issue.record("no function")
      return
    }
    #expect(!body.hasGoto)
  }

  @Test func aBlockEndsItsVariables() throws {
    let chunk = try parse(
      """
      do local a end
      for a = 1, 2 do end
      for a in a do end
      repeat local a until a
      a = function(a) return a end
      """)
    expectEqual(chunk.variables.map(\.reads.count), [0, 0, 0, 1, 1])
  }

  @Test func aVariableKnowsWhatItHides() throws {
    let chunk = try parse("local a local a do local a end local function f(a) end local b")
    let hidden = chunk.variables.map { variable in
      variable.hidden.map { "\($0.range.lowerBound)" + (variable.hiddenInSameBlock ? " here" : "") }
    }
    expectEqual(hidden, [nil, "6 here", "14", nil, "14", nil])
  }

  @Test func aVariableOfAFunctionFurtherOutIsCaptured() throws {
    let chunk = try parse("local a, b local function f() print(b) end print(a)")
    expectEqual(chunk.variables.map(\.isCaptured), [false, true, false])
  }

  @Test func tooManyUpvaluesAreAnError() throws {
    func text(_ count: Int) -> String {
      // A function may have 200 locals; more are captured from two functions.
      let names = (1...count).map { "a\($0)" }
      let outer = names.prefix(150).map { "local \($0)" }.joined(separator: "\n")
      let inner = names.dropFirst(150).map { "local \($0)" }.joined(separator: "\n")
      let use = "function g() return \(names.joined(separator: " + ")) end"
      return "\(outer)\nlocal function f()\n\(inner)\n\(use)\nend"
    }
    _ = try parse(text(255))
    let error = #expect(throws: SyntaxError.self) { try parse(text(256)) }
    #expect(error?.message.contains("too many upvalues (limit is 255)") ?? false)
  }
}
