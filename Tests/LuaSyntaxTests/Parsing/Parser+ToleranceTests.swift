import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostLuaSyntax

@Suite struct ParserToleranceTests {
  /// What stands behind a mistake is in the tree as if the mistake were not there.
  @Test(arguments: [
    ("local x = \nlocal y = 1", ["x", "y"]),
    ("if a. then b() end\nlocal y = 1", ["y"]),
    ("local t = { a = 1 b = 2 }\nlocal y = 1", ["t", "y"]),
    ("print('a\nlocal y = 1", ["y"]),
    ("local s = '\\q' local z\nlocal y = 1", ["s", "z", "y"]),
    ("local function f(\nlocal y = 1 end", ["f", "y"]),
    ("x y\nlocal y = 1", ["y"]),
    ("break\nlocal y = 1", ["y"]),
    ("goto nowhere\nlocal y = 1", ["y"]),
    (")\nlocal y = 1", ["y"]),
    ("end\nlocal y = 1", ["y"]),
    ("return 1\nlocal y = 1", ["y"]),
    ("local a <konst> = 1\nlocal y = a", ["a", "y"]),
    ("f(1, \nlocal y = 1", ["y"]),
    ("f:g\nlocal y = 1", ["y"]),
    ("for i\nlocal y = 1 end", ["i", "y"]),
    ("x = 3 $ 4\nlocal y = 1", ["y"]),
    ("x = 3e\nlocal y = 1", ["y"]),
    ("function f() return ... end local y", ["y"]),
    ("local a <const> = 1 a = 2\nlocal y = 1", ["a", "y"]),
    ("::a:: ::a::\nlocal y = 1", ["y"]),
    ("local a <close>, b <close> = 1\nlocal y = 1", ["a", "b", "y"]),
  ])
  func theRestIsRead(_ text: String, _ names: [String]) {
    let chunk = read(text)
    expectEqual(chunk.errors.count, 1)
    expectEqual(chunk.variables.map(\.name), names)
  }

  /// A missing `end` inside a table's function: the fields that follow are still fields.
  @Test func aFunctionThatIsNotClosedEndsWithItsField() throws {
    let text = """
      return {
        shouldPop = function(c)
          if c.x then
            return false
        end,
        backTitle = function(c) return "x" end,
      }
      """
    let chunk = read(text)
    let statement = try #require(chunk.body.block.statements.first)
    guard case .return(let values) = statement.kind else { throw Unexpected() }
    expectEqual(values.first?.tableFields?.map(\.name), ["shouldPop", "backTitle"])
  }

  @Test func whatIsInSightIsInDoubt() {
    let chunk = read("local a\ndo local b end\nx =\nlocal c")
    expectEqual(chunk.variables.map(\.isInDoubt), [true, false, false])
  }

  @Test func whatIsLuaHasNoErrors() throws {
    for text in Grammar.accepted {
      #expect(read(text).errors.isEmpty, "\(text)")
    }
  }

  /// Each beginning of a text, and the text without each of its pieces, ends, and has errors exactly
  /// where it is no Lua.
  @Test func everyBeginningAndEveryGapIsRead() {
    let pieces = Piece.all(of: Self.program).map(\.text)
    var texts = (0...pieces.count).map { pieces[..<$0].joined() }
    for index in pieces.indices {
      texts.append((pieces[..<index] + pieces[(index + 1)...]).joined())
      texts.append((pieces[...index] + [" end "] + pieces[(index + 1)...]).joined())
      texts.append((pieces[...index] + [" , "] + pieces[(index + 1)...]).joined())
    }
    for text in texts {
      let source = SourceText(file: "a.lua", text: text)
      let isLua = (try? Parser.parse(source)) != nil
      expectEqual(Parser.parseTolerantly(source).errors.isEmpty, isLua, "\(text)")
    }
  }

  private func read(_ text: String) -> Chunk {
    Parser.parseTolerantly(SourceText(file: "a.lua", text: text))
  }

  private struct Unexpected: Error {}

  private static let program = """
    #!/usr/bin/env lua
    local names <const>, rest = { "a", ['b'] = 2; c = [[x]] }, ...
    local function sum(a, b, ...)
      for i = 1, #a, 2 do a[i] = -a[i] ^ 2 if a then break end end
      for k, v in pairs(b) do goto go; a:b "x" { 1 } ::go:: end
      while not a and b or 1 < 2 do repeat local x = 0x1p4 until x == 3 end
      return (a .. "\\n"), select("#", ...)
    end
    function names.rest.of:it() self.x, y = 1, { f = function() end } end
    if rest then sum(1) elseif names then return else do print(1) end end -- end
    return names, function(a) return a // 2 >> 3 end
    """
}
