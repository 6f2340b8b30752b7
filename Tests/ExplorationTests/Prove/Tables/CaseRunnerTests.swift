import Testing

@testable import Exploration

/// What comes of a case.
@Suite struct CaseRunnerTests {
  @Test func thePersonsAnswerIsAnInput() throws {
    let report = try prove(["it": "return {shouldPop = function() return confirm('?') end}"])
    let rows = try #require(report.tables.first).rows
    #expect(Set(rows.map(\.answer)) == ["yes", "no"])
    #expect(rows.allSatisfy { $0.when["the person's answer"]?.count == 1 })
  }

  @Test func faultsAreRows() throws {
    let report = try prove(["it": "return {shouldPop = function(c) return c.props.a .. 'x' end}"])
    #expect(report.tables.first?.rows.contains { $0.answer.hasPrefix("fault: ") } == true)
  }

  @Test func eachQuestionIsAnInputOfItsOwn() throws {
    let report = try prove([
      "it": "return {shouldPop = function() return confirm('a') and confirm('b') end}"
    ])
    let table = try #require(report.tables.first)
    #expect(table.inputs == ["the person's answer", "the person's answer 2"])
    #expect(
      Set(table.rows.map { "\($0.text(table.inputs)) -> \($0.answer)" }) == [
        "the person's answer = false -> no", "the person's answer 2 = false -> no",
        "the person's answer = true, the person's answer 2 = true -> yes",
      ])
  }

  @Test func whatAWrapperGetsFromTheRestIsAnInput() throws {
    let report = try prove([
      "it": """
      return {shouldPop = function(c, pop, next)
        local rest = next()
        if rest == false then return true, "lifted" end
        return rest
      end}
      """
    ])
    let table = try #require(report.tables.first)
    #expect(table.inputs == ["the rest"])
    #expect(
      Set(table.rows.map { "\($0.text(table.inputs)) -> \($0.answer)" })
        == [
          "the rest = nil -> no opinion", "the rest = true -> yes",
          "the rest = false -> yes: lifted",
        ])
  }

  @Test func titlesAndColoursAreAnswers() throws {
    let report = try prove([
      "it": """
      return {
        backTitle = function(c) if c.props.up then return "Up" end end,
        backColor = function(c) if c.props.red then return "red" end end,
        barHidden = function(c) return c.props.full == true end,
      }
      """
    ])
    let answers = Dictionary(
      uniqueKeysWithValues: report.tables.map { ($0.hook, Set($0.rows.map(\.answer))) })
    #expect(answers["backTitle"] == ["no opinion", "\"Up\""])
    #expect(answers["backColor"] == ["no opinion", "#ff0000"])
    #expect(answers["barHidden"] == ["yes", "no"])
  }
}
