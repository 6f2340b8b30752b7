import Foundation
import ProgramSupport
import Testing

@testable import navhost

/// `navhost init`.
@Suite struct InitTests {
  private static let files = [
    ".luarc.json", "plugins/_meta/info.json", "plugins/_meta/config.json",
    "plugins/_meta/library/nav.lua", ".github/workflows/policies.yml",
  ]

  @Test func `What it writes is what an editor and CI want`() throws {
    let scratch = try Folder()
    let run = try ProgramRun(["init"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == Self.files)
    for file in Self.files where file.hasSuffix(".json") {
      let data = Data(try scratch.read(file).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any], "\(file)")
    }
    let settings = try scratch.read(".luarc.json")
    #expect(settings.contains("\"workspace.library\": [\"plugins/_meta/library\"]"))
    let workflow = try scratch.read(".github/workflows/policies.yml")
    #expect(workflow.contains("navhost test --strict --reporter github"))
    // The schema of an addon's info.json asks for these.
    let info = try JSONSerialization.jsonObject(
      with: Data(try scratch.read("plugins/_meta/info.json").utf8))
    let fields = try #require(info as? [String: Any])
    #expect(fields["name"] as? String == "navhost")
    #expect(fields["description"] is String && fields["hasPlugin"] as? Bool == false)
    #expect(fields["size"] as? Int == (try scratch.read(Self.files[3]).utf8.count))
  }

  @Test func `The stubs are no plugin and have no mistake`() throws {
    let scratch = try Folder()
    _ = try ProgramRun(["init"], in: scratch.url)
    _ = try ProgramRun(["new", "mine"], in: scratch.url)
    #expect(try ProgramRun(["check"], in: scratch.url).status == 0)
    let plugins = try ProgramRun(["plugins"], in: scratch.url)
    #expect(plugins.status == 0 && !plugins.output.contains("_meta"))
    #expect(try ProgramRun(["test", "--strict"], in: scratch.url).status == 0)
  }

  @Test func `Nothing that exists is overwritten`() throws {
    let scratch = try Folder([".luarc.json": "mine", "plugins/_meta/library/nav.lua": "mine, too"])
    let run = try ProgramRun(["init"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains(".luarc.json is there already\n"))
    #expect(try scratch.read(".luarc.json") == "mine")
    #expect(try scratch.read("plugins/_meta/library/nav.lua") == "mine, too")
    let again = try ProgramRun(["init"], in: scratch.url)
    #expect(again.output.split(separator: "\n").allSatisfy { $0.hasSuffix(" is there already") })
  }
}
