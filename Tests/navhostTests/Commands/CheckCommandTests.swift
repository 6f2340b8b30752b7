import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost check`, as the command line has it.
@Suite struct CheckCommandTests {
  private static let misspelt = "return {\n  shuldPop = function() return tru end,\n}\n"

  @Test func `Findings are text, and status 1`() throws {
    let scratch = try Folder(["plugins/p.lua": Self.misspelt, "plugins/q.lua": "return {}\n"])
    let run = try ProgramRun(["check"], in: scratch.url)
    expectEqual(
      run.output,
      """
      plugins/p.lua:2:3: unknown-hook: unknown hook 'shuldPop'; did you mean 'shouldPop'?
          shuldPop = function() return tru end,
          ^
      plugins/p.lua:2:32: undefined-global: undefined global 'tru'; did you mean 'true'?
          shuldPop = function() return tru end,
                                       ^
      2 findings in 1 file

      """)
    expectEqual(run.errors, "")
    expectEqual(run.status, 1)
  }

  @Test func `Nothing to find is status 0`() throws {
    let scratch = try Folder(["plugins/q.lua": "return {}\n"])
    let run = try ProgramRun(["check"], in: scratch.url)
    expectEqual(run.output, "No findings in 1 file\n")
    expectEqual(run.status, 0)
    try expectEqual(ProgramRun(["check", "--json"], in: scratch.url).output, "[]\n")
  }

  @Test func `A file too large to look at is left out, and a name plays no tricks`() throws {
    let scratch = try Folder([
      "large.lua": String(repeating: "x = 1\n", count: 200_000), "\u{1B}[31m.lua": "x = = 1",
      "wide.lua": "return {" + String(repeating: "a = 1, ", count: 9000) + "}",
    ])
    let run = try ProgramRun(["check", "."], in: scratch.url)
    expectEqual(run.errors, "navhost: large.lua: larger than 1 MiB, not checked\n")
    #expect(run.output.contains("\\u{1b}[31m.lua:1:5: syntax"))
    #expect(run.output.contains("9000 findings in 2 files"))
    #expect(!run.output.contains("\u{1B}"))
    expectEqual(run.status, 1)
  }

  @Test func `json is a list of file, line, column, rule, message`() throws {
    let scratch = try Folder(["p.lua": Self.misspelt])
    let run = try ProgramRun(["check", "--json", "p.lua"], in: scratch.url)
    let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let first = try #require(list?.first)
    expectEqual(Set(first.keys), ["file", "line", "column", "rule", "message"])
    expectEqual(first["file"] as? String, "p.lua")
    expectEqual(first["line"] as? Int, 2)
    expectEqual(first["column"] as? Int, 3)
    expectEqual(first["rule"] as? String, "unknown-hook")
    #expect((first["message"] as? String)?.contains("shouldPop") == true)
    expectEqual(list?.count, 2)
    expectEqual(run.errors, "")
    expectEqual(run.status, 1)
  }

  @Test func `sarif names the tool, the rules and the places`() throws {
    let scratch = try Folder(["p.lua": Self.misspelt])
    let run = try ProgramRun(["check", "--sarif", "p.lua"], in: scratch.url)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    expectEqual(log?["version"] as? String, "2.1.0")
    let runs = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(runs["results"] as? [[String: Any]])
    expectEqual(results.map { $0["ruleId"] as? String }, ["unknown-hook", "undefined-global"])
    let places = try #require(results[at: 0]?["locations"] as? [[String: Any]])
    let place = try #require(places.first?["physicalLocation"] as? [String: Any])
    expectEqual((place["artifactLocation"] as? [String: Any])?["uri"] as? String, "p.lua")
    expectEqual((place["region"] as? [String: Any])?["startLine"] as? Int, 2)
    expectEqual((place["region"] as? [String: Any])?["startColumn"] as? Int, 3)
    expectEqual(run.status, 1)
  }

  @Test func `fix corrects the spelling in the file, and tells what is left`() throws {
    let scratch = try Folder(["p.lua": Self.misspelt])
    let run = try ProgramRun(["check", "--fix", "p.lua"], in: scratch.url)
    expectEqual(run.errors, "Corrected 1 mistake\n")
    #expect(run.output.contains("undefined global 'tru'"))
    #expect(run.output.hasSuffix("\n1 finding in 1 file\n"))
    expectEqual(run.status, 1)
    let fixed = Self.misspelt.replacingOccurrences(of: "shuldPop", with: "shouldPop")
    try expectEqual(scratch.read("p.lua"), fixed)
    let again = try ProgramRun(["check", "--fix", "p.lua"], in: scratch.url)
    expectEqual(again.errors, "")
    try expectEqual(scratch.read("p.lua"), fixed)
  }

  @Test func `A path that is not there is named, and the others are checked`() throws {
    let scratch = try Folder(["p.lua": Self.misspelt])
    let run = try ProgramRun(["check", "none.lua", "p.lua"], in: scratch.url)
    expectEqual(run.errors, "navhost: none.lua: No such file or directory\n")
    #expect(run.output.contains("p.lua:2:3"))
    expectEqual(run.status, 1)
    let json = try ProgramRun(["check", "--json", "none.lua"], in: scratch.url)
    expectEqual(json.output, "[]\n")
    expectEqual(json.status, 1)
    try expectEqual(ProgramRun(["check"], in: scratch.url).status, 1)
  }

  @Test func `json and sarif exclude each other`() throws {
    let run = try ProgramRun(["check", "--json", "--sarif"])
    #expect(run.errors.contains("--json and --sarif exclude each other"))
    expectEqual(run.output, "")
    expectEqual(run.status, 2)
  }

  @Test func `Nothing to check is status 1`() throws {
    let scratch = try Folder(["plugins/readme.md": "x"])
    let run = try ProgramRun(["check"], in: scratch.url)
    expectEqual(run.errors, "navhost: no plugins in plugins\n")
    expectEqual(run.status, 1)
    try expectEqual(ProgramRun(["check", "--json"], in: scratch.url).status, 1)
  }

  @Test func `A module that is missing is found, one that is there is not`() throws {
    let scratch = try Folder([
      "plugins/p/init.lua": """
      local a = require "a"
      local b = require "sub.b"
      local c = require "helper"
      return { name = "p", shouldPop = function() return a.x == b.x and c.x end }
      """,
      "plugins/p/a.lua": "return { x = require('sub.b').x }",
      "plugins/p/sub/b/init.lua": "return { x = 1 }",
    ])
    let run = try ProgramRun(["check"], in: scratch.url)
    #expect(
      run.output.hasPrefix("plugins/p/init.lua:3:19: missing-module: module 'helper' is not in"))
    #expect(run.output.hasSuffix("1 finding in 1 file\n"))
  }

  @Test func `Words that an older level lacks are listed`() throws {
    let folder = try Folder([
      "plugins/p.lua": "return { shouldPop = function() perform(\"x\") end }"
    ])
    try expectEqual(ProgramRun(["check"], in: folder.url).status, 0)
    let run = try ProgramRun(["check", "--api", "1"], in: folder.url)
    expectEqual(run.status, 1)
    #expect(
      run.output.contains(
        "plugins/p.lua:1:33: newer-word: 'perform' is not in level 1: it needs api 2"))
    try expectEqual(ProgramRun(["check", "--api", "2"], in: folder.url).status, 0)
    for level in ["0", "5", "x", "-1"] {
      try expectEqual(ProgramRun(["check", "--api=\(level)"], in: folder.url).status, 2)
    }
  }

  @Test func `The names of level 4 are listed for level 3`() throws {
    let folder = try Folder([
      "plugins/p.lua":
        "return { sources = { \"programmatic\" }, shouldPop = function(c) return c.isRoot end }",
      "s.lua": "nav.reset { ios = 26, limits = { fuel = 5 } }\nprint(nav.explain().skipped)\n",
    ])
    let run = try ProgramRun(["check", "--api", "3", "plugins", "s.lua"], in: folder.url)
    for name in ["programmatic", "ios", "fuel", "skipped"] {
      #expect(run.output.contains("'\(name)' is not in level 3: it needs api 4"), "\(run.output)")
    }
  }

  @Test func `--fix writes the new names`() throws {
    let folder = try Folder([
      "plugins/p.lua":
        "return { sources = { 'program' }, onError = 'allow', shouldPop = function(c) return c.isRoot end }\n",
      "a_spec.lua": """
      it("a", function()
        nav.reset { profile = "ios26", limits = { units = 500 } }
        assert.equal(true, nav.profile == "ios26")
        each_exit({ inside = true }, function(exit) assert.ignored("custom item", exit()) end)
      end)

      """,
      "scene.lua": "nav.setRoot('A')\napp = { go = function(nav) nav.push('B') end }\n",
    ])
    let run = try ProgramRun(
      ["check", "--fix", "plugins", "a_spec.lua", "scene.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    try expectEqual(
      folder.read("plugins/p.lua"),
      "return { sources = { 'programmatic' }, onError = 'abstain', shouldPop = function(c) return c.isRoot end }\n"
    )
    try expectEqual(
      folder.read("a_spec.lua"),
      """
      it("a", function()
        nav.reset { ios = 26, limits = { fuel = 500 } }
        assert.equal(true, nav.ios == 26)
        each_exit({ nested = true }, function(exit) assert.ignored("custom back button", exit()) end)
      end)

      """)
    try expectEqual(
      folder.read("scene.lua"),
      "nav.setRoot('A')\nactions = { go = function(nav) nav.push('B') end }\n")
  }

  /// An editor may have written one.
  @Test func `A list of classes may begin with a byte order mark`() throws {
    let folder = try Folder([
      "classes": "\u{FEFF}Letter: UIViewController\n",
      "plugins/p.lua":
        "return { controllers = { 'Letter' }, shouldPop = function() return nil, 'a' end }",
    ])
    let run = try ProgramRun(["check", "--classes", "classes"], in: folder.url)
    #expect(!run.output.contains("no-such-class"), "\(run.output)\(run.errors)")
  }
}
