import Expectations
import NavhostLuaSyntax
import Testing

@testable import navhost

/// The call inside whose arguments the cursor stands.
@Suite struct CallContextTests {
  /// As `function argument`, with the field and where the cursor stands in a table.
  private func context(_ text: String, isString: Bool = false) -> String? {
    CallContext(Piece.all(of: text), isString: isString).map { call in
      "\(call.function) \(call.argument)" + (call.isInTable ? " table" : "")
        + (call.field.map { " \($0)=" } ?? "") + (call.isKey ? " key" : "")
    }
  }

  @Test(arguments: [
    ("nav.pan(", "nav.pan 0"), ("nav.pan(a, ", "nav.pan 1"), ("x = f(g(a, b), {1, 2}, ", "f 2"),
    ("f(g(", "g 0"), ("nav.top:hook(", ":hook 0"), ("a.b.c(", "a.b.c 0"), ("f( -- why\n", "f 0"),
    ("nav.pan{", "nav.pan 0 table key"), ("nav.pan({", "nav.pan 0 table key"),
    ("nav.push('A', {", "nav.push 1 table key"), ("nav.pan{a = 1, ", "nav.pan 0 table key"),
    ("nav.pan{from = ", "nav.pan 0 table from="),
    ("nav.use{sources = {", "nav.use 0 table sources="), ("f(a[1], ", "f 1"),
  ])
  func `The call and its argument are found`(text: String, expected: String) {
    expectEqual(context(text), expected)
  }

  @Test(arguments: ["", "x = ", "f()", "t[", "(", "{", "x = {a = ", "f(a)[1].b", "if x then"])
  func `Where no call is open there is none`(text: String) {
    #expect(context(text) == nil)
  }

  @Test func `A string may be the only argument, without brackets`() {
    expectEqual(context("nav.use ", isString: true), "nav.use 0")
    expectEqual(context("c:hook ", isString: true), ":hook 0")
    expectEqual(context("nav.use(", isString: true), "nav.use 0")
    #expect(context("x == ", isString: true) == nil)
  }
}

@Suite struct HintTests {
  @Test(arguments: [
    ("nav.pan", "nav.pan(options)"), ("nav.pan{", "nav.pan(options)"),
    ("nav.pan{duration = ", "duration (number, s, default 0.25)"),
    ("nav.push('A', {animated = ", "animated (boolean"),
    ("x = confirm('Leave?', {", "confirm(message"),
    ("nav.top:hook('shou", ":hook(name, fn)"), ("string.format(", "string.format(format, …)"),
    ("for i = 1, math.max(", "math.max(x, …)"), (".screen", ".screen [on|off]: the phone"),
    ("nav.push(nav.question(", "nav.question()"),
  ])
  func `What is being typed is explained`(text: String, start: String) {
    #expect(Hint.lines(text).first?.hasPrefix(start) == true, "\(Hint.lines(text))")
  }

  @Test(arguments: ["", "x = 1", "foo(", "-- nav.pan{", "nav.nothing(", ".nothing", "'nav.pan"])
  func `Of what nobody knows nothing is said`(text: String) {
    #expect(Hint.lines(text).isEmpty)
  }
}
