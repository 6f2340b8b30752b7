import Expectations
import NavhostSupport
import ProgramSupport
import Testing

/// What an option writes takes the place of its like, and of nothing else.
@Suite struct FileMarkTests {
  private let mark = FileMark("list of mine", beginning: "MINE\n")

  @Test func onlyItsLikeAndEmptyFilesAreReplaced() throws {
    let folder = try Folder([
      "mine": "MINE\nold", "empty": "", "foreign": "text", "nearly": "MINE",
      "later": "x\nMINE\n", "sub/x": "",
    ])
    for name in ["mine", "empty", "new"] {
      try Files.checkPlace(folder.path(name), for: mark)
      try Files.write([1], to: folder.path(name), replacing: mark)
      try expectEqual(folder.read(name), "\u{1}")
    }
    try folder.link("link", to: "foreign")
    for name in ["foreign", "nearly", "later", "link"] {
      let before = try folder.read(name)
      for attempt in [
        { try Files.checkPlace(folder.path(name), for: mark) },
        { try Files.write([1], to: folder.path(name), replacing: mark) },
      ] {
        let error = #expect(throws: FileError.self) { try attempt() }
        #expect(error?.reason.hasPrefix("is there and is no list of mine") == true, "\(name)")
      }
      try expectEqual(folder.read(name), before)
    }
    #expect(throws: FileError.self) {
      try Files.write([1], to: folder.path("sub"), replacing: mark)
    }
  }
}
