import Expectations
import Foundation
import ProgramSupport
import Testing

/// No command reads what a link in a folder leads to outside of it.
@Suite struct LinkedFilesTests {
  private static let secret = "the secret line is none of Lua"

  /// A folder of plugins with three links that lead out, and beside it what they lead to.
  private func folder() throws -> Folder {
    let folder = try Folder([
      "work/plugins/good.lua": "return { shouldPop = function() return false, 'no' end }",
      "work/plugins/p/init.lua": "return { willPop = function() require('m') end }",
      "secret.txt": Self.secret, "README": "good, p and secret",
      "out/s.lua": Self.secret, "out/s_spec.lua": Self.secret,
      "bad.lua": "return { shuoldPop = function() end }",
    ])
    try folder.link("work/plugins/m.lua", to: "../../secret.txt")
    try folder.link("work/plugins/deep", to: "../../out")
    try folder.link("work/plugins/p/m.lua", to: "../../../secret.txt")
    try folder.link("work/plugins/a_spec.lua", to: "../../out/s_spec.lua")
    return folder
  }

  @Test(arguments: [
    ["check"], ["check", "plugins"], ["check", "."], ["check", "--json"], ["check", "--sarif"],
    ["check", "--fix"], ["test", "plugins"], ["test", "."], ["plugins"],
    ["prove", "--depth", "1"], ["app", "bundle", "make", "plugins", "--number", "1"],
  ])
  func `It is named, and nothing of it is told`(_ arguments: [String]) throws {
    let folder = try folder()
    let run = try ProgramRun(arguments, in: folder.url.appending(path: "work"))
    #expect(!(run.output + run.errors).contains("secret line"), "\(run.output)\(run.errors)")
    if arguments[0] != "prove" { expectEqual(run.status, 1, "\(run.output)\(run.errors)") }
    if arguments[0] == "check" {
      for link in ["m.lua", "deep", "p/m.lua", "a_spec.lua"] {
        let line = "plugins/\(link): is a link that leads out of the folder: it is not read"
        #expect(run.errors.contains("navhost: " + line), "\(run.errors)")
      }
      #expect(!run.output.contains("m.lua"))
    }
  }

  @Test func `Nothing is corrected through it`() throws {
    let folder = try folder()
    try folder.link("work/plugins/b.lua", to: "../../bad.lua")
    let before = try folder.read("bad.lua")
    let run = try ProgramRun(["check", "--fix"], in: folder.url.appending(path: "work"))
    expectEqual(run.status, 1)
    try expectEqual(folder.read("bad.lua"), before)
    let named = try ProgramRun(
      ["check", "--fix", "plugins/b.lua"], in: folder.url.appending(path: "work"))
    #expect(named.errors.contains("Corrected 1 mistake"), "\(named.errors)")
    #expect(try folder.read("bad.lua") != before)
  }

  @Test func `One that is named is read`() throws {
    let folder = try folder()
    let work = folder.url.appending(path: "work")
    #expect(try ProgramRun(["check", "plugins/m.lua"], in: work).output.contains("secret line"))
    try folder.link("named", to: "out")
    #expect(try ProgramRun(["check", "named"], in: folder.url).output.contains("secret line"))
    #expect(try ProgramRun(["test", "named"], in: folder.url).output.contains("s_spec.lua"))
  }

  @Test func `One that stays inside is followed, once`() throws {
    let folder = try Folder(["plugins/a.lua": "return {}", "plugins/_shared/x.lua": "x = "])
    try folder.link("plugins/b.lua", to: "_shared/x.lua")
    try folder.link("plugins/back", to: "../plugins")
    let run = try ProgramRun(["check"], in: folder.url)
    #expect(run.output.contains("in 1 file") && run.errors.isEmpty, "\(run.output)\(run.errors)")
  }

  @Test func `One to a folder that leads nowhere is told`() throws {
    let folder = try Folder(["plugins/a.lua": "return {}"])
    try folder.link("plugins/gone", to: "nowhere")
    let run = try ProgramRun(["check"], in: folder.url)
    expectEqual(run.status, 1)
    expectEqual(run.errors, "navhost: plugins/gone: is a link that leads nowhere\n")
    try folder.remove("plugins/gone")
    try folder.link("plugins/notes.txt", to: "nowhere")
    try expectEqual(ProgramRun(["check"], in: folder.url).status, 0)
  }
}
