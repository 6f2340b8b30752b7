import Expectations
import Foundation
import NavhostPluginHost
import ProgramSupport
import ScriptFixture
import Testing

@Suite("Modules that a plugin requires")
struct ModuleFinderTests {
  @Test("no link leads out of the plugin's folder, and nothing but files is read")
  func links() throws {
    let folder = try Folder([
      "p/init.lua": """
      for _, name in ipairs {"out", "far", "pipe", "nowhere", "circle", "neighbour"} do
        assert(not pcall(require, name), name)
      end
      return {version = require("inside")}
      """,
      "p/lib/x.lua": "return '1'", "out.lua": "return 'out'", "q/init.lua": "return {}",
    ])
    for (name, target) in [
      ("out", "../out.lua"), ("far", "/dev/zero"), ("nowhere", "gone"), ("circle", "circle.lua"),
      ("neighbour", "../q/init.lua"), ("inside", "lib/x.lua"),
    ] {
      try folder.link("p/\(name).lua", to: target)
    }
    expectEqual(mkfifo(folder.path("p/pipe.lua"), 0o600), 0)
    try expectEqual(NavigationHost().load(folder.path("p")).manifest.version, "1")
  }
}
