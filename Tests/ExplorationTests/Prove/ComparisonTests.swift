import Exploration
import ProgramSupport
import Testing

/// Two folders of plugins, and the cases that they decide differently (`navhost prove --compare`).
@Suite struct ComparisonTests {
  /// - Parameters:
  ///   - old: the texts of plugins by their names.
  ///   - new: the same of the folder that takes its place.
  private func compare(_ old: [String: String], _ new: [String: String]) throws -> ProofReport {
    let files = old.map { ("old/\($0).lua", $1) } + new.map { ("new/\($0).lua", $1) }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: files))
    for name in ["old/notes.txt", "new/notes.txt"] { try folder.write(name, "") }
    return try Comparison(old: folder.path("old"), new: folder.path("new")).run()
  }

  private func hook(_ body: String, _ fields: String = "") -> String {
    "return {\(fields) shouldPop = function(c, pop) \(body) end}"
  }

  @Test func whatDiffersIsTheShortestConditions() throws {
    let report = try compare(
      ["p": hook("if c.props.dirty then return false, 'a' end")],
      ["p": hook("if c.props.dirty then return false, 'b' end")])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && finding.kind == .difference)
    #expect(
      finding.message == "shouldPop where props.dirty = true: was blocked: a, now blocked: b")
    #expect(finding.plugins == ["p"] && finding.file.hasSuffix("old/p.lua") && finding.line == 1)
    #expect(finding.script.contains("dirty = true") && finding.script.hasSuffix("nav.tapBack()"))
  }

  @Test func anotherActionIsADifference() throws {
    let report = try compare(
      ["p": hook("if app.online then perform('save', {n = 1}) end")],
      ["p": hook("if app.online then perform('save', {n = 2}) end")])
    #expect(
      report.findings.map(\.message) == [
        "shouldPop where app.online = true: was popped; does save {n = 1}, "
          + "now popped; does save {n = 2}"
      ])
  }

  @Test func whatIsWrittenInAnotherWayIsTheSame() throws {
    let report = try compare(
      ["p": hook("if c.props.a and c.props.b then return false end")],
      ["p": hook("local b = c.props.b if b then if c.props.a then return false end end")])
    #expect(report.findings == [] && report.isFinished)
  }

  @Test func sourcesAndClassesThatOneAsksAboutCount() throws {
    let body = "return false, 'no'"
    let sources = try compare(
      ["p": hook(body, "sources = {'backButton'},")],
      ["p": hook(body, "sources = {'backButton', 'request'},")])
    #expect(
      sources.findings.map(\.message)
        == ["shouldPop where source = \"request\": was popped, now blocked: no"])
    let classes = try compare(
      ["p": hook(body, "controllers = 'A',")], ["p": hook(body, "controllers = {'A', 'B'},")])
    #expect(
      classes.findings.map(\.message)
        == ["shouldPop where class = \"B\": was popped, now blocked: no"])
    let exclusion = try compare(
      ["p": hook(body)], ["p": hook(body, "controllers = {'*', '!Editor'},")])
    #expect(
      exclusion.findings.map(\.message)
        == ["shouldPop where class = \"Editor\": was blocked: no, now popped"])
  }

  @Test func aPluginThatIsGoneOrNewDiffers() throws {
    let no = hook("return false, 'no'")
    #expect(
      try compare(["p": no], [:]).findings.map(\.message)
        == ["shouldPop: was blocked: no, now popped"])
    let title = "return {backTitle = function() return 'Up' end}"
    #expect(
      try compare([:], ["t": title]).findings.map(\.message)
        == ["backTitle: was \"Back\" in #000000, now \"Up\" in #000000"])
    #expect(try compare([:], [:]).findings == [])
  }

  @Test func twoPluginsThatChangePlacesAreTheSameWhereBothSayNo() throws {
    func plugin(_ name: String, _ priority: Int) -> String {
      hook("return false, '\(name)'", "priority = \(priority),")
    }
    let report = try compare(
      ["a": plugin("a", 1), "b": plugin("b", 0)], ["a": plugin("a", 0), "b": plugin("b", 1)])
    #expect(
      report.findings.map(\.message) == ["shouldPop: was blocked: a, now blocked: b"])
    #expect(report.findings[0].plugins == ["a", "b"])
  }

  @Test func aPluginThatCannotBeLoadedIsTold() throws {
    let folder = try Folder(["old/p.lua": "return {", "new/p.lua": "return {}"])
    let comparison = Comparison(old: folder.path("old"), new: folder.path("new"))
    var problems: [String] = []
    comparison.onProblem = { problems.append($0) }
    #expect(try comparison.run().findings == [])
    #expect(problems.count == 1 && problems[0].contains("old/p.lua:1:"))
  }
}
