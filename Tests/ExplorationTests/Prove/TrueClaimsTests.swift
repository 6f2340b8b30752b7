import Expectations
import NavhostExploration
import ProgramSupport
import Testing

/// A proof claims what is so: each of these was once claimed otherwise.
@Suite struct TrueClaimsTests {
  private static let loss = SceneScript(
    path: "p.lua",
    source: Array(
      "return {a = prove.no_silent_loss('draft'), b = prove.no_silent_loss('dirty')}".utf8))

  private func scene(_ text: String) -> SceneScript {
    SceneScript(path: "-", source: Array(text.utf8))
  }

  /// What a property is about counts as set where it is neither nil nor false.
  @Test(arguments: [
    ("'Dear Ann'", true), ("0", true), ("{}", true), ("true", true), ("false", false),
  ])
  func aDraftThatIsATextIsLost(value: String, isLost: Bool) throws {
    let report = try prove([:], depth: 2) {
      $0.properties = Self.loss
      $0.scene = scene(
        "nav.setRoot('Home') actions = {write = function(nav) "
          + "nav.push{class = 'Form', props = {draft = \(value)}} end}")
    }
    let kinds = report.findings.map(\.kind)
    expectEqual(kinds, isLost ? [.property, .notExercised] : [.notExercised, .notExercised])
  }

  /// A plugin that forgets one way is found by that way.
  @Test(arguments: [
    ("request", "nav.requestPop()"),
    ("deepLink", "nav.setStack({nav.stack[1]}, {ask = true, animated = true})"),
    ("escape", "nav.escape()"), ("backMenu", "nav.backMenu(1)"),
  ])
  func aWayThatAPluginForgetsIsPlayed(source: String, line: String) throws {
    let report = try prove(
      formHook(
        "if c.props.dirty and p.source ~= '\(source)' then return confirm('Discard?') end"),
      depth: 3
    ) { $0.properties = Self.loss }
    let loss = report.findings.first { $0.kind == .property }
    #expect(loss?.script.hasSuffix("\n\(line)") == true, "\(report.text())")
  }

  @Test func tabsAreTappedAndSheetsAreLeftByATapBesideThem() throws {
    let tabs = try prove([:], depth: 2) {
      $0.scene = scene("nav.setStack{'A', 'B'} nav.tabs{'C', 'D'}")
    }
    // The first tab's two controllers or one; each of three tabs.
    #expect(tabs.states == 6 && tabs.isSound, "\(tabs.text())")
    let only =
      "return {controllers = 'S', shouldPop = function(c, p) return p.source == 'tapOutside' end}"
    let sheet = try prove(["it": only], depth: 1) {
      $0.scene = scene("nav.setRoot('A') nav.present('S', {style = 'popover'})")
    }
    expectEqual(sheet.findings, [], "\(sheet.text())")
  }

  /// A condition that the values tried do not show is claimed dead nowhere, however it is laid out; the
  /// trap behind it is found where its own literals lead there.
  @Test(arguments: [
    ("(c.props.n or 0) % 10 == 3", true), ("tostring(c.props.s):match('^%d+$')", true),
    ("tostring(c.props.s):upper() == 'LOCKED'", true),
    ("(c.props.a or 0) + (c.props.b or 0) > 10", true), ("no[c.props.status or '']", true),
    ("c.props['lo' .. 'ck']", true),
  ])
  func aBranchThatLivesIsNotCalledDead(condition: String, isTrap: Bool) throws {
    for gap in [" ", "\n"] {
      let text = [
        "local no = {held = true}", "return {shouldPop = function(c)", "if \(condition) then",
        "return false", "end", "end}",
      ].joined(separator: gap)
      let report = try prove(["it": text], depth: 2)
      #expect(!report.findings.contains { $0.kind == .deadBranch }, "\(report.text())")
      expectEqual(report.findings.contains { $0.kind == .trap }, isTrap, "\(report.text())")
    }
  }

  /// With that character between any two words; strings stay as they are.
  private static func laidOut(_ text: String, _ gap: Character) -> String {
    var quote: Character?
    return String(
      text.map { character in
        if character == quote {
          quote = nil
        } else if quote == nil, character == "'" || character == "\"" {
          quote = character
        }
        return quote == nil && (character == " " || character == "\n") ? gap : character
      })
  }

  /// The findings are the same for a plugin on one line and for one with a word a line.
  @Test(arguments: PlantedMistake.all.prefix(Amount.of(9, thorough: .max)))
  func layoutChangesNothing(mistake: PlantedMistake) throws {
    func findings(_ gap: Character) throws -> [String] {
      let report = try prove(
        mistake.plugins.mapValues { Self.laidOut($0, gap) }, depth: 2
      ) {
        $0.isStrict = mistake.isStrict
        $0.properties = mistake.property.map {
          SceneScript(path: "p.lua", source: Array($0.utf8))
        }
      }
      return report.findings.map { "\($0.kind) \($0.plugins) \($0.script)" }
    }
    try expectEqual(findings(" "), findings("\n"))
  }

