import Expectations
import NavhostTraces
import ProgramSupport
import Testing

/// Recordings are replayed as they are, packed or not.
@Suite struct InputLinesTests {
  /// A recording of two sessions.
  private static func recording() throws -> (recorded: String, packed: String) {
    let session = "nav.setStack { 'A', 'B' } nav.tapBack()"
    let folder = try Folder(["s.lua": "\(session) nav.reset() \(session)"])
    _ = try ProgramRun(["run", "--no-plugins", "--record", "rec.jsonl", "s.lua"], in: folder.url)
    let packed = try ProgramRun(["trace", "pack", "rec.jsonl"], in: folder.url).output
    return (try folder.read("rec.jsonl"), packed)
  }

  @Test func `replay takes a recording as it takes the packed one`() throws {
    let (recorded, packed) = try Self.recording()
    let folder = try Folder(["r.jsonl": recorded, "p": packed])
    let replayed = try ProgramRun(["trace", "replay", "--check", "r.jsonl"], in: folder.url)
    let other = try ProgramRun(["trace", "replay", "--check", "p"], in: folder.url)
    expectEqual(replayed.output, other.output)
    expectEqual(replayed.output.split(separator: "\n").count, 2)
    expectEqual(replayed.status, 0)
    let input = try ProgramRun(["trace", "replay"], in: folder.url, input: recorded)
    expectEqual(input.output, other.output)
  }

  @Test func `diff takes a recording as it takes the packed one`() throws {
    let (recorded, packed) = try Self.recording()
    let folder = try Folder([
      "r.jsonl": recorded, "p": packed, "old/a.lua": "return {}",
      "new/a.lua": "return { shouldPop = function() return false end }",
    ])
    let diff = try ProgramRun(["trace", "diff", "old", "new", "r.jsonl"], in: folder.url)
    let other = try ProgramRun(["trace", "diff", "old", "new", "p"], in: folder.url)
    expectEqual(diff.output, other.output)
    expectEqual(diff.output.split(separator: "\n").count, 2)
  }

  @Test(arguments: ["junk\n{}\nmore\n", "{\"a\":1}\n{\"a\":1}\n", "\n\n\n"])
  func `A file that is neither is one line`(text: String) throws {
    let (_, packed) = try Self.recording()
    let folder = try Folder(["junk": text, "p": packed])
    let run = try ProgramRun(["trace", "replay", "junk", "p"], in: folder.url)
    let lines = run.output.split(separator: "\n")
    expectEqual(lines.count, 3)
    #expect(lines.first?.hasPrefix(#"{"file":"junk","line":1,"error":"#) == true, "\(lines)")
    expectEqual(run.status, 1)
  }

  @Test func `A session of a recording that is damaged is an error with its line`() throws {
    let (recorded, _) = try Self.recording()
    let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let second = try #require(lines.dropFirst().firstIndex { $0.contains(#""navhost""#) })
    let damaged = lines[..<second] + [lines[second], "no JSON"] + lines[(second + 1)...]
    let folder = try Folder(["r.jsonl": damaged.joined(separator: "\n")])
    let run = try ProgramRun(["trace", "replay", "r.jsonl"], in: folder.url)
    let shown = run.output.split(separator: "\n")
    expectEqual(shown.count, 2)
    #expect(
      shown.last?.hasPrefix(#"{"file":"r.jsonl","line":\#(second + 2),"error":"#) == true,
      "\(shown)")
    expectEqual(run.status, 1)
  }

  @Test func `Lines have their numbers in the input and in the file`() throws {
    let (recorded, packed) = try Self.recording()
    let folder = try Folder(["r": recorded, "p": packed])
    let input = InputLines([folder.path("p"), folder.path("r")], hasSessions: true)
    var places: [[Int]] = []
    while let line = try input.next() { places.append([line.number, line.numberInFile]) }
    let headers = recorded.split(separator: "\n").indices(where: { $0.contains(#""navhost""#) })
    let first = headers.ranges.map(\.lowerBound)
    expectEqual(places.count, 4)
    expectEqual(Array(places.prefix(2)), [[1, 1], [2, 2]])
    #expect(first.count == 2 && places.dropFirst(2).allSatisfy { $0[0] == $0[1] + 2 })
  }
}
