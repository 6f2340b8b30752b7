import Exploration
import Foundation
import Lua
import Navigation
import ProgramSupport
import Testing

@Suite("Tables, domains and states")
struct ProverTests {
  private func prove(
    _ plugins: [String: String], depth: Int = 1, _ change: (inout ProofOptions) -> Void = { _ in }
  ) throws -> ProofReport {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: plugins.map { ("\($0.key).lua", $0.value) }))
    var options = ProofOptions()
    options.folders = [folder.path]
    options.depth = depth
    change(&options)
    return try Prover(options).run()
  }

  private func domain(_ input: String, of body: String) throws -> [String]? {
    let report = try prove(["it": "return {shouldPop = function(c, pop) \(body) end}"])
    return report.domains.first { $0.input == input }?.values
  }

  @Test func aPropTestedForTruthIsTrueFalseAndNil() throws {
    #expect(
      try domain("props.a", of: "if c.props.a then return false end") == ["nil", "true", "false"])
  }

  @Test func aPropComparedByOrderHasNumbersAndNil() throws {
    #expect(
      try domain("props.a", of: "if c.props.a > 5 then return false end") == ["nil", "4", "5", "6"])
  }

  @Test func aPropComparedByEqualityHasTheLiteralsNilAndAnother() throws {
    #expect(
      try domain("props.a", of: "if c.props.a == 'x' then return false end")
        == ["nil", "\"x\"", "\"another\""])
    #expect(
      try domain("props.a", of: "if c.props.a == 7 then return false end") == [
        "nil", "6", "7", "8",
      ])
    #expect(
      try domain("props.a", of: "if c.props.a == true then return false end")
        == ["nil", "true", "false"])
  }

  @Test func aLocalVariableStandsForItsProp() throws {
    #expect(
      try domain("props.a", of: "local p = c.props local a = p.a if a == 'x' then return false end")
        == ["nil", "\"x\"", "\"another\""])
  }

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

  /// Contract, section 8: `source` is one of all ways out, whatever the profile.
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
    let dismissing = ["escape", "sheetSwipe", "request", "program"].map { "no: \($0)" }
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

  @Test func conditionsThatNothingNeedsAreLeftOut() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) return c.props.a ~= true and c.props.b ~= true end}"
    ])
    let rows = try #require(report.tables.first).rows
    #expect(rows.count == 3)
    #expect(rows.filter { $0.answer == "no" }.allSatisfy { $0.when.count == 1 })
  }

  @Test func whatIsReadDecidesTheColumnsAndTheCases() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) local p = c.props "
        + "return not (p.a and p.b and p.c) end}"
    ])
    let table = try #require(report.tables.first)
    #expect(table.inputs == ["props.a", "props.b", "props.c"])
    #expect(table.rows.count == 4)
    #expect(table.rows.contains { $0.when.count == 3 && $0.answer == "no" })
  }

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

  @Test func withoutASceneFormIsPushedToFourControllers() throws {
    let report = try prove(["it": "return {shouldPop = function() end}"], depth: 6)
    #expect(report.states == 4)
  }

  @Test func classesThatPluginsNameArePushed() throws {
    let report = try prove(["it": "return {controllers = {'Edit*', 'List'}}"], depth: 1)
    #expect(report.states == 3)
  }

  @Test func propsAreSetOnTheTopAboveTheRoot() throws {
    let report = try prove(
      ["it": "return {shouldPop = function(c) if c.props.a then return nil end end}"], depth: 2)
    // [Home], [Home, Form], its prop true, false, and a third controller.
    #expect(report.states == 5)
  }

  @Test func pluginsThatFightGetAnHonestVerdict() throws {
    let chance = try prove(
      ["it": "return {shouldPop = function() return math.random(2) == 1 end}"], depth: 3)
    #expect(chance.verdict.contains(" with fresh plugins: "))
    #expect(chance.hidden.contains { $0.contains("math.random") })
    let counts = try prove(
      ["it": "local n = 0 return {shouldPop = function() n = n + 1 return n > 2 end}"], depth: 3)
    #expect(counts.verdict.contains(" with fresh plugins: "))
    let endless = try prove(["it": "return {backTitle = function() repeat until false end}"])
    #expect(!endless.isFinished)
    #expect(endless.verdict == "not finished: 2 states to depth 1")
    let curious = try prove([
      "it": "return {shouldPop = function(c) for k in pairs(c.props) do "
        + "if c.props[k] then return nil end end end}"
    ])
    #expect(curious.undecided.contains { $0.contains("props") })
  }

  /// What a hook keeps in variables of its file or in tables of a module, by any name.
  @Test(arguments: [
    ("local n = 0", "n = n + 1", "n", 1),
    ("local cache = {}", "cache[c.class] = true", "cache", 1),
    ("local cache = {}", "local mine = cache mine.n = 1", "cache", 1),
    ("local cache = {list = {}}", "local list = cache.list table.insert(list, 1)", "cache", 1),
    ("local counter = require 'counter'", "counter.n = 1", "counter", 1),
    ("", "local counter = require 'counter' counter.n = 1", "counter", 1),
    ("", "seen = true", "seen", 1),
    ("", "require('counter').bump()", "counter", 1),
  ])
  func whatIsKeptElsewhereIsFound(before: String, body: String, name: String, line: Int) throws {
    let folder = try Folder([
      "plugins/it/init.lua": "\(before) return {shouldPop = function(c) \(body) end}",
      "plugins/it/counter.lua":
        body.contains("bump")
        ? "local counter = {n = 0} function counter.bump() counter.n = counter.n + 1 end return counter"
        : "return {n = 0}",
    ])
    var options = ProofOptions()
    options.folders = [folder.path + "/plugins"]
    options.depth = 2
    let report = try Prover(options).run()
    let file = "/plugins/it/" + (body.contains("bump") ? "counter.lua" : "init.lua")
    #expect(
      report.hidden.count == 1 && report.hidden[0].contains(": \(name) at ")
        && report.hidden[0].hasSuffix("\(file):\(line)"), "\(report.hidden)")
    #expect(report.verdict.contains(" with fresh plugins: "))
  }

  /// A copy of a number, a controller's own tables and new ones are kept nowhere.
  @Test(arguments: [
    "local n = limit n = n + 1", "local s = c.state s.n = 1", "local t = {} t.n = 1",
    "local props = c.props props.n = 1", "local list = limits local copy = #list copy = copy + 1",
  ])
  func whatBelongsToACallOrAScreenIsNot(body: String) throws {
    let report = try prove([
      "it": "local limit, limits = 1, {} return {shouldPop = function(c) \(body) end}"
    ])
    #expect(report.hidden == [], "\(report.hidden)")
  }

  /// What a person does on a tab bar of a sheet cannot be written down: then nothing is called checked.
  @Test func aStackWithoutANameIsNotPassedOver() throws {
    var options = ProofOptions()
    options.depth = 1
    let named = "nav.setRoot 'Home' nav.tabs {'Other'} nav.present 'Sheet'"
    options.scene = Scene.Script(path: "-", source: Array(named.utf8))
    #expect(try Prover(options).run().isFinished)
    options.scene?.source = Array((named + ".tabs {'Side'}").utf8)
    let report = try Prover(options).run()
    #expect(!report.isFinished)
    #expect(report.cuts.contains { $0.contains("cannot be named") }, "\(report.cuts)")
  }

  @Test func aCounterInStateIsNotCalledChecked() throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) c.state.n = (c.state.n or 0) + 1 return false end}"
    ])
    #expect(!report.isFinished)
  }

  @Test func aPatientPersonGetsOut() throws {
    let report = try prove([
      "it": """
      return {shouldPop = function(c) c.state.n = (c.state.n or 0) + 1 return c.state.n > 3 end}
      """
    ])
    #expect(report.isSound, "\(report.text())")
  }

  // MARK: States

  private func hook(_ body: String) -> [String: String] {
    ["it": "return {controllers = 'Form', shouldPop = function(c, p) \(body) end}"]
  }

  /// A question is not the one before it, though the pop is: two answers lead out.
  @Test(arguments: ["a", "b"])
  func aSecondQuestionIsAStateOfItsOwn(second: String) throws {
    let report = try prove(
      hook(
        "if c.props.dirty then if confirm('a') then return confirm('\(second)') end "
          + "return false end"), depth: 4)
    #expect(report.isSound, "\(report.text())")
  }

  @Test func askingForEverIsATrap() throws {
    let report = try prove(hook("repeat confirm('again?') until false"), depth: 2)
    #expect(report.findings.contains { $0.kind == .trap }, "\(report.text())")
  }

  /// `backMenu(2)` asks about two controllers with the same words.
  @Test func aQuestionBelongsToItsController() throws {
    let report = try prove(
      [
        "it": "return {shouldPop = function(c, p) if c.previous and c.previous.class == 'Home' "
          + "and p.source ~= 'escape' then return confirm('home') end end}"
      ], depth: 4)
    #expect(report.hidden == [], "\(report.text())")
    #expect(report.isSound, "\(report.text())")
  }

  /// Contract, section 8: each title that plugins name is set.
  @Test func aTitleThatIsTestedForTruthIsSet() throws {
    let report = try prove(hook("if c.title then return false, 'titled' end"), depth: 3)
    #expect(report.findings.map(\.kind) == [.trap], "\(report.text())")
    #expect(report.findings.first?.script.contains("nav.top.title = \"A title\"") == true)
  }

  @Test func aValueStandsInADomainOnce() throws {
    let report = try prove([
      "it":
        "return {shouldPop = function(c) if c.previous.class == 'Home' then return false end end}"
    ])
    let values = report.domains.first { $0.input == "previous.class" }?.values
    #expect(values == ["\"Home\"", "\"Another\""])
  }

  /// What an app keeps in locals is no part of a state: then each state is reached from the start.
  @Test func anAppThatCountsIsReplayed() throws {
    let source = """
      nav.setRoot("Home")
      local n = 0
      app = {
        push = function(nav) n = n + 1 if n < 3 then nav.push("A") end end,
        mark = function(nav) nav.top.props.x = n end,
      }
      """
    let report = try prove([:], depth: 4) {
      $0.scene = Scene.Script(path: "-", source: Array(source.utf8))
    }
    #expect(report.isFinished && report.states == 13, "\(report.text())")
  }

  // MARK: Shipped plugins

  private static let shipped = URL.package.appending(path: "plugins")

  /// `checkout_guard` holds while a payment is in flight, and says so; it is there for that.
  @Test(arguments: ShippedTablesTests.names)
  func aShippedPluginHasNoTrap(name: String) throws {
    let folder = try Folder()
    try FileManager.default.copyItem(
      at: Self.shipped.appending(path: name), to: folder.url.appending(path: name))
    var options = ProofOptions()
    options.folders = [folder.path]
    options.depth = 2
    options.makesTables = false
    let report = try Prover(options).run()
    #expect(report.isFinished, "\(report.text(showsTables: false))")
    let isMeant = name == "checkout_guard"
    #expect(report.findings.map(\.kind) == (isMeant ? [.trap] : []))
    #expect(report.findings.allSatisfy { $0.script.contains("nav.top.props.paying = true") })
  }
}
