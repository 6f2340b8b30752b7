import Expectations
import Foundation
import NavhostExploration
import NavhostLua
import ProgramSupport
import Testing

/// A mistake in plugins, and what a proof has to find.
struct PlantedMistake: Sendable, CustomTestStringConvertible {
  var name: String
  var kind: ProofFinding.Kind
  /// Plugins by name.
  var plugins: [String: String]
  var isStrict = false
  var property: String?
  /// What `navhost run` prints last when this is done after the script.
  var check = ""
  var prints = ""

  var testDescription: String { name }
}

extension PlantedMistake {
  /// Every way out that a person has leaves as many controllers as there were.
  private static let stays = """
    local before = nav.depth
    nav.tapBack() nav.pan{from = {2, 422}, to = {388, 422}} nav.pan{from = {195, 422}, to = {388, 422}}
    if nav.escape then nav.escape() end
    if nav.question() then nav.answer(true) end
    print(nav.depth == before)
    """
  private static let faults = """
    for _, event in ipairs(nav.events()) do if event.name == "fault" then return print("true") end end
    """

  private static func trap(_ name: String, _ plugins: [String: String]) -> PlantedMistake {
    PlantedMistake(name: name, kind: .trap, plugins: plugins, check: stays, prints: "true\n")
  }

  private static func fault(_ name: String, _ plugin: String) -> PlantedMistake {
    PlantedMistake(
      name: name, kind: .fault, plugins: ["it": plugin], check: faults, prints: "true\n")
  }

  private static func other(
    _ kind: ProofFinding.Kind, _ name: String, _ plugins: [String: String], strict: Bool = false
  ) -> PlantedMistake {
    PlantedMistake(name: name, kind: kind, plugins: plugins, isStrict: strict)
  }

  private static func property(
    _ name: String, _ property: String, _ plugins: [String: String]
  ) -> PlantedMistake {
    PlantedMistake(name: name, kind: .property, plugins: plugins, property: property)
  }

  private static func hook(_ name: String, _ body: String) -> String {
    "return {\n  \(name) = function(c, pop)\n    \(body)\n  end,\n}\n"
  }

  private static func popHook(_ body: String) -> String { hook("shouldPop", body) }

  static let all: [PlantedMistake] = traps + faultsOfHooks + tables + properties

  private static let traps = [
    trap("a prop keeps the screen", ["it": popHook("if c.props.dirty then return false end")]),
    trap(
      "two plugins that are harmless alone",
      [
        "a": popHook(
          "if pop.source == 'backButton' or pop.source == 'backMenu' then return false end"),
        "b": popHook(
          "if pop.source ~= 'backButton' and pop.source ~= 'backMenu' then return false end"),
      ]),
    trap("a question whose every answer keeps", ["it": popHook("confirm('Leave?') return false")]),
    trap(
      "a title keeps the screen", ["it": popHook("if c.title == 'Locked' then return false end")]),
    trap(
      "a number at its bound", ["it": popHook("if (c.props.level or 0) >= 3 then return false end")]
    ),
    trap(
      "one class only",
      [
        "it": "return {controllers = {'Editor', 'List'}, shouldPop = function(c) "
          + "if c.class == 'List' then return false end end}"
      ]),
    trap(
      "a fault that denies",
      [
        "it": "return {onError = 'deny', shouldPop = function(c) "
          + "return c.props.a.b end}"
      ]),
    trap("the third screen", ["it": popHook("if c.index == 3 then return false end")]),
  ]

  private static let faultsOfHooks = [
    fault("nil compared by order", popHook("if c.props.level > 3 then return false end")),
    fault("nil joined to a text", popHook("return false, 'Discard ' .. c.props.name")),
    fault(
      "a wrong type from maxInitialDistance",
      hook("maxInitialDistance", "if c.props.mode == 'x' then return 'yes' end")),
    fault("only for one source", popHook("if pop.source == 'request' then return nil + 1 end")),
    fault(
      "an unknown colour", hook("backColor", "if c.props.dark then return color('nocolour') end")),
    fault(
      "only for one prop of many",
      popHook(
        "if c.props.a and c.props.b == 'x' then error('here') end")),
  ]

