import Expectations
import Foundation
import NavhostSupport
import Testing

@Suite struct LineReaderTests {
  private func lines(_ text: String, limit: Int) throws -> [LineReader.Line] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let reader = try LineReader(file.path, limit: limit)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  private func line(_ text: String) -> LineReader.Line { .line(Array(text.utf8)) }

  @Test func aLineMayBeAsLongAsTheLimit() throws {
    let found = try lines("12345\n1234\n\n123456\n1\n", limit: 5)
    expectEqual(found, [line("12345"), line("1234"), line(""), .tooLong, line("1")])
  }

  @Test func theLastLineMayHaveNoEnd() throws {
    try expectEqual(lines("a\nb", limit: 5), [line("a"), .unfinished([0x62])])
    try expectEqual(lines("123456", limit: 5), [.tooLong])
    try expectEqual(lines("", limit: 5), [])
  }

  @Test("a line may be longer than what is read at once", arguments: [0, 1, 262_143, 262_144])
  func longLines(_ before: Int) throws {
    let (first, second) = (
      String(repeating: "a", count: before), String(repeating: "b", count: 600_000)
    )
    let text = "\(first)\n\(second)\nc\n"
    try expectEqual(lines(text, limit: 600_000), [line(first), line(second), line("c")])
    try expectEqual(lines(text, limit: 599_999), [line(first), .tooLong, line("c")])
  }

  @Test func aFolderAndWhatIsNotThereAreErrors() {
    #expect(throws: FileError.self) { try LineReader("/", limit: 1) }
    #expect(throws: FileError.self) { try LineReader("/nowhere", limit: 1) }
  }
}
