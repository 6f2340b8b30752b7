import Expectations
import NavhostPluginHost
import NavhostScriptHost
import Testing

@testable import navhost

/// contract.md, section 5: the REPL prints values as Lua source would write them where it can.
@Suite struct ValuePrinterTests {
  @Test(arguments: [
    ("1 + 1", "2"), ("1.5", "1.5"), ("2^53", "9007199254740992.0"), ("1e100", "1e+100"),
    ("0/0", "0/0"), ("1/0", "math.huge"), ("-1/0", "-math.huge"), ("-0.0", "-0.0"),
    ("math.mininteger", "math.mininteger"), ("math.maxinteger", "9223372036854775807"),
    ("true", "true"), ("1 < 0", "false"), ("0x10", "16"),
  ])
  func `Numbers and booleans are printed as source`(line: String, shown: String) throws {
    try expectEqual(ReplFixture().enter(line), shown)
  }

  @Test(arguments: [
    (#""x""#, #""x""#), (#""""#, #""""#), (#"'say "x"'"#, #""say \"x\"""#),
    (#""a\nb\tc\r\\""#, #""a\nb\tc\r\\""#), (#""\0001""#, #""\0001""#),
    (#""\255\254x""#, #""\255\254x""#), (#""é ✓ 日本""#, #""é ✓ 日本""#),
    (#""\27[31m""#, #""\027[31m""#), (#""\u{9b}31m""#, #""\u{9b}31m""#),
    (#""\u{202e}x""#, #""\u{202e}x""#),
  ])
  func `Strings are quoted`(line: String, shown: String) throws {
    try expectEqual(ReplFixture().enter(line), shown)
  }

  @Test(arguments: [
    ("{b = 1, a = {2}}", "{a = {2}, b = 1}"), ("{}", "{}"), ("{1, 2, 3}", "{1, 2, 3}"),
    ("{[3] = 3, 1, 2}", "{1, 2, 3}"), ("{1, nil, 3}", "{1, [3] = 3}"),
    ("{[0] = 1, [-1] = 2}", "{[-1] = 2, [0] = 1}"),
    ("{['a b'] = 1, ['end'] = 2, _x = 3}", #"{_x = 3, ["a b"] = 1, ["end"] = 2}"#),
    ("{[true] = 1, [1.5] = 2, x = 3}", "{[1.5] = 2, x = 3, [true] = 1}"),
    ("{{}, {{}}}", "{{}, {{}}}"),
  ])
  func `Tables are printed with sorted keys on one line`(line: String, shown: String) throws {
    try expectEqual(ReplFixture().enter(line), shown)
  }

  @Test func `A table that does not fit takes several lines`() throws {
    let word = String(repeating: "x", count: 30)
    let shown = try ReplFixture().enter("{a = '\(word)', b = '\(word)', c = {1, 2}}")
    expectEqual(shown, "{\n  a = \"\(word)\",\n  b = \"\(word)\",\n  c = {1, 2}\n}")
  }

  @Test func `A table of exactly the width stays on one line`() throws {
    let shown = try ReplFixture().enter("{'\(String(repeating: "x", count: 76))'}")
    expectEqual(shown.count, 80)
    let tall = try ReplFixture().enter("{'\(String(repeating: "x", count: 77))'}")
    #expect(tall.contains("\n"))
  }

  @Test func `Cycles are marked`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("t = {1}; t.self = t; t.deep = {t}")
    try expectEqual(fixture.enter("t"), "{1, deep = {<cycle>}, self = <cycle>}")
    try expectEqual(fixture.enter("u = {}", "{u, u}"), "{{}, {}}")
  }

  @Test func `No metamethod is run`() throws {
    let fixture = try ReplFixture()
    try fixture.enter(
      """
      ran = {}; local function trap(name) return function() ran[#ran + 1] = name; error(name) end end \
      hostile = setmetatable({a = 1}, {__tostring = trap "tostring", __pairs = trap "pairs", \
      __index = trap "index", __len = trap "len", __name = "evil", __eq = trap "eq", \
      __lt = trap "lt", __call = trap "call", __close = trap "close", __metatable = "locked"})
      """)
    try expectEqual(fixture.enter("hostile"), "{a = 1}")
    try expectEqual(
      fixture.enter("{hostile, [hostile] = hostile}"), "{{a = 1}, [{a = 1}] = {a = 1}}")
    try expectEqual(fixture.enter("ran"), "{}")
  }

  @Test func `Several values stand on one line with tabs between`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter("1, 'a', {2}"), "1\t\"a\"\t{2}")
    try expectEqual(fixture.enter("nil, 1, nil, nil"), "nil\t1")
    try expectEqual(fixture.enter("nil"), "")
    try expectEqual(fixture.enter("nil, nil"), "")
    try expectEqual(fixture.enter("select(2, 1)"), "")
  }

  @Test func `What no source can write is told`() throws {
    let fixture = try ReplFixture()
    try expectEqual(fixture.enter("coroutine.create(print)"), "thread")
    try expectEqual(fixture.enter("io.stdout"), "userdata")
    #expect(try fixture.enter("print").hasPrefix("function"))
    #expect(try fixture.enter("function() end").isEmpty == false)
  }

  @Test func `The host's objects say what they are`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')")
    try expectEqual(
      fixture.enter("nav.push{class = 'Draft', title = 'New', props = {n = {1}}}"),
      "controller 2: Draft \"New\"")
    try expectEqual(fixture.enter("nav.top.props"), "{n = {1}}")
    try expectEqual(fixture.enter("nav.top.state"), "{}")
    try expectEqual(fixture.enter("{nav.top}"), "{controller 2: Draft \"New\"}")
  }

  @Test func `At a terminal depth and width have bounds`() throws {
    let fixture = try ReplFixture(bounds: .terminal(width: 80))
    try expectEqual(
      fixture.enter("t = {}", "local u = t; for i = 1, 20 do u.x = {}; u = u.x end", "t"),
      "{x = {x = {x = {x = {x = {x = {…}}}}}}}")
    try fixture.enter("t = {}", "for i = 1, 150 do t[i] = i end")
    let long = try fixture.enter("t").split(separator: "\n")
    expectEqual(long.count, 103)
    expectEqual(long[at: 101], "  … 50 more")
    try fixture.enter("t = {}", "for i = 1, 60 do t[i] = i * i end")
    let rows = try fixture.enter("t").split(separator: "\n")
    expectEqual(rows.count, 7)
    #expect(rows[at: 1]?.hasPrefix("     1,    4,    9,   16,") == true)
    #expect(rows[at: 5]?.hasSuffix("3249, 3364, 3481, 3600") == true)
    #expect(try fixture.enter("('x'):rep(1e6)").hasSuffix("\"… 1000000 bytes"))
  }

  @Test func `A table as deep as memory allows ends`() throws {
    let shown = try ReplFixture().enter(
      "t = {}", "do local u = t; for i = 1, 1e5 do u[1] = {}; u = u[1] end end", "t")
    #expect(shown.contains("{…}"))
  }

  @Test func `nav is shown as what stands, and a table that is raised as what it is`() throws {
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('Home')")
    let shown = try fixture.enter("nav")
    #expect(shown.contains("depth = 1") && shown.contains("stack = {controller 1: Home}"))
    #expect(!shown.contains("function"))
    try expectEqual(fixture.error("error({a = 1})").message, "error object: {a = 1}")
    try expectEqual(
      fixture.error("coroutine.wrap(function() error({1, 2}) end)()").message,
      "error object: {1, 2}")
    try expectEqual(fixture.error("error(print)").message, "error object is a function value")
  }
}
