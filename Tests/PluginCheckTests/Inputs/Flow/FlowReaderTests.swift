import Testing

@testable import PluginCheck

/// What a plugin's text does with what its hooks are given.
@Suite struct FlowReaderTests {
  private func facts(_ text: String, _ modules: [String: String] = [:]) -> PolicyFacts {
    let own = PolicyFacts.File(path: "a.lua", bytes: Array(text.utf8))
    let others = modules.sorted { $0.key < $1.key }.map {
      PolicyFacts.File(module: $0.key, path: "\($0.key).lua", bytes: Array($0.value.utf8))
    }
    return PolicyFacts([own] + others)
  }

  /// The uses in a `shouldPop` with this body.
  private func uses(_ body: String) -> [String: InputUse] {
    facts("return { shouldPop = function(c, pop) \(body) end }").inputs
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
  func whatAHookReturnsIsItsAnswer(_ hook: String, _ expected: InputUse) {
    for text in [
      "return { \(hook) = function(c) return c.props.x end }",
      "local p = {} function p.\(hook)(c) return c.props.x end return p",
      "local function f(c) return y and (c.props.x) end return { \(hook) = f }",
    ] {
      #expect(facts(text).inputs == ["props.x": expected], "\(text)")
    }
    let second = "return { \(hook) = function(c) return nil, c.props.x end }"
    #expect(facts(second).inputs == ["props.x": InputUse()])
  }

  /// The values that are tried show all that these do with `x`.
  @Test(arguments: [
    ("x == 'a' or 'b' ~= x", InputUse { $0.strings = ["a", "b"] }),
    (
      "x > -3 or x == 4",
      InputUse {
        $0.numbers = [-3, 4]
        $0.isNumber = true
      }
    ),
    ("x == false", InputUse { ($0.isBoolean, $0.isLikened) = (true, true) }),
    ("not x", InputUse { $0.isTested = true }),
    ("-x", InputUse { $0.isNumber = true }), ("'a' .. x", InputUse { $0.isText = true }),
    ("type(x) == 'boolean'", InputUse { $0.types = ["boolean"] }),
    ("'string' == type(x)", InputUse { $0.types = ["string"] }),
    ("x:upper()", InputUse { $0.isText = true }), ("tostring(x)", InputUse()),
    ("color(x)", InputUse { $0.isColor = true }),
    ("math.floor(x)", InputUse { $0.isNumber = true }),
    ("string.len(x)", InputUse { $0.isText = true }), ("print(x)", InputUse()),
    ("{ x, y = x }", InputUse()), ("(function() return x end)", InputUse()),
  ])
  func whatIsDoneSaysWhichValuesToTry(_ expression: String, _ expected: InputUse) {
    #expect(uses("local x = c.props.p; local y = \(expression)") == ["props.p": expected])
  }

  @Test(arguments: [
    ("(x or 0)", InputUse { $0.isNumber = true }), ("(x or '')", InputUse { $0.isText = true }),
    ("(x or {})", InputUse { $0.isTable = true }),
    ("(x or true)", InputUse { $0.isBoolean = true }), ("(x or f())", InputUse()),
  ])
  func theValueInItsPlaceSaysWhatItIs(_ expression: String, _ expected: InputUse) {
    var expected = expected
    expected.isTested = true
    #expect(uses("local x = c.props.p; local y = \(expression)") == ["props.p": expected])
  }

  /// What these do with `x` may be other for other values.
  @Test(arguments: [
    "x < f()", "x == f()", "x % 10 == 3", "x + 1 > 3", "#x > 3", "x .. '' == 'a'",
    "x:upper() == 'A'", "x:match('^%d+$')", "string.find(x, 'a')", "f(x)", "t:m(x)",
    "({ a = 1 })[x]", "no[x]", "{ [x] = 1 }", "x == c.props.other", "x < 'm'", "tonumber(x) == 3",
    "tostring(x) == 'true'", "math.max(x, 1) == 1", "select(x, 1)", "x & 1", "x // 2 == 1",
    "string.rep('a', x)", "pcall(f, x)", "coroutine.wrap(function() return x end)() == 1",
    "setmetatable({ x }, { __index = f })", "next(f, x)", "('a'):rep(3) == x", "g.h(x)",
    "(function(v) return v % 2 end)(x) == 1", "({ x })[1] % 2 == 0",
    "(function(...) return ... end)(x) % 2 == 1", "-x == 3", "utf8.len(x)", "x.y",
  ])
  func someUsesAreExamples(_ expression: String) {
    let text = """
      local no = { a = 1 }
      return { shouldPop = function(c)
        local x = c.props.p
        if \(expression) then return false end
      end }
      """
    let facts = facts(text)
    #expect(facts.isExample("props.p"), "\(facts.inputs)")
  }

  @Test(arguments: [
    "x == 'a'", "x ~= nil", "x", "x and x == 'a'", "(x or '') == 'a'", "x == KIND", "is(x)",
    "kinds[pop.source]", "pop.source:match('Gesture')", "c.isTop == pop.animated",
    "type(x) == 'string'", "M.is(x)", "M:own(x)", "({ x })[1] == 'a'", "pcall(is, x)",
    "select(2, 1, x) == 'a'", "(function(...) return ... end)(x) == 'a'", "rawequal(x, 'a')",
    "any(x)", "pop.source == 'request' and x == 'a'", "(x == 'a') == (pop.source == 'request')",
  ])
  func othersAreNot(_ expression: String) {
    let text = """
      local KIND, kinds, M = 'a', { request = true }, {}
      local function is(v) return v == 'a' or v == KIND end
      local function any(v)
        for _, kind in ipairs { 'a', 'b' } do if v == kind then return true end end
      end
      function M.is(v) return is(v) end
      function M:own(v) return self.is(v) end
      return { shouldPop = function(c, pop)
        local x = c.props.p
        if \(expression) then return false, 'it is ' .. tostring(x) end
      end }
      """
    let facts = facts(text)
    #expect(!facts.isExample("props.p") && !facts.isExample("source"), "\(facts.inputs)")
    #expect(!facts.hasEscaped)
  }

  @Test(arguments: [
    "if c.props.p == 'a' then end", "while c.props.p == 'a' do end",
    "repeat until c.props.p == 'a'", "if z then elseif c.props.p == 'a' then end",
    "if z then else f(c.props.p == 'a') end", "for i = 1, f(c.props.p == 'a') do end",
    "for i in f(c.props.p == 'a') do end", "do t[c.props.p == 'a'] = 1 end",
    "t.x = c.props.p == 'a'", "f(c.props.p == 'a')",
    "local function g() return c.props.p == 'a' end",
  ])
  func everyStatementIsLookedThrough(_ body: String) {
    #expect(uses(body)["props.p"]?.strings == ["a"])
  }

  @Test func aTableOfInputsMayHaveANameOfItsOwn() {
    let read = uses("local props, s = c.props, c.state; return props.dirty == s['open']")
    #expect(Set(read.keys) == ["props.dirty", "state.open"])
    let list = uses("local list = c.props.list or {}; for _, v in ipairs(list) do f(v.x) end")
    #expect(list.keys.sorted() == ["props.list", "props.list.[]", "props.list.[].x"])
    #expect(list["props.list"]?.isTable == true && list["props.list.[]"]?.isTable == true)
  }

  @Test func whatIsWrittenIsReadAgain() {
    let kept = uses("c.state.kind = c.props.kind; if c.state.kind == 'a' then return false end")
    #expect(kept["props.kind"]?.strings == ["a"] && kept["state.kind"]?.strings == ["a"])
    let counted = facts(
      "return { shouldPop = function(c) c.state.n = (c.state.n or 0) + 2; return c.state.n > 5 end }"
    )
    #expect(counted.isExample("state.n") && counted.inputs["state.n"]?.isEndless == false)
    let odd = facts("return { shouldPop = function(c) return c.state.n % 2 == 0 end }")
    #expect(odd.inputs["state.n"]?.isEndless == true)
  }

  @Test(arguments: [
    "f(c)", "local t = { c.props } f(t)", "for k in pairs(c.props) do end", "return c[tostring(1)]",
  ])
  func whatIsHandedOutOfSightIsAllExamples(_ body: String) {
    let facts = facts("return { shouldPop = function(c) \(body) end }")
    #expect(facts.hasEscaped && facts.isExample("props.any") && facts.isExample("title"))
  }

  @Test func aNameThatIsMadeUpMayBeAny() {
    let facts = facts(
      "return { shouldPop = function(c) local k = 'lo' .. 'ck'; return c.props[k] == 'x' end }")
    #expect(facts.isExample("props.lock") && facts.use(of: "props.lock")?.strings == ["x"])
    #expect(facts.props == [])
  }

  @Test func aModuleIsAPartOfThePlugin() {
    let found = facts(
      "local m = require 'm' return { shouldPop = function(c) return m.is(c.props.p) end }",
      ["m": "local M = {} function M.is(v) return v == 'a' end return M"])
    #expect(found.inputs["props.p"]?.strings == ["a"] && !found.isExample("props.p"))
    let missing = facts(
      "local m = require 'other' return { shouldPop = function(c) return m.is(c.props.p) end }")
    #expect(missing.isExample("props.p"))
  }

  @Test func fieldsOfHooksArgumentsAreInputs() {
    let read = uses(
      "return pop.source == 'request' and pop.count > 1 and pop.unheardOf and nav.title")
    #expect(read.keys.sorted() == ["count", "source"])
    #expect(read["source"]?.strings == ["request"])
  }

  @Test func valuesThatAreWorthATryAreKept() {
    let read = uses(
      """
      local no = { held = true, [7] = true }
      if no[c.props.a] or c.props.b:lower() == 'x' or #c.props.d > 3 then return false end
      return c.props.e:match('^%d') ~= nil
      """)
    #expect(read["props.a"]?.strings == ["held"] && read["props.a"]?.numbers == [7])
    #expect(read["props.b"]?.strings == ["x", "X"])
    #expect(read["props.d"]?.lengths == [3])
    #expect(read["props.e"]?.patterns == ["^%d"])
  }
}
