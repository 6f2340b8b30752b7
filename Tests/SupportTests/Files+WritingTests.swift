import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

/// Files are written whole or not at all.
@Suite struct FilesWritingTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ name: String, _ text: String, isNew: Bool = false) throws {
    try Files.write(Array(text.utf8), to: folder.path(name), isNew: isNew)
  }

  private var names: [String] { get throws { try Files.names(in: folder.path) } }

  @Test func aFileIsReplacedUnlessItShallBeNew() throws {
    try write("a", "long text")
    try write("a", "new")
    try expectEqual(folder.read("a"), "new")
    try folder.link("gone", to: "nowhere")
    for name in ["a", "gone"] {
      let error = #expect(throws: FileError.self) { try write(name, "x", isNew: true) }
      expectEqual(error?.reason, "is there already")
    }
    try expectEqual(folder.read("a"), "new")
    try write("b", "1", isNew: true)
    try expectEqual(folder.read("b"), "1")
    try expectEqual(names, ["a", "b", "gone"], "nothing is left beside them")
  }

  @Test func aLinkIsReplacedWhereNoneIsFollowed() throws {
    try write("a", "1")
    for target in ["a", "nowhere", "."] {
      try folder.link("link", to: target)
      try Files.write(Array("2".utf8), to: folder.path("link"), followsLinks: false)
      #expect(try folder.read("link") == "2" && !Files.isLink(folder.path("link")))
      try folder.remove("link")
    }
    try expectEqual(folder.read("a"), "1")
    try expectEqual(names, ["a"])
  }

  @Test func modeAndLinksStay() throws {
    try write("a", "1")
    try folder.link("link", to: "a")
    try folder.link("far", to: "link")
    for mode in [0o600, 0o755, 0o4711] {
      expectEqual(chmod(folder.path("a"), mode_t(mode)), 0)
      try write("far", "\(mode)")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
      expectEqual(attributes[.posixPermissions] as? Int, mode)
      try expectEqual(folder.read("a"), "\(mode)")
    }
    #expect(Files.isLink(folder.path("link")) && Files.isLink(folder.path("far")))
    try folder.link("hole", to: "made")
    try write("hole", "2")
    #expect(try folder.read("made") == "2" && Files.isLink(folder.path("hole")))
  }

  /// The mask belongs to the process, so a shell sets it.
  @Test(arguments: ["000", "027", "077"]) func aNewFileHasTheModeThatTheUsersMaskLeaves(
    _ mask: String
  ) throws {
    let mask = try #require(Int(mask, radix: 8))
    try folder.link("hole", to: "behind")
    for (name, file) in [("made", "made"), ("hole", "behind")] {
      let run = try ProgramRun(
        shell: "umask \(String(mask, radix: 8)); echo '.save \(name)' | navhost repl",
        in: folder.url)
      expectEqual(run.status, 0, "\(run.output)")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(file))
      expectEqual(attributes[.posixPermissions] as? Int, 0o666 & ~mask)
    }
  }

  @Test func whatCannotBeWrittenLeavesEverythingAsItWas() throws {
    try folder.link("circle", to: "circle")
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    for (path, reason) in [
      (folder.path, "is a folder"), (folder.path("no/a"), "No such file or directory"),
      (folder.path("circle"), "its links lead in a circle"),
      (folder.path("pipe"), "is a pipe that nobody reads"),
    ] {
      let error = #expect(throws: FileError.self) { try Files.write([1], to: path) }
      expectEqual(error, FileError(path: path, reason: reason))
    }
    try expectEqual(names, ["circle", "pipe"])
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    #expect(throws: FileError.self) { try Files.write([1], to: "/dev/full") }
    try Files.write([1], to: "/dev/null")
  }

  @Test(.enabled(if: getuid() != 0)) func aFileThatMayNotBeWrittenIsNot() throws {
    try write("a", "old")
    expectEqual(chmod(folder.path("a"), 0o444), 0)
    #expect(throws: FileError.self) { try write("a", "new") }
    try expectEqual(folder.read("a"), "old")
  }

  @Test func aLongNameHasRoomBesideIt() throws {
    for name in [String(repeating: "x", count: 255), String(repeating: "é", count: 127)] {
      try write(name, "1")
      try expectEqual(folder.read(name), "1")
    }
  }

  @Test func whatIsMadeCanBeTakenAway() throws {
    try write("a", "1")
    try Files.makeFolder(folder.path("empty"))
    try folder.write("full/a", "1")
    for name in ["a", "empty", "full", "none"] { Files.remove(folder.path(name)) }
    try expectEqual(names, ["full"])
  }

  @Test func aFolderIsMoved() throws {
    try folder.write("old/a", "text")
    try Files.move(folder.path("old"), to: folder.path("new"))
    #expect(try names == ["new"] && folder.read("new/a") == "text")
    try folder.write("full/b", "")
    let error = #expect(throws: FileError.self) {
      try Files.move(folder.path("new"), to: folder.path("full"))
    }
    expectEqual(error?.path, folder.path("full"))
    #expect(throws: FileError.self) { try Files.move(folder.path("none"), to: folder.path("c")) }
  }
}
