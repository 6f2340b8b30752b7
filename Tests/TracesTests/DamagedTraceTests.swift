import Expectations
import Foundation
import NavhostPluginHost
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

@Suite("Traces that were cut, changed, or made to do harm")
struct DamagedTraceTests {
  /// A recording of two sessions, and their lines.
  private func sessions() throws -> (Recorded, first: String, second: String) {
    let recorded = try Recorded(Recorded.script)
    let lines = try recorded.packed().split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    return (recorded, lines[0], lines[1])
  }

  private func errors(_ recorded: Recorded, _ input: String) throws -> [[String: Any]] {
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", input: input)
    expectEqual(run.status, 1)
    return try run.output.objects()
  }

  @Test("a wrong byte anywhere is one error line, and the rest goes on", arguments: 0..<12)
  func wrongByte(_ part: Int) throws {
    let (recorded, first, second) = try sessions()
    var bytes = Array(first.utf8)
    let place = bytes.count * part / 12
    bytes[place] = bytes[place] == UInt8(ascii: "#") ? UInt8(ascii: "$") : UInt8(ascii: "#")
    let changed = String(decoding: bytes, as: UTF8.self)
    let found = try errors(recorded, changed + "\n" + second + "\n")
    expectEqual(found.count, 2)
    expectEqual(found[at: 0]?["line"] as? Int, 1)
    #expect(found[at: 0]?["error"] is String)
    #expect(found[at: 1]?["same"] as? Bool == true)
  }

  @Test("a line that was cut, an empty one and a newer format are told", arguments: [1, 40, 200])
  func cut(_ length: Int) throws {
    let (recorded, first, second) = try sessions()
    let input = "\(second)\n\(first.prefix(length))\n{\"navhost\":2}\nnonsense\n\(second)\n"
    let found = try errors(recorded, input)
    expectEqual(found.map { $0["line"] as? Int }, [nil, 2, 3, 4, nil])
    #expect((found[at: 2]?["error"] as? String)?.contains("format 2 is newer than 1") == true)
    #expect(found[at: 4]?["same"] as? Bool == true)
  }

  @Test("a line of 100 MB is one error line")
  func long() throws {
    let (recorded, _, second) = try sessions()
    try recorded.folder.write("tail", second + "\n")
    let run = try ProgramRun(
      shell:
        "(head -c 100000000 /dev/zero | tr '\\0' x; echo; cat tail) | navhost trace replay --plugins plugins",
      in: recorded.folder.url)
    let found = try run.output.objects()
    expectEqual(found.count, 2)
    #expect((found[at: 0]?["error"] as? String)?.contains("16 MiB") == true)
    #expect(found[at: 1]?["same"] as? Bool == true)
  }

  @Test("a recording that was cut packs up to its last whole line")
  func cutRecording() throws {
    let (recorded, _, _) = try sessions()
    let trace = try recorded.folder.read("app.trace")
    for length in [50, trace.utf8.count / 2, trace.utf8.count - 3] {
      let run = try recorded.run("trace", "pack", input: String(trace.prefix(length)))
      expectEqual(run.status, 0)
      let played = try recorded.run("trace", "replay", "--plugins", "plugins", input: run.output)
      expectEqual(played.status, 0, "\(played.output)")
    }
  }

  @Test(
    "a session that asks for what it may not is an error line",
    arguments: [
      #"{"t":0,"op":"render","nav":1,"args":["stolen.svg"]}"#,
      #"{"t":0,"op":"use","nav":1,"args":["plugins/guard.lua"]}"#,
      #"{"t":0,"op":"pan","nav":1,"args":[{"from":[5,5],"to":[300,5],"steps":100000,"fingers":5}]}"#,
    ])
  func hostile(_ line: String) throws {
    let (recorded, _, _) = try sessions()
    let header =
      #"{"navhost":1,"api":1,"screen":{},"limits":{},"plugins":[],"classes":{},"masked":[]}"#
    let root = #"{"t":0,"op":"setRoot","nav":1,"args":["Home"]}"#
    let repeated = Array(repeating: line, count: 100).joined(separator: "\n")
    let packed = try recorded.run("trace", "pack", input: "\(header)\n\(root)\n\(repeated)\n")
      .output
    let found = try errors(recorded, packed)
    expectEqual(found.count, 1)
    #expect(found[at: 0]?["error"] is String)
    #expect(!FileManager.default.fileExists(atPath: recorded.folder.path("stolen.svg")))
  }

  @Test(
    "lines that were changed by chance are played or refused, and nothing worse", arguments: 0..<40)
  func chance(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let lines = try SessionMaker(seed: 11, scene: nil).session(Int(seed)).lines
    let player = try Player(PluginSet(folders: []), limits: Limits(), seconds: 5)
    for _ in 0..<20 {
      var changed = lines
      for _ in 0...random.below(4) {
        let place = random.below(changed.count)
        switch random.below(3) {
        case 0: changed[place] = UInt8(32 + random.below(95))
        case 1: changed.remove(at: place)
        default: changed.insert(contentsOf: Array("\(random.below(100_000))".utf8), at: place)
        }
      }
      guard let trace = try? Trace(changed, detailed: true) else { continue }
      _ = try? player.play(trace)
      _ = try? player.askAlone(trace)
    }
    let whole = try Trace(lines)
    try expectEqual(player.play(whole), whole.decisions.map(\.decided))
  }
}
