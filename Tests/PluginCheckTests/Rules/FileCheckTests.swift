import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

@Suite struct FileCheckTests {
  private func check(_ text: String) throws -> FileCheck {
    let source = SourceText(file: "s.lua", text: text)
    return FileCheck(source: source, role: .script, chunk: try Parser.parse(source))
  }

  @Test func aRuleIsBrokenOnceAtAPlace() throws {
    let check = try check("print(1)")
    check.report("a", at: 0..<5, "first")
    check.report("a", at: 0..<3, "again")
    check.report("b", at: 0..<5, "another rule")
    check.report("a", at: 6..<7, "another place")
    expectEqual(check.findings.map(\.message), ["first", "another rule", "another place"])
    expectEqual(check.findings.map(\.column), [1, 1, 7])
  }

  @Test func onlyWhatIsCertainIsCorrected() throws {
    let check = try check("pritn 'edg' xop()")
    check.reportUnknown("a", at: 0..<5, "x", name: "pritn", among: ["print"])
    check.reportUnknown("a", at: 6..<11, "x", name: "edg", among: ["edge", "none"])
    check.reportUnknown("a", at: 12..<15, "x", name: "xop", among: ["pop", "top"])
    check.reportUnknown("b", at: 0..<5, "x", name: "pritn", among: [], other: ["print"])
    expectEqual(
      check.findings.map(\.fix),
      [
        Fix(range: 0..<5, replacement: "print"), Fix(range: 7..<10, replacement: "edge"), nil, nil,
      ])
    expectEqual(check.findings[at: 3]?.message, "x; did you mean 'print'?")
  }

  /// What would raise in a function that is called for its error is meant to.
  @Test(arguments: [
    "pcall(function() nav.push() end)", "xpcall(function() nav.top = 1 end, print)",
    "assert.has_error(function() nav.push{class = 'A', titel = 'x'} end)",
    "assert.has.errors(function() nav.on('popp', print) end)",
    "assert.error_matches(function() nav.reset{witdh = 1} end, 'x')",
  ])
  func anErrorThatIsWaitedForIsNoMistake(_ text: String) {
    expectEqual(Checker.check(text, file: "a_spec.lua"), [])
  }

  @Test(arguments: [
    ("pcall(nav.push)\nnav.push()", "missing-argument"),
    ("pcall(function() print(nav.top.titel) end)", "unknown-field"),
    ("assert.is_true(function() nav.push() end)", "missing-argument"),
    ("local pcall = print\npcall(function() nav.push() end)", "missing-argument"),
    ("pcall(function() pritn() end)", "undefined-global"),
  ])
  func whatRaisesNothingOrElsewhereIsOne(_ text: String, _ rule: String) {
    expectEqual(Checker.check(text, file: "a_spec.lua").map(\.rule), [rule])
  }
}
