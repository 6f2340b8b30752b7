import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import navhost

/// `navhost new`.
@Suite struct NewTests {
  private static let shipped: [String] = {
    let plugins = URL.package.appending(path: "plugins")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: plugins.path)) ?? []
    return names.filter {
      FileManager.default.fileExists(atPath: plugins.path + "/\($0)/init.lua")
    }.sorted()
  }()

  @Test func `A new plugin is sound and its spec passes`() throws {
    let scratch = try Folder()
    let run = try ProgramRun(["new", "late_night"], in: scratch.url)
    expectEqual(run.output, "plugins/late_night/init.lua\nplugins/late_night/late_night_spec.lua\n")
    expectEqual(run.status, 0)
    try expectSound(scratch, tests: 22)
  }

  @Test func `Every plugin that comes along can be started from`() {
    expectEqual(ShippedPlugin.all.map(\.name), Self.shipped)
  }

  @Test(arguments: shipped)
  func `What was started from a shipped one is sound and passes its spec`(name: String) throws {
    let scratch = try Folder()
    let run = try ProgramRun(["new", "--from", name, "mine"], in: scratch.url)
    expectEqual(
      run.output.split(separator: "\n"),
      [
        "plugins/mine/init.lua", "plugins/mine/mine_spec.lua", "plugins/mine/README.md",
      ])
    expectEqual(run.status, 0)
    try expectSound(scratch)
    let table = try ProgramRun(["plugins"], in: scratch.url).output
    #expect(table.contains("\nmine "))
    for file in ["init.lua", "mine_spec.lua", "README.md"] {
      let text = try scratch.read("plugins/mine/\(file)")
      #expect(!text.contains("\"\(name)\"") && !text.contains("plugins/\(name)"), "\(file)")
    }
    #expect(try scratch.read("plugins/mine/README.md").hasPrefix("# mine\n"))
  }

  @Test(arguments: ["plugins", "plugins/mine"])
  func `Nothing is written through a link`(_ link: String) throws {
    let scratch = try Folder(["work/kept": "", "out/kept": ""])
    let work = scratch.url.appending(path: "work")
    if link.contains("/") {
      try FileManager.default.createDirectory(
        at: work.appending(path: "plugins"), withIntermediateDirectories: false)
    }
    try scratch.link("work/\(link)", to: link.contains("/") ? "../../nowhere" : "../out")
    let run = try ProgramRun(["new", "mine"], in: work)
    #expect(run.status == 1 && run.output == "")
    expectEqual(run.errors, "navhost: \(link): is a link: nothing is written through it\n")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: scratch.path("out")), ["kept"])
    #expect(!FileManager.default.fileExists(atPath: scratch.path("nowhere")))
  }

  @Test func `An unknown one is an error with the nearest, and nothing is written`() throws {
    let scratch = try Folder()
    let near = try ProgramRun(["new", "x", "--from", "fd_fulscreen_pop"], in: scratch.url)
    #expect(near.errors.contains("no plugin 'fd_fulscreen_pop' comes along; did you mean"))
    #expect(near.errors.contains("'fd_fullscreen_pop'?"))
    expectEqual(near.status, 2)
    let far = try ProgramRun(["new", "x", "--from", "zzz"], in: scratch.url)
    for name in Self.shipped { #expect(far.errors.contains(name)) }
    expectEqual(far.status, 2)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: scratch.url.path), [])
  }

  @Test(arguments: [[], ["--from", "audit"]])
  func `Nothing is overwritten`(options: [String]) throws {
    let scratch = try Folder(["plugins/a.lua": "return {}", "plugins/b/notes": "mine"])
    for name in ["a", "b"] {
      let run = try ProgramRun(["new", name] + options, in: scratch.url)
      #expect(run.errors.contains("is there already"))
      expectEqual(run.status, 1)
    }
    try expectEqual(scratch.read("plugins/a.lua"), "return {}")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.url.path + "/plugins/b")
    expectEqual(names, ["notes"])
  }

  @Test(arguments: ["9a", "a-b", "a/b", "_a", "", "é"])
  func `A name that is none is refused`(name: String) throws {
    let scratch = try Folder()
    let run = try ProgramRun(["new", "--", name], in: scratch.url)
    #expect(run.errors.contains("cannot be a plugin's name"))
    expectEqual(run.status, 2)
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: scratch.url.path), [])
  }

  @Test func `A folder that cannot be made is an error that names it`() throws {
    let scratch = try Folder(["plugins": "a file"])
    let run = try ProgramRun(["new", "x"], in: scratch.url)
    expectEqual(run.errors, "navhost: plugins/x: Not a directory\n")
    expectEqual(run.status, 1)
  }

  private func expectSound(_ scratch: Folder, tests: Int? = nil) throws {
    let check = try ProgramRun(["check"], in: scratch.url)
    #expect(check.output.hasPrefix("No findings in "))
    expectEqual(check.status, 0)
    let test = try ProgramRun(["test"], in: scratch.url)
    #expect(test.output.hasSuffix(", 0 failed\n") && !test.output.contains("\n0 passed"))
    if let tests { #expect(test.output.hasSuffix("\n\(tests) passed, 0 failed\n")) }
    expectEqual(test.status, 0)
  }

  @Test func `It says where the annotations resolve until they do`() throws {
    let scratch = try Folder()
    let run = try ProgramRun(["new", "a"], in: scratch.url)
    expectEqual(
      run.errors,
      "The types of its annotations are in plugins/_meta/library/nav.lua, "
        + "which 'navhost init' writes.\n")
    _ = try ProgramRun(["init"], in: scratch.url)
    try expectEqual(ProgramRun(["new", "b"], in: scratch.url).errors, "")
  }
}
