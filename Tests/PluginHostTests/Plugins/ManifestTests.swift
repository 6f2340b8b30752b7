import Expectations
import Foundation
import NavhostNavigation
import ScriptFixture
import Testing

@testable import NavhostPluginHost

/// What a plugin says of itself (contract.md, section 2).
@Suite struct ManifestTests {
  private func manifest(_ fields: String) throws -> Manifest {
    let fixture = try Fixture(["named.lua": "return {\(fields)}"])
    return try fixture.host.load(fixture.folder.appending(path: "named.lua").path).manifest
  }

  @Test func whatIsNotSaidIsAsUsual() throws {
    let manifest = try manifest("")
    expectEqual(manifest, Manifest(name: "named"))
    #expect(manifest.version == "0.0.0" && manifest.api == 1 && manifest.priority == 0)
    #expect(manifest.controllers.match(["Anything"]))
    expectEqual(manifest.sources, Set(PopSource.allCases).subtracting([.programmatic]))
    expectEqual(manifest.onError, .abstain)
  }

  @Test func eachFieldIsTaken() throws {
    let manifest = try manifest(
      """
      name = "guard", version = "1.2", description = "keeps drafts", api = 2, priority = -3,
      controllers = {"Edit*", "!Editor"}, sources = {"programmatic", "tabBar"}, onError = "deny",
      """)
    var wanted = Manifest(name: "guard")
    wanted.version = "1.2"
    wanted.description = "keeps drafts"
    wanted.api = 2
    wanted.priority = -3
    wanted.controllers = ClassPatterns(["Edit*", "!Editor"])
    wanted.sources = [.programmatic, .tabBar]
    wanted.onError = .deny
    expectEqual(manifest, wanted)
    try expectEqual(self.manifest("controllers = 'Form'").controllers, ClassPatterns(["Form"]))
    #expect(try self.manifest("sources = {}").sources.isEmpty)
  }

  @Test func whatIsShownIsOneLineAndBounded() throws {
    let manifest = try manifest(
      "version = ('9'):rep(500), description = 'x' .. ('y'):rep(5000)")
    #expect(manifest.version.count <= 100 && manifest.description.count <= 1000)
  }

  @Test(arguments: [
    ("name = ''", "field 'name' must not be empty"),
    ("name = 5", "field 'name' must be a string, got number"),
    ("name = 'a\\nb'", "a name has no characters that nobody sees: this one has U+A"),
    ("name = 'a\u{200B}b'", "a name has no characters that nobody sees: this one has U+200B"),
    ("name = 'a\u{E0062}'", "a name has no characters that nobody sees: this one has U+E0062"),
    ("api = 5", "needs API version 5, this host has 4: use a newer navhost"),
    ("api = 0", "field 'api' must be at least 1, got 0"),
    ("api = 1.5", "field 'api' must be an integer, got number"),
    ("priority = '3'", "field 'priority' must be an integer, got string"),
    ("controllers = {'A', 5}", "field 'controllers' must be a class pattern or a list of them"),
    ("controllers = {x = 'A'}", "field 'controllers' must be a class pattern or a list of them"),
    (
      "controllers = {('a'):rep(16385)}",
      "field 'controllers' may be at most 16 KiB of patterns"
    ),
    ("sources = 'program'", "field 'sources' must be a list of sources, got string"),
    (
      "sources = {'edgegesture'}",
      "field 'sources' has the unknown source \"edgegesture\"; did you mean 'edgeGesture'?"
    ),
    (
      "sources = {'backMenu', 'program'}",
      "field 'sources' has the unknown source \"program\"; use \"programmatic\""
    ),
    (
      "api = 1, sources = {'customItem'}",
      "field 'sources' has the unknown source \"customItem\"; use \"customBackButton\""
    ),
    (
      "onError = 'maybe'", "field 'onError' must be \"abstain\" or \"deny\", got \"maybe\""
    ),
    (
      "api = 3, onError = 'allow'",
      "field 'onError' must be \"abstain\" or \"deny\", got \"allow\"; use \"abstain\""
    ),
  ])
  func whatIsWrongIsToldWithItsLine(field: String, message: String) {
    let error = #expect(throws: PluginError.self) { try manifest("\n\(field)") }
    #expect(error?.message.contains("named.lua:2: \(message)") == true, "\(error?.message ?? "")")
  }
}
