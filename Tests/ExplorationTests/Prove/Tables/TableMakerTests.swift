import Testing

@testable import Exploration

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

  /// The rows of the only table: the conditions, then the answer.
  private func rows(_ source: String) throws -> [String] {
    let report = try prove(["it": source], depth: 0)
    #expect(report.findings.isEmpty && report.undecided.isEmpty, "\(report.findings)")
    let table = try #require(report.tables.first)
    return table.rows.map { "\($0.text(table.inputs)): \($0.answer)" }
  }

  @Test func whatTheAppSaysOfItselfHasADomain() throws {
    #expect(
      try rows(
        """
        return {shouldPop = function(c)
          if app.locked then return false, "locked" end
          if app.level == 2 then return true end
        end}
        """) == [
          "app.locked = nil or false, app.level = nil or 1 or 3: no opinion",
          "app.locked = nil or false, app.level = 2: yes", "app.locked = true: no: locked",
        ])
  }

  @Test func aTabIsTriedFromEachToEach() throws {
    #expect(
      try rows(
        """
        return {shouldSelect = function(c, tab)
          if tab.reselected then return nil end
          if tab.index == 2 and app.busy then return false, "busy" end
          if c.props.dirty then return confirm("Leave it?") end
        end}
        """
      ).contains("reselected = false, index = 2, app.busy = true: no: busy"))
    #expect(
      try rows(
        "return {shouldSelect = function(c, tab) return tab.index ~= 3 or tab.from == 1 end}")
        == ["from = 1: yes", "index = 2 or 1 or 4: yes", "index = 3, from = 2 or 3 or 4: no"])
  }

  /// The tab that is shown pops to its root: what `shouldPop` asks then is another table's.
  @Test func whatThePopAsksIsNotTheTabs() throws {
    let report = try prove(
      [
        "it": """
        return {shouldSelect = function(c) return confirm("Leave the tab?") end,
          shouldPop = function() return choose("Which?", {"A", "B"}) == "A" end}
        """
      ], depth: 0)
    #expect(
      report.domains.map { "\($0.input): \($0.values)" } == [
        #"the person's answer: ["\"A\"", "\"B\""]"#, #"the person's answer: ["true", "false"]"#,
      ])
  }

  @Test func whatAHookDoesIsPartOfItsAnswer() throws {
    #expect(
      try rows(
        "return {shouldPop = function(c) if c.props.draft then perform('keep', {n = 1}) end end}")
        == [
          "props.draft = nil or false: no opinion",
          "props.draft = true: no opinion; does keep {n = 1}",
        ])
    #expect(
      try rows(
        """
        return {shouldPop = function(c)
          local id = choose("Keep it?", {"Save", {id = "drop", title = "Drop"}})
          perform(id, {of = c.class})
          return id == "drop"
        end}
        """) == [
          #"the person's answer = "Save": no; does Save {of = "Form"}"#,
          #"the person's answer = "drop": yes; does drop {of = "Form"}"#,
        ])
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
