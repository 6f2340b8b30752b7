import ProgramSupport
import Testing

@testable import navhost

@Suite struct HistoryTests {
  @Test func `Entries are gone through, and the draft comes back`() {
    var history = History(["one", "two"])
    let steps = [(-1, "dra"), (-1, "two"), (-1, "one"), (1, "one"), (1, "two"), (1, "dra")]
    let texts = steps.map { history.move($0.0, from: $0.1) }
    #expect(texts == ["two", "one", nil, "two", "dra", nil])
  }

  @Test func `Those with a beginning are gone through alone`() {
    var history = History(["nav.push('A')", "print(1)", "nav.pop()"])
    let texts = ["nav", "nav.pop()"].map { history.move(-1, from: $0, prefix: "nav") }
    #expect(texts == ["nav.pop()", "nav.push('A')"])
  }

  @Test func `The same statement twice is one entry`() {
    var history = History()
    let added = ["a", "a", "b"].map { history.add($0) }
    #expect(added == [true, false, true])
    #expect(history.entries == ["a", "b"])
  }

  @Test func `The newest entry that goes on is suggested`() {
    let history = History(["nav.push('A')", "nav.push('B')"])
    #expect(history.suggestion(for: "nav.p") == "ush('B')")
    #expect(history.suggestion(for: "nav.push('B')") == nil)
    #expect(history.suggestion(for: " ") == nil)
  }

  @Test(arguments: ["plain", "two\nlines\twith \\ and é → 日本", "  \u{7F}x\u{1}"])
  func `A file keeps every entry as it was`(text: String) throws {
    let folder = try Folder()
    let file = HistoryFile(path: folder.path("history"))
    file.add(text)
    file.add("next")
    #expect(file.read() == [text, "next"])
    let lines = try folder.read("history").split(separator: "\n")
    #expect(lines.first == "_HiStOrY_V2_" && lines.count == 3)
  }

  @Test func `What libedit wrote is read`() throws {
    let folder = try Folder([
      "history": "_HiStOrY_V2_\nfor\\040i\\040=\\0401,\\0402\\040do\\012end\n"
    ])
    #expect(HistoryFile(path: folder.path("history")).read() == ["for i = 1, 2 do\nend"])
  }
}
