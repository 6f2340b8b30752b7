import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostLanguageServer

/// Which files of a workspace are looked at.
@Suite struct FolderWalkTests {
  private func names(_ folder: Folder, _ roots: [String]? = nil) -> [String] {
    FolderWalk(roots ?? [folder.path]).paths.map { String($0.dropFirst(folder.path.count + 1)) }
      .sorted()
  }

  @Test func filesAreFoundAtAnyDepth() throws {
    let folder = try Folder([
      "a.lua": "", "plugins/b.lua": "", "plugins/c/init.lua": "", "d.lua/e.lua": "",
      "notes.txt": "", ".git/f.lua": "", "node_modules/g.lua": "", ".h.lua": "",
    ])
    expectEqual(names(folder), ["a.lua", "d.lua/e.lua", "plugins/b.lua", "plugins/c/init.lua"])
    #expect(!FolderWalk([folder.path]).isCut)
  }

  @Test func aFolderIsWalkedOnceHoweverItIsReached() throws {
    let folder = try Folder(["plugins/a.lua": ""])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path("plugins/back"), withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: folder.path("again.lua"), withDestinationPath: folder.path("plugins/a.lua"))
    expectEqual(names(folder), ["plugins/a.lua"])
    expectEqual(names(folder, [folder.path, folder.path("plugins")]), ["plugins/a.lua"])
  }

  @Test func noLinkLeadsOut() throws {
    let other = try Folder(["a.lua": "", "deep/c.lua": ""])
    let folder = try Folder(["notes.txt": ""])
    try folder.link("b.lua", to: other.path("a.lua"))
    try folder.link("d", to: other.path("deep"))
    try folder.link("e.lua", to: other.path("deep"))
    expectEqual(names(folder), [])
    // What it leads to is in another folder of the workspace.
    expectEqual(FolderWalk([folder.path, other.path]).paths.count, 2)
  }

  @Test func whatIsNotThereHasNoFiles() {
    #expect(FolderWalk(["/nowhere/at/all"]).paths.isEmpty && FolderWalk([]).paths.isEmpty)
  }
}
