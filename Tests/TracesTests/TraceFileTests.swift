import Expectations
import Foundation
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostTraces

/// A recording that whole lines are added to.
@Suite struct TraceFileTests {
  private static let head = #"{"navhost":1,"api":1,"profile":"ios17","screen":{}}"# + "\n"

  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test func linesAreAddedToWhatIsThere() throws {
    let folder = try Folder(["old.trace": Self.head, "empty.trace": ""])
    for name in ["old.trace", "empty.trace", "new.trace"] {
      let file = try TraceFile(folder.path(name))
      file.write(bytes("two\n"))
      file.write([])
      #expect(try folder.read(name).hasSuffix("two\n"), "at once")
      file.write(bytes("three\n"))
      #expect(file.problem == nil)
    }
    try expectEqual(folder.read("old.trace"), Self.head + "two\nthree\n")
    try expectEqual(folder.read("new.trace"), "two\nthree\n")
  }

  /// A process that was killed leaves such a line.
  @Test(arguments: [
    (head + "two", head), (#"{"navhost":1,"api"#, ""), ("", ""), (head + "\n\n", head + "\n\n"),
    (head + String(repeating: "x", count: 10_000), head),
    (
      head + String(repeating: "x", count: 5000) + "\nend",
      head + String(repeating: "x", count: 5000) + "\n"
    ),
  ])
  func aLastLineWithoutItsEndIsTakenOff(before: String, kept: String) throws {
    let folder = try Folder(["a.trace": before])
    let file = try TraceFile(folder.path("a.trace"))
    try expectEqual(folder.read("a.trace"), kept)
    file.write(bytes("new\n"))
    try expectEqual(folder.read("a.trace"), kept + "new\n")
  }

  private static let foreign = "is there and is no recording"

  @Test(arguments: [
    ("half", foreign), ("one\ntwo", foreign), ("{\"nav", foreign), ("{}\n", foreign),
    ("\n" + head, foreign), (#"{"navhost":1}"# + "\n", foreign),
    (#"{"navhost":1,"session":"0","data":"","crc":"0"}"# + "\n", foreign),
    (#"{"navhost":2,"screen":{}}"# + "\n", "format 2 is newer than 1"),
    ("{\"navhost\":1,\"screen\":{}\n", foreign),
  ])
  func whatIsNoRecordingStaysAsItIs(text: String, reason: String) throws {
    let folder = try Folder(["a": text])
    let error = #expect(throws: FileError.self) { _ = try TraceFile(folder.path("a")) }
    #expect(error?.reason.hasPrefix(reason) == true, "\(error as Any)")
    try expectEqual(folder.read("a"), text)
  }

  @Test func whatCannotBeOpenedIsTold() throws {
    let folder = try Folder()
    expectEqual(mkfifo(folder.path("pipe"), 0o600), 0)
    for path in [folder.path, folder.path("no/such/a.trace"), folder.path("pipe")] {
      let error = #expect(throws: FileError.self) { _ = try TraceFile(path) }
      expectEqual(error?.path, path)
    }
  }

  @Test func oneWritesAtATime() throws {
    let folder = try Folder()
    var first: TraceFile? = try TraceFile(folder.path("a.trace"))
    first?.write(bytes(Self.head))
    try folder.link("b.trace", to: "a.trace")
    for name in ["a.trace", "b.trace"] {
      #expect(first?.isAt(folder.path(name)) == true)
      let error = #expect(throws: FileError.self) { _ = try TraceFile(folder.path(name)) }
      expectEqual(error?.reason, "another recording is being written to it")
    }
    #expect(first?.isAt(folder.path("c.trace")) == false)
    first = nil
    let next = try TraceFile(folder.path("a.trace"))
    next.write(bytes("two\n"))
    try expectEqual(folder.read("a.trace"), Self.head + "two\n")
  }

  @Test func theFirstProblemOfWritingIsKept() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let file = try TraceFile("/dev/full")
    file.write(bytes("one\n"))
    let problem = try #require(file.problem)
    expectEqual(problem.path, "/dev/full")
    file.write(bytes("two\n"))
    expectEqual(file.problem, problem)
  }
}
