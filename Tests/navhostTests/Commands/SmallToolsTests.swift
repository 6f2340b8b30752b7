import Expectations
import Foundation
import ProgramSupport
import Testing

/// What single commands say where there is nothing to do, or where it cannot be done.
@Suite struct SmallToolsTests {
  @Test(arguments: ["--help", "-h"])
  func `bisect has a help`(_ option: String) throws {
    let run = try ProgramRun(["bisect", option])
    #expect(run.status == 0 && run.output.contains("USAGE: navhost bisect"), "\(run.errors)")
  }

  @Test func `A spec that is no Lua is told with its line`() throws {
    let folder = try Folder(["plugins/a.lua": "return {}", "a_spec.lua": "it('a',\nfunction( end)"])
    let run = try ProgramRun(["bisect", "a_spec.lua"], in: folder.url)
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("navhost: a_spec.lua:2: "), "\(run.errors)")
    #expect(!run.errors.contains("without the plugins"))
  }

  @Test func `Two outputs of profile are two files`() throws {
    let folder = try Folder(["s.lua": "nav.setRoot('A')", "d/x": ""])
    for other in ["z", "./z", "d/../z"] {
      let run = try ProgramRun(
        ["profile", "--folded", "z", "--html", other, "s.lua"], in: folder.url)
      #expect(run.status == 2 && run.errors.contains("name the same file"), "\(run.errors)")
    }
    try expectEqual(
      ProgramRun(["profile", "--folded", "z", "--html", "y", "s.lua"], in: folder.url).status, 0)
  }

  @Test(arguments: [
    ["plugins"], ["plugins", "--json"], ["check"], ["test"], ["bisect", "a_spec.lua"],
  ])
  func `A folder without plugins is an error`(_ arguments: [String]) throws {
    let folder = try Folder(["plugins/.keep": "", "a_spec.lua": "it('a', function() end)"])
    let run = try ProgramRun(arguments, in: folder.url)
    expectEqual(run.status, 1, "\(run.output)")
    #expect(run.errors.contains("plugins"), "\(run.errors)")
  }

  @Test func `init says which variable its workflow needs`() throws {
    let folder = try Folder()
    let run = try ProgramRun(["init"], in: folder.url)
    #expect(run.lastLine.contains("NAVHOST_REPOSITORY"))
  }

  // MARK: Replays

  private func recording() throws -> Folder {
    let folder = try Folder([
      "s.lua": """
      nav.setStack({{class = "A"}, {class = "B", props = {text = "x"}}})
      nav.tapBack() nav.settle()
      pcall(nav.popTo, 5)
      nav.top.props.text = "y"
      """,
      "plugins/p.lua":
        "return { shouldPop = function(c) if c.props.text == 'x' then return false end end }",
    ])
    let run = try ProgramRun(["run", "--record", "t.trace", "s.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.errors)")
    return folder
  }

  /// The line that `replay --check` prints of the trace with a text in the place of another.
  private func replay(
    _ folder: Folder, _ old: String, _ new: String
  ) throws -> (run: ProgramRun, changes: Bool) {
    let text = try folder.read("t.trace")
    try folder.write("u.trace", text.replacingOccurrences(of: old, with: new))
    let packed = try ProgramRun(["trace", "pack", "u.trace"], in: folder.url)
    try folder.write("u.packed", packed.output)
    let run = try ProgramRun(["trace", "replay", "--check", "u.packed"], in: folder.url)
    return (run, try folder.read("u.trace") != text)
  }

  @Test func `replay takes the plugins that are here`() throws {
    let folder = try recording()
    let (run, _) = try replay(folder, "", "")
    #expect(run.status == 0 && run.output.contains("\"same\":true"), "\(run.output)")
  }

  @Test(arguments: [
    ("\"op\":\"tapBack\",\"nav\":1", "\"op\":\"settle\",\"nav\":7", "there is no stack 7"),
    (
      "\"op\":\"settle\",\"nav\":1,\"args\":[]", "\"op\":\"push\",\"nav\":1,\"args\":[5]",
      "'push' at"
    ),
    (
      "\"op\":\"settle\",\"nav\":1,\"args\":[]",
      "\"op\":\"advance\",\"nav\":1,\"args\":[\"x\"]", "'advance'"
    ),
    ("\"op\":\"set\",\"id\":2", "\"op\":\"set\",\"id\":77", "there is no controller 77"),
    ("\"field\":\"props.text\"", "\"field\":\"nonsense\"", "there is no field 'nonsense'"),
    (
      "\"op\":\"settle\",\"nav\":1,",
      "\"op\":\"make\",\"id\":-9223372036854775808,", "'make' at"
    ),
  ])
  func `What cannot be done is an error`(_ old: String, _ new: String, _ told: String) throws {
    let folder = try recording()
    let (run, changes) = try replay(folder, old, new)
    #expect(changes && run.status == 1)
    #expect(!run.output.contains("\"same\":true"), "\(run.output)")
    #expect(run.output.contains(told), "\(run.output)")
  }

  @Test(arguments: [(1, true), (2, true), (3, false)])
  func `Older recordings do not tell what was wrong when they were made`(
    _ api: Int, _ isOld: Bool
  ) throws {
    let folder = try recording()
    let text = try folder.read("t.trace")
    #expect(text.contains(",\"fails\":true") && text.contains("\"api\":4"))
    try folder.write(
      "t.trace",
      text.replacingOccurrences(of: ",\"fails\":true", with: "")
        .replacingOccurrences(of: "\"api\":4", with: "\"api\":\(api)"))
    let (run, _) = try replay(folder, "", "")
    expectEqual(run.status, isOld ? 0 : 1)
    let told = "line 6 of the session: 'popTo' at "
    expectEqual(run.output.contains("\"unclear\":\"\(told)"), isOld, "\(run.output)")
    expectEqual(run.output.contains("\"error\":\"\(told)"), !isOld, "\(run.output)")
  }

  @Test func `What no recorder writes is an error in an older recording, too`() throws {
    let folder = try recording()
    try folder.write(
      "t.trace",
      try folder.read("t.trace").replacingOccurrences(of: "\"api\":4", with: "\"api\":2"))
    let (run, changes) = try replay(folder, "\"field\":\"props.text\"", "\"field\":\"nonsense\"")
    #expect(changes && run.status == 1 && run.output.contains("there is no field 'nonsense'"))
  }
}
