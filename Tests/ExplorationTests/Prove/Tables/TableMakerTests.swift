import Exploration
import Testing

/// Tables of all hooks, and what is wrong in them.
@Suite struct TableMakerTests {
  private func findings(
    _ plugins: [String: String], strict: Bool = false
  ) throws -> [String] {
    try prove(plugins, depth: 0) { $0.isStrict = strict }.findings.map {
      "\($0.kind.rawValue): \($0.message)"
    }
  }

  @Test func eachHookThatDecidesHasATable() throws {
    let report = try prove([
      "b": "return {barHidden = function() end, shouldPop = function() end}",
      "a": "return {\n\n  shouldPush = function() end, didPop = function() end}",
    ])
    #expect(
      report.tables.map { "\($0.plugin) \($0.hook)" } == [
        "a shouldPush", "b shouldPop", "b barHidden",
      ])
    #expect(report.tables[0].line == 3 && report.tables[0].file.hasSuffix("a.lua"))
    #expect(report.tables[0].cases == 1 && report.tables[0].rows.count == 1)
  }

  @Test func aHookThatNobodyAsksHasNone() throws {
    let report = try prove(["it": "return {sources = {}, shouldPop = function() end}"], depth: 0)
    #expect(report.tables.isEmpty)
    #expect(
      report.findings.map(\.message)
        == ["shouldPop of it is never heard: no controller or source is left for it"])
  }

  @Test func whatIsDecidedBeforeIsNeverHeard() throws {
    #expect(
      try findings([
        "late": "return {shouldPop = function() return false end}",
        "first": "return {priority = 1, shouldPop = function() return false end}",
      ]).contains("never heard: shouldPop of late is never heard: decided before: first"))
  }

  /// Another plugin decides before it, but not about each class that it is asked about.
  @Test(arguments: [("{'A', 'B'}", "'A'"), ("'*'", "'Form'"), ("{'*', '!A'}", "'B'")])
  func whatIsHeardForOneClassIsHeard(classes: String, before: String) throws {
    #expect(
      try findings([
        "late": "return {controllers = \(classes), shouldPop = function() return false end}",
        "first":
          "return {priority = 1, controllers = \(before), shouldPop = function() return false end}",
      ]) == [])
  }

  @Test func aFaultIsFoundOnceWithItsLine() throws {
    let report = try prove(
      ["it": "return {\n shouldPop = function(c)\n  return c.props.a.b\n end}"], depth: 0)
    let faults = report.findings.filter { $0.kind == .fault }
    #expect(faults.count == 1 && faults[0].line == 3 && faults[0].plugins == ["it"])
    #expect(!faults[0].script.isEmpty)
  }

  @Test func contradictionsAreForTheStrict() throws {
    let plugins = [
      "yes": "return {shouldPop = function(c) if c.props.x then return true end end}",
      "no": "return {shouldPop = function(c) if c.props.x then return false, 'no' end end}",
    ]
    #expect(try findings(plugins) == [])
    let strict = try findings(plugins, strict: true)
    #expect(strict == ["contradiction: shouldPop: no says no: no, yes says yes"])
    let apart = [
      "yes": "return {controllers = 'A', shouldPop = function(c) return true end}",
      "no": "return {controllers = 'B', shouldPop = function(c) return false end}",
    ]
    #expect(try findings(apart, strict: true) == [], "no controller is asked about twice")
    let overlapping = [
      "yes": "return {controllers = {'A', 'C'}, shouldPop = function(c) return true end}",
      "no": "return {controllers = {'B', 'C'}, shouldPop = function(c) return false end}",
    ]
    #expect(
      try findings(overlapping, strict: true)
        == ["contradiction: shouldPop: no says no, yes says yes"])
  }

  @Test func whatIsTriedByExamplesIsUndecided() throws {
    let report = try prove([
      "it": """
      return {
        shouldPop = function(c) if #c.props.list > 0 then return false end end,
        gestureShouldBegin = function(c, g) return g.velocity.x > 0 end,
      }
      """
    ])
    #expect(report.undecided.contains { $0.hasPrefix("it shouldPop: props.list") })
    #expect(report.undecided.contains("it gestureShouldBegin: gesture.velocity by examples"))
  }
}