  private static let tables = [
    other(
      .unreachableHook, "a title that another always gives",
      [
        "it": hook("backTitle", "return 'Up'"),
        "first": "return {priority = 1, backTitle = function() return 'Back' end}",
      ]),
    other(
      .unreachableHook, "classes that exclude each other",
      [
        "it": "return {controllers = {'Editor', '!Editor'}, shouldPop = function() end}"
      ]),
    other(
      .unreachableHook, "no sources", ["it": "return {sources = {}, shouldPop = function() end}"]),
    other(
      .unreachableHook, "a wrapper that never asks on",
      [
        "it": popHook("return nil"),
        "first": "return {priority = 1, shouldPop = function(c, pop, next) return true end}",
      ]),
    other(
      .deadBranch, "a condition against itself",
      [
        "it": popHook("if c.props.a and not c.props.a then return true end")
      ]),
    other(
      .deadBranch, "covered by the branch before",
      [
        "it": popHook(
          "local l = c.props.l or 0\n if l > 3 then return nil\n elseif l > 5 then return true end")
      ]),
    other(
      .deadBranch, "a source that is never asked about",
      [
        "it": popHook("if pop.source == 'program' then\n return true\n end")
      ]),
    other(
      .contradiction, "no and yes",
      [
        "a": popHook("if c.props.x then return true end"),
        "b": popHook("if c.props.x then return false end"),
      ], strict: true),
  ]

  private static let properties = [
    property(
      "a draft is lost by a swipe", "return {loss = prove.no_silent_loss('dirty')}",
      [
        "it": popHook(
          "if c.props.dirty and pop.source == 'backButton' then return confirm('?') end")
      ]),
    property(
      "asked twice", "return {once = prove.asked_once}",
      ["it": popHook("return confirm('One?') and confirm('Two?')")]),
    property(
      "white on white", "return {bar = prove.bar_readable}",
      ["it": hook("backColor", "if c.props.plain then return 'white' end")]),
    property(
      "a fault", "return {fault = prove.no_fault}", ["it": popHook("error('here')")]),
    property(
      "no way out", "return {out = prove.can_always_leave}", ["it": popHook("return false")]),
  ]
}

@Suite("Planted mistakes are found")
struct PlantedMistakesTests {
  @Test(arguments: PlantedMistake.all)
  func isFound(mistake: PlantedMistake) throws {
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: mistake.plugins.map { ("plugins/\($0.key).lua", $0.value) }))
    var options = ProofOptions()
    options.folders = [folder.path("plugins")]
    options.depth = 3
    options.isStrict = mistake.isStrict
    options.properties = mistake.property.map {
      SceneScript(path: "p.lua", source: Array($0.utf8))
    }
    let report = try RuleProof(options).run()
    let finding = try #require(
      report.findings.first { $0.kind == mistake.kind }, "\(report.text(showsRules: true))")
    #expect(!finding.plugins.isEmpty || mistake.kind == .property)
    try runs(finding, mistake, folder)
  }

  /// The script is one for `navhost run`, as it is printed.
  private func runs(_ finding: ProofFinding, _ mistake: PlantedMistake, _ folder: Folder) throws {
    #expect(!finding.script.isEmpty)
    let run = try ProgramRun(
      ["run", "--plugins", "plugins", "-"], in: folder.url,
      input: finding.script + "\n" + mistake.check)
    expectEqual(run.status, 0, "\(finding.script)\n\(run.errors)")
    expectEqual(run.output, mistake.prints, "\(finding)")
  }

  @Test func eachOfTheTwoHarmlessOnesIsSoundAlone() throws {
    let pair = try #require(PlantedMistake.all.first { $0.plugins.keys.contains("a") })
    for plugin in pair.plugins.values {
      let folder = try Folder(["plugins/it.lua": plugin])
      var options = ProofOptions()
      options.folders = [folder.path("plugins")]
      options.depth = 3
      #expect(try RuleProof(options).run().isSound)
    }
  }
}
