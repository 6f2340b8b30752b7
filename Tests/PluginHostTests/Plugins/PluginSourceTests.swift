import Expectations
import Foundation
import NavhostPluginHost
import ProgramSupport
import ScriptFixture
import Testing

@Suite("Where plugins are found")
struct PluginSourceTests {
  @Test("a plugin is called after its file, or the folder of its init.lua, whatever leads there")
  func names() throws {
    let folder = try Folder([
      "one.lua": "", "two/init.lua": "", "plain": "", "empty/x.lua": "",
    ])
    try folder.link("link", to: "two")
    try expectEqual(PluginSource(folder.path("one.lua")).defaultName, "one")
    try expectEqual(PluginSource(folder.path("plain")).defaultName, "plain")
    #expect(try PluginSource(folder.path("one.lua")).folder == nil)
    let two = try PluginSource(folder.path("two") + "/")
    #expect(two.defaultName == "two" && two.path == folder.path("two/init.lua"))
    try expectEqual(PluginSource(two.path).folder, two.folder)
    let link = try PluginSource(folder.path("link"))
    #expect(link.defaultName == "two" && link.realPath == two.realPath)
    expectEqual(link.folder, folder.path("link"))
    for (path, why) in [("empty", "has no init.lua"), ("none", "no such file or folder")] {
      let error = #expect(throws: PluginError.self) { try PluginSource(folder.path(path)) }
      expectEqual(error?.message, "\(folder.path(path)): \(why)")
    }
    let found = PluginSource.plugins(in: folder.path).map(\.defaultName)
    expectEqual(found.sorted(), ["one", "two", "two"])
  }

  @Test("a link that leads out of the folder of plugins is refused, one inside it is followed")
  func links() throws {
    let folder = try Folder([
      "plugins/in.lua": "", "plugins/_shared/x.lua": "", "out/x.lua": "", "out/init.lua": "",
      "plugins/own/init.lua": "", "plugins/mixed/x.lua": "",
    ])
    try folder.link("plugins/same.lua", to: "_shared/x.lua")
    try folder.link("plugins/file.lua", to: "../out/x.lua")
    try folder.link("plugins/whole", to: "../out")
    try folder.link("plugins/mixed/init.lua", to: folder.path("out/init.lua"))
    for name in ["in.lua", "same.lua", "own"] {
      #expect(throws: Never.self) { try PluginSource(folder.path("plugins/\(name)")) }
    }
    for name in ["file.lua", "whole", "mixed/init.lua", "mixed"] {
      let error = #expect(throws: PluginError.self) {
        try PluginSource(folder.path("plugins/\(name)"))
      }
      #expect(error?.message.contains("leads out of the folder of plugins") == true, "\(name)")
    }
    try folder.link("all", to: "plugins")
    try expectEqual(PluginSource(folder.path("all/in.lua")).defaultName, "in")
  }

  @Test("options come from a file of the plugin's own folder, or the plugin does not load")
  func options() throws {
    let folder = try Folder([
      "p/init.lua": "local o = ... return {name = o.name}", "p/own.lua": "return {name = 'mine'}",
      "neighbour/options.lua": "return {name = 'theirs'}",
      "one.lua": "local o = ... return {name = o.name}",
    ])
    let host = NavigationHost()
    try expectEqual(host.load(folder.path("one.lua")).name, "one", "its options are nobody's")
    try folder.link("p/options.lua", to: "own.lua")
    try expectEqual(host.load(folder.path("p")).name, "mine")
    host.plugins.forEach(host.unload)
    for target in ["../neighbour/options.lua", "nowhere", "/dev/zero", "options.lua"] {
      try FileManager.default.removeItem(atPath: folder.path("p/options.lua"))
      try folder.link("p/options.lua", to: target)
      let error = #expect(throws: PluginError.self) { try host.load(folder.path("p")) }
      #expect(error?.message.hasPrefix(folder.path("p/options.lua") + ": ") == true, "\(target)")
    }
  }

  @Test("a file that becomes a link out of the folder is not reloaded")
  func reload() throws {
    let folder = try Folder(["plugins/p.lua": "return {}", "out.lua": "return {version = '2'}"])
    let host = NavigationHost()
    let plugin = try host.load(folder.path("plugins/p.lua"))
    try FileManager.default.removeItem(atPath: folder.path("plugins/p.lua"))
    try folder.link("plugins/p.lua", to: "../out.lua")
    #expect(throws: PluginError.self) { try host.reload(plugin) }
    expectEqual(plugin.manifest.version, "0.0.0")
  }

  @Test("a name belongs to the plugin whose file or folder bears it, whichever is read first")
  func ownership() throws {
    let thief = "return {name = 'guard'}"
    for (files, kept) in [
      (["plugins/a.lua": thief, "plugins/guard.lua": "return {version = '1'}"], "guard 1"),
      (
        ["plugins/a/init.lua": thief, "plugins/guard/init.lua": "return {version = '1'}"], "guard 1"
      ),
      (["plugins/z.lua": thief, "plugins/guard.lua": "return {version = '1'}"], "guard 1"),
      (["plugins/z.lua": thief, "plugins/guard.lua": "syntax error"], ""),
      (["plugins/z.lua": thief, "plugins/guard/x.lua": ""], "guard 0.0.0"),
      (["plugins/z.lua": thief, "plugins/guard.txt": ""], "guard 0.0.0"),
      (["plugins/guard.lua": thief], "guard 0.0.0"),
    ] {
      let folder = try Folder(files)
      let host = NavigationHost()
      var troubles: [String] = []
      let observation = host.observeLoadFailures({ troubles.append($0.message) })
      defer { withExtendedLifetime(observation) {} }
      let results = try host.loadAll(in: folder.path("plugins"))
      let names = host.plugins.map { "\($0.name) \($0.manifest.version)" }
      expectEqual(names.joined(separator: ", "), kept, "\(files)")
      expectEqual(results.count - host.plugins.count, troubles.count)
      let isTold = troubles.contains { $0.contains("the name 'guard' ") }
      expectEqual(isTold, kept != "guard 0.0.0", "\(troubles)")
      let alone = NavigationHost()
      for path in files.keys.sorted() { _ = try? alone.load(folder.path(path)) }
      expectEqual(alone.plugins.map(\.name), host.plugins.map(\.name), "one by one it is the same")
    }
  }
}
