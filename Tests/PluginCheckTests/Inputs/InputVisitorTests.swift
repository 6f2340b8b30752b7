import LuaSyntax
import Testing

@testable import PluginCheck

/// What a plugin's text does with what its hooks are given.
@Suite struct InputVisitorTests {
  /// The uses in a `shouldPop` with this body.
  private func uses(_ body: String, in file: String? = nil) throws -> [String: InputUse] {
    let text = file ?? "return { shouldPop = function(c, pop) \(body) end }"
    return InputVisitor(try Parser.parse(SourceText(file: "a.lua", text: text))).uses
  }

  @Test(arguments: [
    ("shouldPop", InputUse { $0.isBoolean = true }),
    ("barHidden", InputUse { $0.isBoolean = true }),
    ("hidesBackButton", InputUse { $0.isBoolean = true }),
    ("maxInitialDistance", InputUse { $0.isNumber = true }),
    ("barColor", InputUse { $0.isColor = true }),
    ("backTitle", InputUse { $0.isText = true }), ("backColor", InputUse { $0.isColor = true }),
    ("didPop", InputUse()),
  ])
  func whatAHookReturnsIsItsAnswer(_ hook: String, _ expected: InputUse) throws {
    for text in [
      "return { \(hook) = function(c) return c.props.x end }",
      "local p = {} function p.\(hook)(c) return c.props.x end return p",
      "return { \(hook) = function(c) return y and (c.props.x) end }",
    ] {
      #expect(try uses("", in: text) == ["props.x": expected], "\(text)")
    }
    let second = "return { \(hook) = function(c) return nil, c.props.x end }"
    #expect(try uses("", in: second) == ["props.x": InputUse()])
  }

  @Test(arguments: [
    ("x == 'a' or 'b' ~= x", InputUse { $0.strings = ["a", "b"] }),
    (
      "x > -3 or x == 4",
      InputUse {
        $0.numbers = [-3, 4]
        $0.isNumber = true
      }
    ),
    ("x < f()", InputUse { $0.isNumber = true }), ("x == f()", InputUse()),
    ("x == false", InputUse { $0.isBoolean = true }), ("not x", InputUse()),
    ("#x", InputUse { $0.isTable = true }), ("-x", InputUse { $0.isNumber = true }),
    ("x + 1", InputUse { $0.isNumber = true }), ("'a' .. x", InputUse { $0.isText = true }),
    ("type(x) == 'boolean'", InputUse { $0.isBoolean = true }),
    ("'string' == type(x)", InputUse { $0.isText = true }),
    ("type(x) == 'number'", InputUse { $0.isNumber = true }),
    ("type(x) ~= 'table'", InputUse { $0.isTable = true }),
    ("(x or 0)", InputUse { $0.isNumber = true }), ("(x or '')", InputUse { $0.isText = true }),
    ("(x or {})", InputUse { $0.isTable = true }),
    ("(x or true)", InputUse { $0.isBoolean = true }), ("(x or f())", InputUse()),
    (
      "(x or 0) + 1 .. 'a'",
      InputUse { $0.isNumber = true }
    ),
    ("x[1]", InputUse { $0.isTable = true }), ("x.y", InputUse { $0.isTable = true }),
    ("x:upper()", InputUse { $0.isText = true }), ("ipairs(x)", InputUse { $0.isTable = true }),
    ("color(x)", InputUse { $0.isColor = true }),
    ("math.floor(x)", InputUse { $0.isNumber = true }),
    ("string.len(x)", InputUse { $0.isText = true }), ("table.concat(x)", InputUse()),
    ("f(x)", InputUse()), ("t:m(x)", InputUse()), ("{ x, [x] = 1 }", InputUse()),
    ("(function() return x end)", InputUse()),
  ])
  func theWayItIsUsedSaysWhatItIs(_ expression: String, _ expected: InputUse) throws {
    #expect(try uses("local x = c.props.p; local y = \(expression)") == ["props.p": expected])
  }

  @Test(arguments: [
    "if c.props.p == 'a' then end", "while c.props.p == 'a' do end",
    "repeat until c.props.p == 'a'", "if z then elseif c.props.p == 'a' then end",
    "if z then else f(c.props.p == 'a') end", "for i = 1, f(c.props.p == 'a') do end",
    "for i in f(c.props.p == 'a') do end", "do t[c.props.p == 'a'] = 1 end",
    "t.x = c.props.p == 'a'", "f(c.props.p == 'a')",
    "local function g() return c.props.p == 'a' end",
  ])
  func everyStatementIsLookedThrough(_ body: String) throws {
    #expect(try uses(body)["props.p"]?.strings == ["a"])
  }

  @Test func aTableOfInputsMayHaveANameOfItsOwn() throws {
    let read = try uses("local props, s = c.props, c.state; return props.dirty == s['open']")
    #expect(Set(read.keys) == ["props.dirty", "state.open"])
    #expect(
      try uses("local list = c.props.list or {}; f(list[1].x)").keys.sorted() == ["props.list"])
  }

  @Test func fieldsOfHooksArgumentsAreInputs() throws {
    let read = try uses(
      "return pop.source == 'request' and pop.count > 1 and pop.unheardOf and nav.title")
    #expect(read.keys.sorted() == ["count", "source"])
    #expect(read["source"]?.strings == ["request"])
  }
}
