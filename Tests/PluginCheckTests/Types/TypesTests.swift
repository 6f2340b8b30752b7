import Expectations
import Testing

@testable import NavhostPluginCheck

/// What is told of a value by where it came from.
@Suite struct TypesTests {
  static let planted: [Planted] = [
    .pop("unknown-field", "'isRoot'", "return pop.target.previous.«isroot"),
    .pop(
      "unknown-value", "did you mean 'edgeGesture'?",
      "local source = pop.source\n    return source ~= «\"edgegesture\""),
    .script("unknown-field", "did you mean 'title'?", "print(nav.top.«titel)"),
    .script(
      "unknown-field", "did you mean 'title'?",
      "for _, c in ipairs(nav.stack) do print(c.«tile) end"),
    .script("unknown-field", "a bar state has no field 'colour'", "print(nav.bar.«colour)"),
    .script(
      "unknown-field", "did you mean 'isTop'?", "local a = assert(nav.push(\"A\"))\nprint(a.«istop)"
    ),
    .script(
      "unknown-field", "did you mean 'faults'?",
      "for _, p in ipairs(nav.plugins()) do print(p.«fault) end"),
    .script(
      "unknown-value", "outcome has no value 'poped'",
      "local outcome = nav.tapBack()\nprint(outcome == «\"poped\")"),
    .script("unknown-field", "did you mean 'reload'?", "nav.plugins()[1]:«relaod()"),
    .script("unknown-field", "did you mean 'message'?", "print(nav.question().«messge)"),
    .script("unknown-field", "did you mean 'title'?", "local b = nav.bar.back\nprint(b.«tilte)"),
    Planted(
      "unknown-field", "did you mean 'title'?", file: "a_spec.lua",
      "assert.has_error(function() print(nav.top.«titel) end)"),
    .script(
      "unknown-value", "no value 'gone'",
      "local _, outcome = nav.push(\"A\"), nav.tapBack()\nprint(outcome == «\"gone\")"),
    .script(
      "unknown-field", "did you mean 'title'?",
      "local top = nil\ntop = nav.top\nprint((top).«titel, top)"),
    .script("unknown-field", "did you mean 'title'?", "print(nav.stack[1].«titel)"),
    .script("unknown-field", "did you mean 'title'?", "print(nav[\"top\"].«titel)"),
  ]

  @Test(arguments: planted) func aMistakeIsFoundAtItsPlace(_ planted: Planted) throws {
    try planted.check()
  }

  @Test(arguments: [
    // Given something else, somewhere.
    "local top = nav.top\nprint(top)\ntop = print()\nprint(top.titel)",
    "local a = nav.top\nprint(a)\na = nav.bar\nprint(a.x)",
    "function f(c) c = print() return c.titel end",
    // By its own value, or by a call that nothing is known of.
    "local a, b\na, b = b, a\nprint(a.titel, b)", "local a = assert(print())\nprint(a.titel)",
    "for _, c in pairs(nav.stack) do print(c.titel) end",
    "local a, b = nav.top\nprint(a.title, b.titel)",
    // The file's own.
    "nav = { dept = 1 }\nprint(nav.dept)", "local nav = {}\nprint(nav.dept)",
    "print(nav.stack.titel)", "confirm = print\nprint(confirm().x)",
  ])
  func whatIsNotCertainHasNoType(_ text: String) {
    expectEqual(Checker.check(text, file: "s.lua"), [])
  }
}
