import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct CompileRuleTests {
  static let planted: [Planted] = [
    .plugin(
      "not-compiled", "put the comparison in a local first",
      "local up = { [true] = 1 }\nlocal function f(a, b)\n  «return up[a < b]\nend\nprint(f(1, 2))"),
    .plugin(
      "not-compiled", "compiles this 'goto' wrongly",
      """
      local g, r
      local function f()
        do
          do local x, y = 1, 10 g = function() return x + y end «goto l end
          local p, q
          print(p, q)
          ::l::
        end
        r = f
      end
      print(g, r)
      """),
    .script(
      "not-compiled", "this interpreter", "local up = {}\nfunction F(a)\n  «return up[a == 1]\nend"),
  ]

  @Test(arguments: planted) func whatIsRefusedIsToldAtItsLine(_ planted: Planted) {
    let findings = Checker.check(planted.source, file: planted.file)
    let finding = findings.first { $0.rule == "not-compiled" }
    expectEqual(finding?.line, planted.place.line, "\(findings)")
    #expect(finding?.message.contains(planted.hint) == true, "\(findings)")
  }

  @Test("a label at the end of a function, past a local, is no mistake")
  func ends() {
    let text = "local c = ...\nif c then goto done end\nlocal x = 1\nprint(x)\n::done::"
    #expect(Checker.check(text, file: "s.lua").isEmpty)
  }

  @Test("what another rule tells already is told once")
  func once() {
    let large = "return {}\n" + String(repeating: "-- x\n", count: 14000)
    expectEqual(Checker.check(large, file: "plugins/p.lua").map(\.rule), ["too-large"])
    expectEqual(Checker.check("return {", file: "plugins/p.lua").map(\.rule), ["syntax"])
  }
}
