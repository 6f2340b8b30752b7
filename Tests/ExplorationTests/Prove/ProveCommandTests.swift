import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("navhost prove")
struct ProveCommandTests {
  private func prove(_ files: [String: String], _ arguments: String...) throws -> (
    run: ProgramRun, folder: Folder
  ) {
    try prove(files, arguments)
  }

  private func prove(_ files: [String: String], _ arguments: [String]) throws -> (
    run: ProgramRun, folder: Folder
  ) {
    let folder = try Folder(files)
    return (try ProgramRun(["prove"] + arguments, in: folder.url), folder)
  }

  private static let trap = """
    return {
      controllers = "Editor",
      shouldPop = function(controller)
        if controller.props.dirty then
          return false, "unsaved"
        end
      end,
    }
    """

  @Test func endsWithOneLineAndStatus0WhereNothingIsFound() throws {
    let (run, _) = try prove(["plugins/free.lua": "return {shouldPop = function() end}"])
    expectEqual(run.status, 0, "\(run.output) \(run.errors)")
    #expect(run.lastLine.hasSuffix(" to depth 4 and 1 hook: no findings"))
    #expect(run.lastLine.hasPrefix("checked "))
  }

  @Test func pathsNamePluginsAndAddUpWithTheFolders() throws {
    let files = [
      "one.lua": Self.trap, "more/two/init.lua": "return {shouldPop = function() end}",
      "plugins/three.lua": "return {shouldPop = function() end}", "empty/notes.txt": "",
    ]
    for (words, names) in [
      (["one.lua"], ["one"]), (["more/two"], ["two"]), (["more", "one.lua"], ["one", "two"]),
      (["more/two/init.lua"], ["two"]), ([], ["three"]),
      (["one.lua", "--plugins", "plugins"], ["one", "three"]),
    ] {
      let (run, _) = try prove(files, ["--rules"] + words)
      for name in ["one", "two", "three"] {
        let isThere = run.output.contains("shouldPop of \(name): ")
        #expect(isThere == names.contains(name), "\(words): \(name)")
      }
    }
    let (alone, _) = try prove(files, "one.lua")
    #expect(alone.status == 1 && alone.output.contains("trap: no way out of Editor"))
    try expectEqual(prove(files, "empty").run.errors, "navhost: no plugins in empty\n")
    try expectEqual(prove(files, "empty").run.status, 3)
    let (missing, _) = try prove(files, "nowhere")
    #expect(missing.status == 1 && missing.errors == "navhost: nowhere: no such file or folder\n")
  }

