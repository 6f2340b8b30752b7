import Expectations
import NavhostSymbolic
import Testing

/// Inputs that take a hook every way.
@Suite struct RuleInputsTests {
  private func policy(_ body: String) -> Policy {
    let text = "return {shouldPop = function(c, pop) \(body) end}"
    let policy = Policy(
      [Policy.File(path: "it.lua", bytes: Array(text.utf8))], terms: Terms(), tag: 0)
    policy.analyse()
    return policy
  }

  private func written(_ body: String) -> [RuleInputs.Values] {
    RuleInputs([policy(body)]).written
  }

  @Test(arguments: [
    ("if c.props.a then return false end", ["nil", "true"]),
    ("if c.props.a == 'x' then return false end", ["nil", "\"x\""]),
    ("if c.props.a == true then return false end", ["nil", "true"]),
    ("if type(c.props.a) == 'table' then return false end", ["nil", "{}"]),
    ("local p = c.props local a = p.a if a == 'x' then return false end", ["nil", "\"x\""]),
    ("return c.previous and c.previous.props.a == 7", ["nil", "7"]),
    ("return false, tostring(c.props.a)", ["nil", "true"]),
  ])
  func eachRuleHasAValue(_ body: String, _ expected: [String]) {
    expectEqual(written(body).first { $0.input == "props.a" }?.values, expected)
  }

  @Test(arguments: ["c.title == 'x'", "c.previous and c.previous.title == 'x'"])
  func titlesAreWrittenOnTheControllerItself(_ condition: String) {
    let values = written("if \(condition) then return false end")
    #expect(values.map { $0.input } == ["title"] && values[at: 0]?.values == ["nil", "\"x\""])
  }

  /// Each value fits those that were chosen before it.
  @Test(arguments: [
    ("(c.props.a or 0) + (c.props.b or 0) > 10", ["11"]),
    ("(c.props.a or 0) - (c.props.b or 0) > 10", ["11", "-11"]),
  ])
  func whatIsCountedTogetherFitsTogether(_ condition: String, _ some: [String]) {
    let values = written("if \(condition) then return false end").flatMap { $0.values }
    #expect(some.allSatisfy { values.contains($0) }, "\(values)")
  }

  /// An input that makes a hook fail by its type takes no way of its own.
  @Test func whatFailsByTypeIsNotWritten() {
    let values = written("if c.props.a > 5 then return false end").flatMap { $0.values }
    #expect(values.contains("6") && !values.contains { $0 == "true" || $0 == "{}" }, "\(values)")
  }

  @Test func theClassesOfComparisonsAreKnown() {
    let inputs = RuleInputs([policy("if c.class == 'Form' then return false end")])
    expectEqual(inputs.classes, ["Form"])
  }

  // MARK: Counters

  @Test(arguments: [
    ("c.state.n = (c.state.n or 0) + 1 return c.state.n > 3", 7.0),
    ("c.state.n = (c.state.n or 0) + 1 return c.state.n - 1 == 3", 6.0),
    ("c.state.n = (c.state.n or 10) - 2 if c.state.n < 0 then return false end", nil),
  ])
  func beyondAllComparisonsACounterMattersNoMore(_ body: String, _ expected: Double?) {
    let counters = Counters(policy(body).hooks)
    let limit = counters.limits["state.n"]
    #expect(limit != nil && counters.endless.isEmpty)
    if let expected { expectEqual(limit, expected) }
  }

  @Test(arguments: [
    "c.state.n = (c.state.n or 0) + 1 return c.state.n % 100 == 99",
    "c.state.n = (c.state.n or 1) * 2 return c.state.n > 3",
    "c.state.n = (c.state.n or 0) + 1 c.state.s = 'x' .. c.state.n return c.state.s == 'x9'",
    "c.state.n = (c.state.n or 0) + 1 return #tostring(c.state.n) == 3",
  ])
  func whereNobodyKnowsItIsEndless(_ body: String) {
    let counters = Counters(policy(body).hooks)
    #expect(counters.limits["state.n"] == nil && counters.endless == ["state.n"])
  }

  @Test func whatIsNotCountedHasNoLimit() {
    let counters = Counters(policy("return (c.state.n or 0) > 3 or c.props.n > 4").hooks)
    #expect(counters.limits.isEmpty && counters.endless.isEmpty)
  }
}
