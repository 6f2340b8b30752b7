import Expectations
import Foundation
import NavhostPluginHost
import ProgramSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("What stands in a folder of plugins")
struct PluginFolderTests {
  private let folder: Folder

  init() throws {
    folder = try Folder(["plugins/good.lua": "return {}", "out/x.lua": "return {}"])
  }

  /// The messages about what cannot be read, without the folder's path.
  private var problems: [String] {
    PluginFolder.entries(in: folder.path("plugins")).compactMap { entry in
      guard case .failure(let error) = entry.source else { return nil }
      return error.message.replacing(folder.path("plugins") + "/", with: "")
    }
  }

  @Test("each thing that is named as a plugin and cannot be read as one is told with the reason")
  func unreadable() throws {
    for name in ["nowhere.lua", "nowhere", ".#good.lua", "notes.txt", "_meta", "some_spec.lua"] {
      try folder.link("plugins/\(name)", to: "gone")
    }
    try folder.link("plugins/circle.lua", to: "circle.lua")
    try folder.link("plugins/out.lua", to: "../out/x.lua")
    try folder.link("plugins/device.lua", to: "/dev/zero")
    for name in ["pipe.lua", "pipe", "options/init.lua"] {
      try folder.write("plugins/options/x.txt", "")
      expectEqual(mkfifo(folder.path("plugins/\(name)"), 0o600), 0)
    }
    for name in ["folder.lua/x", "assets/x", "main/init.lua/x", "a\nb.lua"] {
      try folder.write("plugins/\(name)", "")
    }
    let nameless =
      Array(folder.path("plugins").utf8)
      + Array("/b\u{E9}.lua".unicodeScalars).map {
        UInt8($0.value)
      }
    let file = open(nameless.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    #expect(file >= 0)
    close(file)
    expectEqual(
      Set(problems),
      [
        "nowhere.lua: is a link that leads nowhere", "nowhere: is a link that leads nowhere",
        "circle.lua: its links lead in a circle", "pipe.lua: is a pipe, not a file",
        "out.lua: is a link that leads out of the folder of plugins: name the file itself",
        "device.lua: is a device, not a file", "options/init.lua: is a pipe, not a file",
        "folder.lua: has no init.lua", "main/init.lua: is a folder",
        "a\\nb.lua: control characters in its path: it is no plugin",
        "b\\233.lua: its name is no UTF-8",
      ])
    let readable = PluginSource.plugins(in: folder.path("plugins")).map(\.defaultName)
    expectEqual(readable, ["good"])
  }

  @Test("a folder that cannot be listed is told, one that is not there is not")
  func folders() throws {
    #expect(PluginFolder.entries(in: folder.path("none")).isEmpty)
    try folder.link("link", to: "none")
    let host = NavigationHost()
    var told: [String] = []
    let observation = host.observeLoadFailures({ told.append($0.message) })
    defer { withExtendedLifetime(observation) {} }
    try expectEqual(host.loadAll(in: folder.path("link")).count, 1)
    expectEqual(told, [folder.path("link") + ": is a link that leads nowhere"])
  }

  @Test("a folder that nobody may look into is told", .enabled(if: getuid() != 0))
  func permission() throws {
    try folder.write("plugins/shut/init.lua", "return {}")
    expectEqual(chmod(folder.path("plugins/shut"), 0), 0)
    defer { chmod(folder.path("plugins/shut"), 0o700) }
    expectEqual(problems, ["shut/init.lua: Permission denied"])
  }
}
