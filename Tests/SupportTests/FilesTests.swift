import Expectations
import Foundation
import NavhostSupport
import Testing

@Suite final class FilesTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = url.path
    try Files.makeFolder(folder)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func path(_ name: String) -> String { Files.join(folder, name) }

  private func write(_ name: String, _ text: String = "") throws {
    try Files.write(Array(text.utf8), to: path(name))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  @Test func linksAreFollowed() throws {
    try write("a")
    try link("b", to: "a")
    try link("gone", to: "nowhere")
    try link("circle", to: "circle")
    expectEqual(Files.kind(path("a")), .file)
    expectEqual(Files.kind(path("b")), .file)
    expectEqual(Files.kind(folder), .folder)
    expectEqual(Files.kind("/dev/null"), .other)
    for name in ["gone", "circle", "c", "a/b"] { expectEqual(Files.kind(path(name)), .missing) }
    expectEqual(Files.realPath(path("b")), Files.realPath(folder).map { $0 + "/a" })
    #expect(Files.realPath(path("gone")) == nil)
  }

  @Test func whatNeverEndsIsObjectedTo() throws {
    try write("a")
    try link("circle", to: "circle")
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    for path in [path("a"), folder, path("gone"), "/dev/null", "/dev/stdin"] {
      #expect(Files.objection(path) == nil, "\(path)")
    }
    expectEqual(Files.objection(path("circle"))?.reason, "its links lead in a circle")
    #expect(Files.objection(path("pipe"))?.reason.hasPrefix("is a pipe") == true)
    expectEqual(Files.objection("/dev/zero")?.message, "/dev/zero: is a device, not a file")
  }

  @Test func namesAreInTheOrderOfTheirBytes() throws {
    for name in ["b", "B", "é", "a", ".hidden"] { try write(name) }
    try expectEqual(Files.names(in: folder), [".hidden", "B", "a", "b", "é"])
    let error = #expect(throws: FileError.self) { try Files.names(in: path("gone")) }
    expectEqual(error?.message, "\(path("gone")): No such file or directory")
  }

  @Test func filesBelowAreFoundOnce() throws {
    for name in ["sub", "sub/deep", ".git"] { try Files.makeFolder(path(name)) }
    for name in ["b.lua", "a.txt", "sub/a.lua", "sub/deep/c.lua", ".git/x.lua", ".y.lua"] {
      try write(name)
    }
    try link("sub/up", to: "..")
    try link("gone.lua", to: "nowhere")
    var problems: [FileError] = []
    let found = Files.below(folder, suffix: ".lua") { problems.append($0) }
    expectEqual(found, ["b.lua", "sub/a.lua", "sub/deep/c.lua"].map(path))
    expectEqual(problems.map(\.message), [path("gone.lua") + ": is a link that leads nowhere"])
    problems = []
    expectEqual(Files.below(path("gone"), suffix: ".lua") { problems.append($0) }, [])
    expectEqual(problems.map(\.path), [path("gone")])
  }

  @Test func whatCannotBeReadIsToldWithTheReason() throws {
    try write("a")
    for (name, target) in [("good", "a"), ("gone", "nowhere"), ("circle", "circle")] {
      try link(name, to: target)
    }
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    for name in ["a", "good", "nothing", ""] { #expect(Files.whyUnreadable(path(name)) == nil) }
    for (name, reason) in [
      ("gone", "is a link that leads nowhere"), ("circle", "its links lead in a circle"),
      ("pipe", "is a pipe, not a file"),
    ] {
      expectEqual(Files.whyUnreadable(path(name)), FileError(path: path(name), reason: reason))
    }
    expectEqual(Files.whyUnreadable("/dev/zero")?.reason, "is a device, not a file")
    #expect(Files.isLink(path("gone")) && !Files.isLink(path("a")) && !Files.isLink(path("none")))
  }

  /// Opening a pipe that has a name waits for whoever opens its other end.
  @Test func aPipeWithANameIsNotWaitedFor() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    for read in [
      { (path: String) in _ = try Files.read(path) },
      { (path: String) in _ = try LineReader(path, limit: 10) },
    ] {
      let error = #expect(throws: FileError.self) { try read(path("pipe")) }
      #expect(error?.reason.hasPrefix("is a pipe, not a file") == true)
    }
  }

  @Test func aNameThatIsNoTextIsShownByItsBytes() throws {
    let name = Array(path("b").utf8) + [0xE9] + Array(".lua".utf8)
    let file = open(name.map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600)
    try #require(file >= 0)
    close(file)
    let entry = try #require(try Files.entries(in: folder).first)
    #expect(entry.nameless?.kind == .file && entry.nameless?.shown == "b\\233.lua")
    var problems: [FileError] = []
    expectEqual(Files.below(folder, suffix: ".lua") { problems.append($0) }, [])
    expectEqual(problems, [FileError(path: path("b\\233.lua"), reason: "its name is no UTF-8")])
    expectEqual(Files.below(folder, suffix: ".txt") { problems.append($0) }, [])
    expectEqual(problems.count, 1)
  }

  @Test(arguments: [("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("/", "b", "/b")])
  func aNameIsJoined(_ folder: String, _ name: String, _ expected: String) {
    expectEqual(Files.join(folder, name), expected)
  }

  @Test(arguments: [0, 1, 16_384, 16_385, 50_000])
  func aFileIsReadWholeOrAsFarAsTheLimit(_ size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try Files.write(bytes, to: path("a"))
    try expectEqual(Files.read(path("a")), bytes)
    try expectEqual(Files.read(path("a"), atMost: size), bytes)
    let piece = try Files.read(path("a"), atMost: 1000)
    expectEqual(piece, Array(bytes.prefix(piece.count)))
    #expect(size > 1000 ? (1001..<20_000).contains(piece.count) : piece.count == size)
  }

  @Test func whatHasNoSizeIsReadToItsEnd() throws {
    try expectEqual(Files.read("/dev/null"), [])
    #if os(Linux)
      #expect(try Files.read("/proc/self/status").starts(with: "Name:".utf8))
    #endif
  }

  @Test func errorsNameThePathAndTheReason() throws {
    try write("a")
    let reasons: [(String, () throws -> Void)] = [
      ("is a folder", { _ = try Files.read(self.folder) }),
      ("No such file or directory", { _ = try Files.read(self.path("gone")) }),
      ("Not a directory", { _ = try Files.read(self.path("a/b")) }),
      ("No such file or directory", { try self.write("gone/b") }),
      ("is a folder", { try self.write("") }),
      ("File exists", { try Files.makeFolder(self.path("a")) }),
      ("No such file or directory", { try Files.makeFolder(self.path("gone/b")) }),
    ]
    for (reason, body) in reasons {
      expectEqual(#expect(throws: FileError.self) { try body() }?.reason, reason)
    }
  }

  @Test func aStampTellsVersionsApart() throws {
    try write("a", "one")
    let first = try #require(FileStamp(path("a")))
    expectEqual(FileStamp(path("a")), first)
    try write("a", "three")
    #expect(FileStamp(path("a")) != first, "the length alone tells them apart")
    #expect(FileStamp(path("gone")) == nil)
  }

  /// A file with a hole: it says that it has so many bytes, and takes no room.
  private func sparse(_ name: String, _ size: Int) throws -> String {
    try write(name, "x")
    try #require(truncate(path(name), off_t(size)) == 0)
    return path(name)
  }

  @Test func aFileThatIsTooLargeIsRefusedUnread() throws {
    let path = try sparse("large", 20 << 30)
    let message = "\(path): has more than 256 MiB, and is not read: name a smaller file"
    let error = #expect(throws: FileError.self) { try Files.read(path) }
    expectEqual(error?.message, message)
    let met = #expect(throws: FileError.self) { try Files.read(path, metIn: folder) }
    expectEqual(met?.message, message)
    let unbound = #expect(throws: FileError.self) { try Files.read(path, atMost: .max) }
    expectEqual(unbound?.message, message)
    let first = try Files.read(path, atMost: 1000)
    #expect((1001...100_000).contains(first.count) && first[at: 0] == UInt8(ascii: "x"))
    try expectEqual(Files.read(path, metIn: folder, atMost: 1000).count, first.count)
    try expectEqual(Files.read(sparse("small", 1 << 20)).count, 1 << 20)
  }
}
