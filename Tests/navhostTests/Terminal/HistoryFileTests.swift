import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import navhost

@Suite struct HistoryFileTests {
  @Test(arguments: ["plain", "two\nlines\twith \\ and é → 日本", "  \u{7F}x\u{1}"])
  func `A file keeps every entry as it was`(text: String) throws {
    let folder = try Folder()
    let file = HistoryFile(path: folder.path("history"))
    file.add(text)
    file.add("next")
    expectEqual(file.read(), [text, "next"])
    let lines = try folder.read("history").split(separator: "\n")
    #expect(lines.first == "_HiStOrY_V2_" && lines.count == 3)
  }

  @Test func `What libedit wrote is read`() throws {
    let folder = try Folder([
      "history": "_HiStOrY_V2_\nfor\\040i\\040=\\0401,\\0402\\040do\\012end\n"
    ])
    expectEqual(HistoryFile(path: folder.path("history")).read(), ["for i = 1, 2 do\nend"])
  }

  @Test(arguments: [
    ("a b", "a\\040b"), ("\\", "\\\\"), ("\n\t", "\\012\\011"), ("é", "é"), ("\u{7F}", "\\177"),
    ("", ""),
  ])
  func `Blanks and control characters are escapes`(text: String, line: String) {
    expectEqual(HistoryFile.encoded(text), line)
    expectEqual(HistoryFile.decoded(Array(line.utf8)), text)
  }

  @Test func `A backslash before anything else stands for that`() {
    for (line, text) in [("\\q", "q"), ("a\\", "a"), ("\\04", "04"), ("\\999", "999")] {
      expectEqual(HistoryFile.decoded(Array(line.utf8)), text)
    }
  }

  @Test func `A file that has become long is shortened, and keeps the newest`() throws {
    let count = 2 * History.most + 1
    let lines = (1...count).map { "x\($0)\n" }.joined()
    let folder = try Folder(["history": "_HiStOrY_V2_\n" + lines])
    let file = HistoryFile(path: folder.path("history"))
    expectEqual(file.read().count, count)
    let kept = file.read()
    expectEqual(kept.count, History.most)
    expectEqual(kept.last, "x\(count)")
  }

  @Test func `Where there is no file there are no entries, and nobody else may read one`() throws {
    let folder = try Folder()
    let file = HistoryFile(path: folder.path("history"))
    expectEqual(file.read(), [])
    file.add("one")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    expectEqual(attributes[.posixPermissions] as? Int, 0o600)
    HistoryFile(path: folder.path("no/history")).add("lost")
    #expect(!FileManager.default.fileExists(atPath: folder.path("no")))
  }

  /// Opening a pipe that has a name waits for whoever opens its other end.
  @Test func `A pipe in its place is passed over`() throws {
    let folder = try Folder()
    let file = HistoryFile(path: folder.path("history"))
    expectEqual(mkfifo(file.path, 0o600), 0)
    file.add("lost")
    expectEqual(file.read(), [])
  }
}
