import Expectations
import Foundation
import NavhostPlatform
import ProgramSupport
import Testing

@Suite struct FileStatusTests {
  @Test func everyKindIsTold() throws {
    let folder = try Folder(["file": "abc"])
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    try expectEqual(ProgramRun(shell: "mkfifo pipe", in: folder.url).status, 0)
    expectEqual(FileStatus(folder.path("file"))?.kind, .file)
    expectEqual(FileStatus(folder.path)?.kind, .folder)
    expectEqual(FileStatus(folder.path("pipe"))?.kind, .pipe)
    expectEqual(FileStatus("/dev/null")?.kind, .characterDevice)
    expectEqual(FileStatus(link)?.kind, .file)
    expectEqual(FileStatus(link, followingLinks: false)?.kind, .link)
    expectEqual(FileSystem.linkTarget(link), Array("file".utf8))
    #expect(FileStatus(folder.path("none")) == nil && SystemError.last == .missing)
    #expect(FileStatus(folder.path("file/x")) == nil && SystemError.last == .noFolder)
  }

  @Test func aFileIsTheSameByWhateverName() throws {
    let folder = try Folder(["a": "abc", "b": "abc"])
    let (a, b) = (folder.path("a"), folder.path("b"))
    #expect(FileSystem.addName(folder.path("c"), to: a))
    let status = try #require(FileStatus(a))
    #expect(status.size == 3 && status.written.seconds > 1_600_000_000)
    #expect(status.isSame(as: try #require(FileStatus(folder.path("c")))))
    #expect(!status.isSame(as: try #require(FileStatus(b))))
    #expect(!FileSystem.addName(b, to: a) && FileSystem.move(a, to: b))
    #expect(status.isSame(as: try #require(FileStatus(b))))
  }

  @Test func namesThatAreNoUTF8AreFound() throws {
    let folder = try Folder()
    try expectEqual(ProgramRun(shell: #"mkdir "$(printf 'a\377')""#, in: folder.url).status, 0)
    expectEqual(FileSystem.names(in: folder.path), [[0x61, 0xFF]])
    let path = Array((folder.path + "/").utf8) + [0x61, 0xFF]
    expectEqual(FileStatus(bytes: path)?.kind, .folder)
    #expect(FileSystem.names(in: folder.path("none")) == nil)
  }
}
