import Foundation
import ProgramSupport
import Support
import Testing

@testable import Traces

/// A file that whole lines are added to.
@Suite struct TraceFileTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test func linesAreAddedToWhatIsThere() throws {
    let folder = try Folder(["old.trace": "one\n"])
    for name in ["old.trace", "new.trace"] {
      let file = try TraceFile(folder.path(name))
      file.write(bytes("two\n"))
      file.write([])
      #expect(try folder.read(name).hasSuffix("two\n"), "at once")
      file.write(bytes("three\n"))
      #expect(file.problem == nil)
    }
    #expect(try folder.read("old.trace") == "one\ntwo\nthree\n")
    #expect(try folder.read("new.trace") == "two\nthree\n")
  }

  /// A process that was killed leaves such a line.
  @Test(arguments: [
    ("one\ntwo", "one\n"), ("half", ""), ("", ""), ("one\n\n", "one\n\n"),
    ("one\n" + String(repeating: "x", count: 10_000), "one\n"),
    (String(repeating: "x", count: 5000) + "\nend", String(repeating: "x", count: 5000) + "\n"),
  ])
  func aLastLineWithoutItsEndIsTakenOff(before: String, kept: String) throws {
    let folder = try Folder(["a.trace": before])
    let file = try TraceFile(folder.path("a.trace"))
    #expect(try folder.read("a.trace") == kept)
    file.write(bytes("new\n"))
    #expect(try folder.read("a.trace") == kept + "new\n")
  }

  @Test func whatCannotBeOpenedIsTold() throws {
    let folder = try Folder()
    for path in [folder.path, folder.path("no/such/a.trace")] {
      let error = #expect(throws: FileError.self) { _ = try TraceFile(path) }
      #expect(error?.path == path)
    }
  }

  @Test func theFirstProblemOfWritingIsKept() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let file = try TraceFile("/dev/full")
    file.write(bytes("one\n"))
    let problem = try #require(file.problem)
    #expect(problem.path == "/dev/full")
    file.write(bytes("two\n"))
    #expect(file.problem == problem)
  }
}
