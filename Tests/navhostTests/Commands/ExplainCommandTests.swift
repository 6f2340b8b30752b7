import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("navhost explain")
struct ExplainCommandTests {
  private let script = """
    print("not shown", ...)
    nav.setStack { "Home", "Editor" }
    nav.tapBack()
    """
  private let plugins = [
    "plugins/draft.lua": """
    return { priority = 1, shouldPop = function(controller, pop)
      if pop.source == "backButton" then
        return false, "unsaved"
      end
    end }
    """,
    "plugins/late.lua": "return { shouldPop = function() end }",
    "plugins/other.lua": "return { controllers = 'Other', shouldPop = function() end }",
  ]

  private func folder(_ script: String? = nil) throws -> Folder {
    try Folder(plugins.merging(["s.lua": script ?? self.script]) { $1 })
  }

  /// The folder is there until the program has ended.
  private func ran(_ words: [String], in folder: Folder) throws -> ProgramRun {
    defer { withExtendedLifetime(folder) {} }
    return try ProgramRun(words, in: folder.url)
  }

  @Test("who refuses a swipe by a setting is told, with the line that wrote or answered it")
  func settings() throws {
    let folder = try Folder([
      "plugins/photos.lua": """
      return { name = "photos", controllers = "Editor",
        didPush = function(c)
          c.interactivePopDisabled = true
        end,
      }
      """,
      "plugins/film.lua": """
      return { controllers = "Film", interactivePopDisabled = function(c)
        if c.props.playing then return true end
      end }
      """,
      "s.lua": """
      local class, playing = ...
      nav.setStack { "Home" }
      nav.push { class = class, props = { playing = playing == "yes" } }
      nav.pan { from = { 2, 400 }, to = { 300, 400 } }
      """,
    ])
    func refusal(_ words: [String]) throws -> String? {
      let run = try ran(["explain", "s.lua"] + words, in: folder)
      return run.output.split(separator: "\n").first { $0.contains("refused") }.map(String.init)
    }
    let setting = "  gesture disabled: refused (interactivePopDisabled, set by"
    try expectEqual(refusal(["Editor"]), "\(setting) photos (plugins/photos.lua:3))")
    try expectEqual(refusal(["Film", "yes"]), "\(setting) film (plugins/film.lua:2))")
    #expect(try refusal(["Film"]) == nil)
  }

  @Test("it prints the explanation, and nothing of what the script prints")
  func words() throws {
    let run = try ran(["explain", "s.lua", "a", "b"], in: try folder())
    #expect(run.status == 0 && run.errors.isEmpty)
    expectEqual(
      run.output,
      """
      pop blocked: unsaved
        draft.shouldPop: deny (unsaved) at plugins/draft.lua:3
        skipped: late (denied), other (class)

      """)
  }

  @Test("as JSON it has the same fields")
  func json() throws {
    let run = try ran(["explain", "--json", "s.lua"], in: try folder())
    expectEqual(run.status, 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["outcome"] as? String == "blocked" && json?["reason"] as? String == "unsaved")
    let step = (json?["steps"] as? [[String: Any]])?.first
    #expect(step?["by"] as? String == "draft" && step?["answer"] as? Bool == false)
    #expect(step?["file"] as? String == "plugins/draft.lua" && step?["line"] as? Int == 3)
    #expect(step?["detail"] is NSNull)
    #expect((json?["actions"] as? [Any])?.isEmpty == true)
    let passed = json?["skipped"] as? [[String: String]]
    expectEqual(passed, [["by": "late", "why": "denied"], ["by": "other", "why": "class"]])
  }

  @Test("where nothing was decided there is nothing to print")
  func nothing() throws {
    for option in [[], ["--json"]] {
      let run = try ran(
        ["explain"] + option + ["s.lua"], in: try folder("nav.setRoot('A') print(1)"))
      #expect(run.status == 0 && run.output.isEmpty)
    }
  }

  @Test("a script that fails is status 1; os.exit with 0 is not")
  func failing() throws {
    let failed = try ran(["explain", "s.lua"], in: try folder(script + "\nerror('x')"))
    #expect(failed.status == 1 && failed.errors.contains("s.lua:4: x") && failed.output.isEmpty)
    let left = try ran(["explain", "s.lua"], in: try folder(script + "\nos.exit(0)"))
    #expect(left.status == 0 && left.output.hasPrefix("pop blocked"))
    try expectEqual(ran(["explain"], in: try folder()).status, 2)
  }

  @Test("with -o it is a picture")
  func picture() throws {
    let folder = try folder()
    for words in [["-o", "why.svg", "s.lua"], ["--output", "why.svg", "s.lua"]] {
      let run = try ProgramRun(["explain"] + words, in: folder.url)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
      #expect(try folder.read("why.svg").contains("unsaved"))
    }
  }

  @Test("profile and plugins are chosen as for run")
  func options() throws {
    let swipe = "nav.setStack { 'Home', 'Editor' } nav.pan { from = {200, 400}, to = {389, 400} }"
    let folder = try folder(swipe)
    let old = try ProgramRun(["explain", "--no-plugins", "s.lua"], in: folder.url)
    #expect(old.output.contains("distance: refused (200 > 20)"))
    let new = try ProgramRun(
      ["explain", "--no-plugins", "--ios", "26", "s.lua"], in: folder.url)
    #expect(new.output.hasPrefix("gesture popped"))
    let missing = try ProgramRun(["explain", "--plugins", "nowhere", "s.lua"], in: folder.url)
    expectEqual(missing.status, 3)
  }
}
