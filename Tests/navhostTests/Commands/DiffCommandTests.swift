import ArgumentParser
import Expectations
import ProgramSupport
import Testing

@testable import navhost_trace

/// The words of `navhost trace diff`, and what it says where nothing can be compared.
@Suite struct DiffCommandTests {
  @Test(arguments: [
    ([], "two folders of plugins are needed: OLD NEW"), (["a"], "two folders of plugins"),
    (["--merge", "a"], "--merge reads standard input alone"),
    (["--paths-from", "x", "a", "b", "c"], "--paths-from takes the place of the files"),
    (["--summary", "--with-summary", "a", "b"], "exclude each other"),
    (["--jobs", "0", "a", "b"], "--jobs must be 1 to 256"),
    (["--jobs", "257", "a", "b"], "--jobs must be 1 to 256"),
  ])
  func `A wrong command line tells why`(words: [String], message: String) {
    do {
      _ = try DiffCommand.parse(words)
      Issue.record("it was taken")
    } catch {
      #expect(DiffCommand.message(for: error).contains(message))
    }
  }

  @Test func `What is no folder of plugins cannot start it`() throws {
    let folder = try Folder(["old/p.lua": "return {}", "file": ""])
    for words in [["old", "none"], ["none", "old"], ["file", "old"]] {
      let run = try ProgramRun(["trace", "diff"] + words, in: folder.url)
      expectEqual(run.status, 3)
      #expect(run.output == "" && run.errors.contains("folder of plugins"))
    }
  }

  @Test func `Lines that are no sessions are told by number, or by file and line`() throws {
    let folder = try Folder([
      "old/p.lua": "return {}", "new/p.lua": "return {}", "a.jsonl": "nonsense\n",
      "b.jsonl": "{}\nmore\n", "paths": "a.jsonl\nb.jsonl\n", "none": "",
    ])
    let plain = try ProgramRun(
      ["trace", "diff", "old", "new", "a.jsonl", "b.jsonl"], in: folder.url)
    expectEqual(plain.status, 1)
    let lines = plain.output.split(separator: "\n")
    expectEqual(lines.count, 2)
    for (line, number) in zip(lines, 1...) { #expect(line.contains("\"line\":\(number)")) }
    let named = try ProgramRun(
      ["trace", "diff", "--paths-from", "paths", "old", "new"], in: folder.url)
    expectEqual(named.output.split(separator: "\n").count, 2)
    #expect(named.output.contains(#"{"file":"b.jsonl","line":1,"#), "\(named.output)")
    let summary = try ProgramRun(
      ["trace", "diff", "--summary", "old", "new", "a.jsonl"], in: folder.url)
    expectEqual(summary.output.split(separator: "\n").count, 1)
    #expect(summary.output.contains("\"sessions\":0") && summary.errors.contains("\"line\":1"))
    let empty = try ProgramRun(
      ["trace", "diff", "--paths-from", "none", "old", "new"], in: folder.url, input: "nonsense\n")
    #expect(empty.status == 0 && empty.output == "")
  }
}
