import Exploration
import NavhostNavigation
import Testing

/// The cases of a hook: contract.md, section 8.
@Suite struct CaseSpaceTests {
  @Test func sourcesAreThoseThatThePluginIsAskedAbout() throws {
    let report = try prove([
      "it": """
      return {sources = {"backButton", "program"}, shouldPop = function(c, pop)
        if pop.source == "program" then return false end
      end}
      """
    ])
    #expect(
      report.domains.first { $0.input == "source" }?.values == ["\"backButton\"", "\"program\""])
    #expect(report.tables.first?.rows.map(\.answer).sorted() == ["no", "no opinion"])
  }

  /// contract.md, section 8: `source` is one of all ways out, whatever the profile.
  @Test(arguments: PopSource.allCases)
  func everySourceIsTried(source: PopSource) throws {
    let report = try prove([
      "it": """
      return {sources = {"\(source.rawValue)"}, shouldPop = function(c, pop)
        return pop.source == "\(source.rawValue)", pop.source
      end}
      """
    ])
    #expect(report.tables.first?.rows.map(\.answer) == ["yes: \(source.rawValue)"])
  }

  @Test func everySourceIsTriedOfARootToo() throws {
    let sources = PopSource.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let report = try prove([
      "it": "return {sources = {\(sources)}, shouldPop = function(c, pop) "
        + "if c.isRoot then return false, pop.source end end}"
    ])
    let table = try #require(report.tables.first)
    let roots = table.rows.filter { $0.answer != "no opinion" }
    #expect(roots.allSatisfy { $0.when["depth"] == ["1"] && $0.when["source"]?.count == 1 })
    #expect(Set(roots.map(\.answer)) == Set(PopSource.allCases.map { "no: \($0.rawValue)" }))
  }

  @Test func aDismissalIsTriedForEachSourceThatHasOne() throws {
    let sources = PopSource.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let report = try prove([
      "it": "return {sources = {\(sources)}, shouldPop = function(c, pop) "
        + "if pop.dismisses then return false, pop.source end end}"
    ])
    let answers = try #require(report.tables.first).rows.map(\.answer)
    let dismissing = ["escape", "sheetSwipe", "tapOutside", "request", "program"].map {
      "no: \($0)"
    }
    #expect(Set(answers) == Set(dismissing + ["no opinion"]))
  }

  @Test func oneBelowTheTopIsTried() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) if not c.isTop then return false, 'below' end end}"
    ])
    #expect(report.tables.first?.rows.contains { $0.answer == "no: below" } == true)
  }

  @Test func everyKindOfGestureIsTried() throws {
    let report = try prove([
      "it": "return {gestureShouldBegin = function(c, g) return g.kind ~= 'fullscreen', g.kind end}"
    ])
    let answers = try #require(report.tables.first).rows.map(\.answer)
    #expect(Set(answers) == ["yes: edge", "no: fullscreen", "yes: content"])
  }
}