  /// Properties are looked at in the states within the depth alone.
  @Test func aPropertyIsNotRunBeyondTheDepth() throws {
    let shallow = SceneScript(
      path: "p.lua", source: Array("return {two = function(nav) return nav.depth == 2 end}".utf8))
    func findings(_ depth: Int) throws -> Int {
      try prove([:], depth: depth) {
        $0.properties = shallow
        $0.scene = scene("nav.setStack{'A', 'B'}")
      }.findings.count
    }
    try expectEqual(findings(0), 0)
    try expectEqual(findings(1), 1)
  }

  /// A screen may hold somebody for a reason.
  @Test(arguments: [
    ("allowedTraps = {'Form'}", true),
    ("allowedTraps = {Form = function(c) return c.props.paying end}", true),
    ("allowedTraps = {Form = function(c) return c.props.other end}", false),
    ("allowedTraps = {'Other'}", false),
  ])
  func aSceneSaysWhenAScreenMayHold(holds: String, isMeant: Bool) throws {
    let report = try prove(formHook("if c.props.paying then return false end"), depth: 1) {
      $0.scene = scene(
        "nav.setStack{'Home', 'Form'} actions = {pay = function(nav) nav.top.props.paying = true end} "
          + holds)
    }
    expectEqual(report.findings.isEmpty, isMeant, "\(report.text())")
  }

  /// A hook that fails in one case hides neither its other cases nor another hook.
  @Test func aFaultHidesNothing() throws {
    let report = try prove(
      [
        "it": """
        return {
          controllers = "Form",
          shouldPop = function(c) if c.props.level > 3 then return false end end,
          backTitle = function(c, b) return "to " .. b.previousTitle:upper() end,
        }
        """
      ], depth: 2)
    #expect(!report.findings.contains { $0.kind == .unreachableHook }, "\(report.text())")
    expectEqual(report.rules.map(\.hook).sorted(), ["backTitle", "shouldPop"])
    let pop = try #require(report.rules.first { $0.hook == "shouldPop" })
    #expect(pop.text.contains("\n  otherwise         deny ") && !pop.faults.isEmpty, "\(pop.text)")
  }

  /// Where a plugin refuses always, and counts how often, that is a trap.
  @Test func aRefusalThatCountsIsATrap() throws {
    let report = try prove(
      formHook("c.state.n = (c.state.n or 0) + 1 return false"), depth: 1)
    #expect(report.isFinished, "\(report.text())")
    #expect(report.findings.first?.message.contains("which counts in state.n") == true)
    let telling = try prove(
      formHook("c.state.n = (c.state.n or 0) + 1 return false, \"no \" .. c.state.n"), depth: 1)
    expectEqual(telling.findings.map(\.kind), [.trap], "\(telling.text())")
    let text = "c.state.n = (c.state.n or 0) + 1 c.state.s = \"x\" .. c.state.n "
    let kept = try prove(
      formHook(text + "return c.state.s == \"x9\", \"no \" .. c.state.s"), depth: 1)
    #expect(!kept.findings.contains { $0.kind == .trap }, "it can be left by trying nine times")
    let patient = try prove(formHook("c.state.n = (c.state.n or 0) + 1 return c.state.n > 3"))
    #expect(patient.isSound, "\(patient.text())")
  }

  // MARK: Newer words

  @Test func everyChoiceIsAnswered() throws {
    let report = try prove(
      formHook(
        """
        local pick = choose("What now?", {"Save", "Discard", {id = "stay", title = "Stay"}})
        if pick == "stay" then return false end
        if pick == "Save" then
          local saved, why = await("save", {title = c.title})
          if not saved then return false, why end
        end
        return true
        """), depth: 3)
    expectEqual(report.findings, [], "\(report.text())")
    let lines = report.rules.first?.text.split(separator: "\n").dropFirst().map(String.init) ?? []
    let beginnings = [
      "  always", "    | picks \"Save\"", "    |   | it answers", "    |   | it fails",
      "    | picks \"Discard\"", "    | picks \"stay\"",
    ]
    for beginning in beginnings {
      #expect(lines.contains { $0.hasPrefix(beginning) }, "\(beginning): \(report.text())")
    }
  }

  /// Who only asks a person whatever the answer is a trap, by each kind of question.
  @Test(arguments: ["confirm('?')", "choose('?', {'a', 'b'})", "await('save')"])
  func aQuestionWhoseEveryAnswerKeepsIsATrap(question: String) throws {
    let report = try prove(formHook("local a = \(question) return false"), depth: 1)
    expectEqual(report.findings.map(\.kind), [.trap], "\(report.text())")
  }

  /// A policy that only performs decides nothing: what it does, and with what, stands behind that.
  @Test func whatIsPerformedStandsBehindTheAnswer() throws {
    let report = try prove(
      formHook(
        "if c.props.dirty then perform('save', {title = c.title, draft = c.props.draft}) end"),
      depth: 2)
    #expect(report.isSound, "\(report.text())")
    let text = report.rules.first?.text ?? ""
    #expect(text.contains("abstain; does save {"), "\(text)")
    #expect(!text.contains("  yes") && !text.contains("  no  "), "\(text)")
  }
}
