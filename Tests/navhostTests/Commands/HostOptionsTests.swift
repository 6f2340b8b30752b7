import ArgumentParser
import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostCommandLine
@testable import navhost

/// Which plugins are loaded.
@Suite struct HostOptionsTests {
  @Test func `A file is no folder of plugins`() throws {
    let scratch = try Folder(["p.lua": "return {}"])
    let run = try ProgramRun(["run", "--plugins", "p.lua", "-"], in: scratch.url)
    #expect(run.errors.hasPrefix("navhost: p.lua: a file, not a folder of plugins"))
    expectEqual(run.status, 3)
  }

  @Test(arguments: [
    (["check"], 1), (["test"], 1), (["app", "strings"], 1), (["plugins"], 1), (["prove"], 3),
    (["prove", "--rules"], 3), (["explore"], 3),
  ])
  func `Without ./plugins a command about plugins ends with one line`(
    _ words: [String], _ status: Int
  ) throws {
    let folder = try Folder()
    let run = try ProgramRun(words, in: folder.url)
    expectEqual(
      run.errors, "navhost: no folder ./plugins here; 'navhost new NAME' starts a plugin\n")
    #expect(run.output.isEmpty && Int(run.status) == status)
    try folder.write("plugins/readme.md", "no plugin")
    let other = try ProgramRun(words, in: folder.url)
    expectEqual(other.errors, "navhost: no plugins in plugins\n")
    #expect(other.output.isEmpty && Int(other.status) == status)
  }

  @Test(arguments: [
    ["run", "s.lua"], ["repl", "s.lua"], ["explain", "s.lua"], ["render", "-o", "a.svg", "s.lua"],
    ["profile", "s.lua"], ["explore", "--steps", "5", "--setup", "s.lua"],
    ["trace", "replay", "packed"], ["app", "export", "--xcuitest", "s.lua"],
  ])
  func `Without ./plugins what plays a script goes on`(_ words: [String]) throws {
    let folder = try Folder(["s.lua": "nav.setStack({ 'Home', 'Page' }) nav.tapBack()"])
    _ = try ProgramRun(["run", "--record", "recorded", "s.lua"], in: folder.url)
    try folder.write(
      "packed", try ProgramRun(["trace", "pack", "recorded"], in: folder.url).output)
    let run = try ProgramRun(words, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test func `A host that cannot start is status 3`() throws {
    try expectEqual(ProgramRun(["run", "--plugins", "none", "-"]).status, 3)
  }

  @Test func `A module that is not there is told with plugin and line`() throws {
    let scratch = try Folder(["plugins/mine/init.lua": "\nlocal h = require 'helper'\nreturn {}"])
    let run = try ProgramRun(["run", "-"], in: scratch.url, input: "")
    expectEqual(
      run.errors,
      "navhost: plugins/mine/init.lua:2: module 'helper' not found in the folder of "
        + "plugin 'mine'\n")
  }

  @Test func `A plugin that is refused for a field is told with the field's line`() throws {
    let reasons = [
      "description = 5": "field 'description' must be a string, got number",
      "shouldPop = true": "field 'shouldPop' must be a function, got boolean",
      "api = 5": "needs API version 5, this host has 4: use a newer navhost",
      #"name = """#: "field 'name' must not be empty",
      #"onError = "alow""#: #"field 'onError' must be "abstain" or "deny", got "alow""#,
    ]
    for (field, reason) in reasons {
      let scratch = try Folder(["plugins/p.lua": "return {\n\n  \(field),\n}"])
      let run = try ProgramRun(["run", "-"], in: scratch.url)
      expectEqual(run.errors, "navhost: plugins/p.lua:3: \(reason)\n")
      expectEqual(run.status, 0)
    }
  }

  @Test func `Plugins are loaded from ./plugins or from where it is said`() throws {
    let plugin = "return {name = 'p'}"
    let scratch = try Folder(["plugins/p.lua": plugin, "other/q.lua": "return {}"])
    let line = "for _, p in ipairs(nav.plugins()) do print(p.name) end"
    try expectEqual(ProgramRun.repl([line], in: scratch.url).output, "p\n")
    try expectEqual(ProgramRun.repl([line], ["--no-plugins"], in: scratch.url).output, "")
    try expectEqual(ProgramRun.repl([line], ["--plugins", "other"], in: scratch.url).output, "q\n")
    try expectEqual(ProgramRun.repl([line], ["--plugins", "none"], in: scratch.url).status, 3)
  }

  @Test func `A plugin that fails to load is reported and the others load`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5", "plugins/good.lua": "return {}"])
    let run = try ProgramRun.repl(["#nav.plugins()"], in: scratch.url)
    expectEqual(run.output, "1\n")
    #expect(run.errors.hasPrefix("navhost: plugins/bad.lua: "))
    expectEqual(run.status, 0)
  }

  @Test(arguments: [
    ([], ["plugins"]), (["--plugins", "a", "--plugins", "b"], ["a", "b"]), (["--no-plugins"], []),
  ])
  func `Plugins come from the folders that are named, else from ./plugins`(
    words: [String], places: [String]
  ) throws {
    try expectEqual(HostOptions.parse(words).plugins.places, places)
  }

  @Test func `Both at once exclude each other, and a folder must be there`() throws {
    #expect(throws: (any Error).self) { try HostOptions.parse(["--no-plugins", "--plugins", "a"]) }
    let scratch = try Folder(["file": "", "folder/x": ""])
    let options = { (name: String) in
      try HostOptions.parse(["--plugins", scratch.path(name)]).plugins.toLoad().folders
    }
    try expectEqual(options("folder"), [scratch.path("folder")])
    try expectEqual(HostOptions.parse(["--no-plugins"]).plugins.toLoad().folders, [])
    for (name, part) in [("file", "a file, not a folder"), ("none", "no such folder of plugins")] {
      let failure = #expect(throws: Failure.self) { try options(name) }
      #expect(failure?.message.contains(part) == true)
      expectEqual(failure?.status, .cannotStart)
    }
  }
}
