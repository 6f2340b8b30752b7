import Expectations
import NavhostPluginCheck
import NavhostSymbolic
import ProgramSupport
import Testing

@testable import NavhostExploration

/// The files that a plugin is made of.
@Suite struct PluginFilesTests {
  @Test func theFilesOfAPluginAreItsModules() throws {
    let folder = try Folder([
      "p/init.lua": "", "p/b.lua": "", "p/a.lua": "", "p/p_spec.lua": "", "p/options.lua": "",
      "p/notes.txt": "", "p/deep/c.lua": "", "p/deep/init.lua": "", "p/deep/d/e.lua": "",
    ])
    let files = PluginFiles.all(of: folder.path("p/init.lua"))
    expectEqual(files.map(\.module), ["", "a", "b", "deep.c", "deep.d.e", "deep"])
    #expect(files.allSatisfy { $0.path.hasPrefix(folder.path("p/")) })
    expectEqual(PluginFiles.all(of: folder.path("p/a.lua")).map(\.path), [folder.path("p/a.lua")])
    #expect(PluginFiles.all(of: folder.path("none.lua")).isEmpty)
  }
}
