import Expectations
import Foundation
import NavhostSpecRunner
import NavhostSupport
import ProgramSupport
import Testing

/// Which files are specs.
@Suite struct SpecFinderTests {
  private func folder() throws -> Folder {
    try Folder([
      "p/b_spec.lua": "", "p/a_spec.lua": "", "p/a.lua": "", "p/deep/er/c_spec.lua": "",
      "p/.hidden/d_spec.lua": "", "p/_meta/e_spec.lua": "", "other.lua": "",
    ])
  }

  @Test func foldersAreWalked() throws {
    let folder = try folder()
    let names = try SpecFinder.files(at: [folder.path("p")]).map {
      $0.replacing(folder.path + "/", with: "")
    }
    expectEqual(
      names, ["p/_meta/e_spec.lua", "p/a_spec.lua", "p/b_spec.lua", "p/deep/er/c_spec.lua"])
  }

  @Test func aFileIsTakenAsItIsAndOnce() throws {
    let folder = try folder()
    let files = try SpecFinder.files(at: [
      folder.path("other.lua"), folder.path("p/b_spec.lua"), folder.path("p/../p/b_spec.lua"),
    ])
    expectEqual(files, [folder.path("other.lua"), folder.path("p/b_spec.lua")])
  }

  @Test func aLinkInACircleEnds() throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("p/deep/up"), withDestinationPath: folder.path("p"))
    try expectEqual(SpecFinder.files(at: [folder.path("p")]).count, 4)
  }

  @Test func aMissingPathIsNamed() throws {
    #expect(throws: SpecError(.missing, "/nowhere/at/all: no such file or folder")) {
      try SpecFinder.files(at: ["/nowhere/at/all"])
    }
  }

  @Test func changesAreNoticed() throws {
    let folder = try folder()
    var watch = FileWatch([folder.path("p")])
    expectEqual(watch.changes(), [])
    try folder.write("p/a.lua", "return {}")
    try folder.write("p/new.lua", "")
    expectEqual(watch.changes(), [folder.path("p/a.lua"), folder.path("p/new.lua")])
    try FileManager.default.removeItem(atPath: folder.path("p/new.lua"))
    expectEqual(watch.changes(), [folder.path("p/new.lua")])
    expectEqual(watch.changes(), [])
  }
}