  @Test func aSetupScriptAmongPathsIsReportedAndNothingIsClaimed() throws {
    let (run, _) = try prove(["scene.lua": "nav.setRoot('Home')"], "scene.lua")
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix(
        "navhost: scene.lua: a setup script, not a plugin; pass it with --setup\n"))
    let (beside, _) = try prove(
      ["plugins/x_scene.lua": "nav.setRoot('Home')", "plugins/editor.lua": Self.trap])
    #expect(beside.status == 1 && beside.output.contains("trap: "))
    #expect(beside.errors.contains("navhost: plugins/x_scene.lua: a setup script, not a plugin; "))
  }

  @Test func aTrapIsStatus1AndItsScriptIsPrintedAsItStands() throws {
    let (run, folder) = try prove(["plugins/editor.lua": Self.trap])
    expectEqual(run.status, 1)
    #expect(run.lastLine.hasSuffix(" to depth 4 and 1 hook: 1 finding"))
    let script = """
      nav.setStack{"Home"}
      nav.push("Editor")
      nav.top.props.dirty = true
      """
    #expect(run.output.contains("\n\(script)\n"))
    #expect(run.output.contains("plugins/editor.lua:5"))
    let play = try ProgramRun(
      ["run", "-"], in: folder.url, input: script + "\nprint(nav.tapBack())")
    expectEqual(play.output, "blocked\tunsaved\n")
  }

  @Test func jsonIsOneObjectWithTheFieldsOfTheContract() throws {
    let (run, _) = try prove(["plugins/editor.lua": Self.trap], "--json", "--depth", "2")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let names: Set = ["findings", "rules", "properties", "states", "depth", "finished"]
    #expect(names.isSubset(of: Set(object.keys)))
    expectEqual(object["depth"] as? Int, 2)
    #expect(object["finished"] as? Bool == true)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    expectEqual(finding["kind"] as? String, "trap")
    expectEqual(finding["plugins"] as? [String], ["editor"])
    expectEqual(finding["file"] as? String, "plugins/editor.lua")
    expectEqual(finding["line"] as? Int, 5)
    #expect((finding["script"] as? String)?.contains("nav.push") == true)
  }

  @Test(arguments: [["--json"], ["--reporter", "sarif"], ["--reporter", "github"]])
  func whatASceneWritesGoesToStandardErrorBesideAReport(arguments: [String]) throws {
    let (run, _) = try prove(
      ["scene.lua": "print('from the scene') nav.setRoot('Home')"],
      ["--no-plugins"] + arguments + ["--setup", "scene.lua"])
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors, "from the scene\n")
    #expect(!run.output.isEmpty && !run.output.contains("from the scene"))
  }

  @Test func githubGetsACommandForEachFindingWithItsLine() throws {
    let (run, _) = try prove(["plugins/editor.lua": Self.trap], ["--reporter", "github"])
    expectEqual(run.status, 1)
    let first = try #require(run.output.split(separator: "\n").first)
    #expect(first.hasPrefix("::error file=plugins/editor.lua,line=5,title=trap::no way out of "))
    #expect(first.contains("%0Anav.push(\"Editor\")%0A"))
    #expect(run.lastLine.hasSuffix(": 1 finding"))
  }

  /// The fields that SARIF 2.1.0 requires, and those that code hosts read.
  @Test func sarifHasWhatItsFormatRequires() throws {
    let (run, _) = try prove(["plugins/editor.lua": Self.trap], ["--reporter", "sarif"])
    expectEqual(run.status, 1)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    expectEqual(log["version"] as? String, "2.1.0")
    let tool = try #require(((log["runs"] as? [[String: Any]])?.first?["tool"]) as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    expectEqual(driver["name"] as? String, "navhost prove")
    expectEqual((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String }, ["trap"])
    let runs = log["runs"] as? [[String: Any]]
    let result = try #require((runs?.first?["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "trap" && result["level"] as? String == "error")
    #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
    let places = try #require(result["locations"] as? [[String: Any]])
    let place = try #require(places.first?["physicalLocation"] as? [String: Any])
    expectEqual(
      (place["artifactLocation"] as? [String: Any])?["uri"] as? String, "plugins/editor.lua")
    expectEqual((place["region"] as? [String: Any])?["startLine"] as? Int, 5)
  }

  /// A file's name is a reference in SARIF: what has another meaning there is escaped.
  @Test func sarifNamesAnyFile() throws {
    let (run, _) = try prove(["plugins/my editor#1.lua": Self.trap], ["--reporter", "sarif"])
    #expect(run.output.contains("{\"uri\": \"plugins/my%20editor%231.lua\"}"), "\(run.output)")
  }

  @Test func depth0IsTheStartAlone() throws {
    let (run, _) = try prove(
      ["plugins/told.lua": "return {didPop = function() end}"], "--depth", "0")
    expectEqual(run.output, "checked 1 state to depth 0 and 0 hooks: no findings\n")
  }

  @Test func whatIsCutOffIsNotFinished() throws {
    let (run, _) = try prove(["plugins/editor.lua": Self.trap], "--states", "5")
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "not finished: 5 states to depth 4")
  }

  @Test func aHookThatNeverEndsIsNotFinished() throws {
    let (run, _) = try prove(
      ["plugins/forever.lua": "return {shouldPop = function() while true do end end}"],
      "--depth", "1")
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "not finished: 2 states to depth 1")
    #expect(run.output.contains("used up its"))
  }

  @Test func stateInLocalsIsNamedWithItsLine() throws {
    let (run, _) = try prove([
      "plugins/tries.lua": """
      local tries = 0
      return {
        shouldPop = function()
          tries = tries + 1
        end,
      }
      """
    ])
    #expect(run.lastLine.hasSuffix(" to depth 4 with fresh plugins and 1 hook: no findings"))
    #expect(run.output.contains("plugin 'tries' keeps state outside 'state': tries"))
    #expect(run.output.contains("plugins/tries.lua:4"))
  }

  @Test func aSceneSaysWhatTheAppDoesAndWhatHolds() throws {
    let scene = """
      nav.setRoot("Home")
      actions = {pay = function(nav) nav.push("PaymentController") end}
      """
    let plugin = "return {shouldPop = function() return false end}"
    let (run, _) = try prove(
      ["plugins/no.lua": plugin, "scene.lua": scene], "--depth", "1", "--setup", "scene.lua")
    #expect(run.output.contains("no way out of PaymentController"))
    #expect(run.output.contains("\ndofile(\"scene.lua\")\nactions.pay(nav)\n"))
    let (held, _) = try prove(
      ["plugins/no.lua": plugin, "scene.lua": scene + " allowedTraps = {'PaymentController'}"],
      "--depth", "1", "--setup", "scene.lua")
    expectEqual(held.status, 0, "\(held.output)")
  }

  @Test func withoutAnyPluginThereIsNothingToProve() throws {
    let (run, _) = try prove([:])
    expectEqual(run.status, 3)
    expectEqual(
      run.errors, "navhost: no folder ./plugins here; 'navhost new NAME' starts a plugin\n")
  }

  @Test func theRulesAloneArePrinted() throws {
    let (run, _) = try prove(["plugins/editor.lua": Self.trap], "--rules")
    expectEqual(run.status, 0)
    expectEqual(
      run.output,
      """
      shouldPop of editor: asked about Editor, by every way but the program's
        props.dirty is nil or false  abstain        line 7
        otherwise                    deny: unsaved  line 5
        complete: for every value of every type


      """)
  }

  @Test(arguments: [
    ("app = {pay = function(nav) nav.push('Pay') end}", "no global 'app'; use 'actions'"),
    ("holds = {'Pay'}", "no global 'holds'; use 'allowedTraps'"),
  ])
  func `A setup script with a former global is an error with the new one`(
    line: String, advice: String
  ) throws {
    let files = ["plugins/no.lua": "return {}", "scene.lua": "nav.setRoot('Home') " + line]
    let (run, _) = try prove(files, "--setup", "scene.lua")
    #expect(run.status != 0 && run.errors.contains(advice), "\(run.errors)")
  }

  /// A draft that is a text leaves where only `true` is asked about.
  @Test func whatMayBeLostIsLookedForInTheRules() throws {
    let plugin = """
      return {
        controllers = "Editor",
        shouldPop = function(c)
          if c.props.dirty == true then return confirm("Discard?") end
        end,
      }
      """
    let property = "return {kept = prove.no_silent_loss('dirty')}"
    let (run, _) = try prove(
      ["plugins/editor.lua": plugin, "p.lua": property], "--property", "p.lua", "--depth", "0")
    expectEqual(run.status, 1, "\(run.output)")
    #expect(run.output.contains("property: kept: Editor was left without a question"))
    let (held, _) = try prove(
      [
        "plugins/editor.lua": plugin.replacingOccurrences(of: " == true", with: ""),
        "p.lua": property,
      ], "--property", "p.lua", "--depth", "0")
    #expect(
      held.status == 0 && held.output.contains("holds for every value: kept\n"), "\(held.output)")
  }

  @Test(arguments: [
    ["--depth", "-1"], ["--states", "0"], ["--compare", "a"], ["--no-plugins", "a.lua"],
    ["--compare", "a", "b", "--setup", "c"], ["--fast"],
  ])
  func aWrongCommandLineIsStatus2(arguments: [String]) throws {
    try expectEqual(ProgramRun(["prove"] + arguments).status, 2)
  }

  @Test func aSceneThatFailsIsStatus1AndNoFolderIsStatus3() throws {
    let (bad, _) = try prove(["bad.lua": "error('bad scene')"], "--setup", "bad.lua")
    expectEqual(bad.status, 1)
    #expect(bad.errors.contains("bad.lua:1: bad scene"))
    try expectEqual(prove([:], "--setup", "missing.lua").run.status, 1)
    try expectEqual(prove([:], "--plugins", "nowhere").run.status, 3)
  }

  @Test func comparesTwoFolders() throws {
    let old = "return {shouldPop = function(c) if c.props.dirty then return false, 'a' end end}"
    let new = "return {shouldPop = function(c) if c.props.dirty then return false, 'b' end end}"
    let (run, folder) = try prove(
      ["old/p.lua": old, "new/p.lua": new], "--compare", "old", "new")
    expectEqual(run.status, 1)
    #expect(run.output.contains("was deny: a (p, old/p.lua:1)"), "\(run.output)")
    #expect(run.output.contains("now deny: b (p, new/p.lua:1)"))
    let same = try ProgramRun(["prove", "--compare", "old", "old"], in: folder.url)
    #expect(same.status == 0 && same.output == "no difference\n")
  }

  @Test func comparisonsTellEachCondition() throws {
    let old = "if c.props.a == 1 then return false, 'x' end if c.props.b then return false, 'x' end"
    let new = "if pop.source == 'backButton' and c.props.a == 2 then return false, 'x' end"
    let (run, _) = try prove(
      ["old/p.lua": policy(old), "new/p.lua": policy(new)], "--compare", "old", "new")
    let conditions = run.output.split(separator: "\n").filter { $0.hasPrefix("shouldPop: ") }
    expectEqual(
      conditions,
      [
        #"shouldPop: props.a is 1"#,
        #"shouldPop: props.a is not 1 and props.b is neither nil nor false and props.a is not 2 and source is "backButton""#,
        #"shouldPop: props.b is nil or false and props.a is 2 and source is "backButton""#,
        #"shouldPop: props.a is not 1 and props.b is neither nil nor false and source is not "backButton""#,
      ], "\(run.output)")
    expectEqual(run.lastLine, "4 differences")
  }

  @Test func aComparisonTellsEightConditionsOfOneDifference() throws {
    let old = (1...12).map { "if c.props.a == \($0) then return false, 'x' end " }.joined()
    let (run, _) = try prove(
      ["old/p.lua": policy(old), "new/p.lua": policy("")], "--compare", "old", "new")
    expectEqual(run.lastLine, "8 differences, and 4 further conditions")
  }

  @Test func aPluginThatDoesNotLoadIsNoSameness() throws {
    let (run, _) = try prove(
      ["old/p.lua": "return {", "new/p.lua": policy("")], "--compare", "old", "new")
    #expect(run.status == 1 && run.lastLine == "no difference found (1 plugin not loaded)")
  }

  @Test func sharedDataCanBeOtherOnesBehindAnotherPluginsQuestion() throws {
    let asks = policy("if c.props.dirty ~= true then return false end return confirm('Sure?')")
    let late = policy("if c.props.dirty ~= true then return false, 'late' end")
    let (run, _) = try prove(
      ["old/a.lua": asks, "old/b.lua": policy(""), "new/a.lua": asks, "new/b.lua": late],
      "--compare", "old", "new")
    #expect(run.status == 1 && run.lastLine == "1 difference")
    #expect(run.output.contains("props.dirty by then"))
  }

  @Test func noSamenessIsCertainWhereByExamplesIsNotEmpty() throws {
    let (run, _) = try prove(
      ["old/p.lua": "return {", "new/p.lua": policy("")], "--compare", "old", "new", "--json")
    #expect(
      run.output.contains(
        #""byExamples": [{"plugin": null, "hook": null, "file": "old", "line": null}]"#))
    let wide = (1...1300).map { "if c.props.a == \($0) then return false end " }.joined()
    let (cut, _) = try prove(
      ["old/p.lua": policy(wide), "new/p.lua": policy("")], "--compare", "old", "new", "--json")
    #expect(cut.output.contains(#""byExamples": [{"plugin": "p", "hook": "shouldPop""#))
  }

  /// Two plugins with 23 ways each have 529 together, and 529 times 529 pairs are too many.
  @Test func waysThatAreTooManyTogetherAreNamed() throws {
    func answers(_ prop: String, _ reason: String) -> String {
      policy(
        (1...22).map { "if c.props.\(prop) == \($0) then return true, '\(reason)\($0)' end " }
          .joined())
    }
    let (run, _) = try prove(
      [
        "old/a.lua": answers("a", "x"), "old/b.lua": answers("b", "x"),
        "new/a.lua": answers("a", "x"), "new/b.lua": answers("b", "y"),
      ], "--compare", "old", "new")
    #expect(run.lastLine.hasPrefix("no difference found (by examples: old/a.lua:1, old/b.lua:1, "))
  }

  @Test func aComparisonForGitHubEndsWithItsOwnLine() throws {
    let reporter = ["--compare", "old", "new", "--reporter", "github"]
    let (same, _) = try prove(
      ["old/p.lua": policy(""), "new/p.lua": policy("")], reporter)
    #expect(same.status == 0 && same.lastLine == "no difference")
    let (other, _) = try prove(
      ["old/p.lua": policy(""), "new/p.lua": policy("return false, 'x'")], reporter)
    #expect(other.status == 1 && other.lastLine == "1 difference")
    #expect(other.output.hasPrefix("::error "))
  }

  @Test func aFileThatTheHostRefusesIsNotProved() throws {
    let long = policy(String(repeating: "do local a = 1 end\n", count: 4000))
    let (run, _) = try prove(["plugins/a.lua": long])
    #expect(run.status != 0)
    #expect(run.errors.contains("plugins/a.lua:1: source is larger than 65536 bytes"))
    let (module, _) = try prove([
      "plugins/a/init.lua": "return require('m')", "plugins/a/m.lua": long,
    ])
    #expect(module.status != 0)
    #expect(module.errors.contains("error loading module 'm':"))
    #expect(module.errors.contains("source is larger than 65536 bytes"))
    let (scene, _) = try prove(
      ["plugins/b.lua": policy(""), "a.lua": long, "s.lua": "assert(nav.use 'a.lua')"],
      "--setup", "s.lua")
    #expect(scene.status != 0)
    #expect(scene.errors.contains("a.lua:1: source is larger than 65536 bytes"))
  }

  private func policy(_ body: String) -> String {
    "return {controllers = 'Form', shouldPop = function(c, pop) \(body) end}"
  }

  @Test func propertiesAreCheckedInEachState() throws {
    let (run, _) = try prove(
      [
        "plugins/editor.lua": "return {controllers = 'Editor', shouldPop = function() end}",
        "p.lua": """
        return {
          shallow = function(nav) return nav.depth < 3 end,
          raises = function(nav) if nav.depth == 2 then error("two") end return true end,
          holds = function() return true end,
        }
        """,
      ], "--property", "p.lua", "--depth", "2")
    expectEqual(run.status, 1)
    expectEqual(run.lastLine, "checked 3 states to depth 2 and 1 hook: 2 findings")
    #expect(run.output.contains("property: shallow: returned false"))
    #expect(run.output.contains("property: raises: p.lua:3: two"))
  }

  @Test(arguments: [["--rules"], ["--rules", "--json"], ["--depth", "0"]])
  func aPluginThatDoesNotLoadIsStatus1(_ arguments: [String]) throws {
    let (run, _) = try prove(
      ["plugins/editor.lua": Self.trap, "plugins/wrong.lua": "return {"], arguments)
    expectEqual(run.status, 1)
    #expect(run.output.contains("unsaved"))
    #expect(run.errors.hasSuffix("navhost: 1 of the plugins could not be loaded\n"))
  }
}
