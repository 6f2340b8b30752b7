import Expectations
import NavhostExploration
import Testing

/// Two plugins, one of which says no where the other says yes.
@Suite struct RuleFindingsContradictionsTests {
  private func contradictions(_ plugins: [String: String]) throws -> [String] {
    try prove(plugins) { $0.isStrict = true }.findings.filter { $0.kind == .contradiction }
      .map { "\($0.plugins) \($0.message)" }
  }

  private func hook(_ body: String, _ fields: String = "") -> String {
    "return {\(fields) shouldPop = function(c, pop) \(body) end}"
  }

  @Test func aNoAndAYesForTheSameInputsAreOne() throws {
    let found = try contradictions([
      "a": hook("if c.props.x then return true end"),
      "b": hook("if c.props.x == 'y' then return false, 'no' end"),
    ])
    expectEqual(found, ["[\"a\", \"b\"] shouldPop: a says allow, b says deny: no"])
  }

  @Test(arguments: [
    ("if c.props.x then return true end", "if not c.props.x then return false end", ""),
    ("return true", "return nil", ""), ("return false", "return false", ""),
    ("return true", "return false", "controllers = {'Other'},"),
    ("return true", "return false", "sources = {'program'},"),
  ])
  func othersAreNone(one: String, other: String, fields: String) throws {
    let form = "controllers = {'Form'}, sources = {'backButton'},"
    let kept = fields.isEmpty ? "" : form
    try expectEqual(contradictions(["a": hook(one, kept), "b": hook(other, fields)]), [])
  }
}
