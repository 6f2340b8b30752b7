import Foundation
import ProgramSupport
import Testing

@Suite("Touches of a session replay in rrweb's format")
struct RrwebImportTests {
  private static let scene = """
    nav.setRoot("Home")
    nav.push{ class = "Page", title = "Scene" }
    """

  /// A swipe from the edge as Sentry writes one: begin, positions with offsets before the event's time, end.
  private static let events = """
    {"type":4,"timestamp":1700000000000,"data":{"href":"","width":390,"height":844}}
    [{"type":3,"timestamp":1700000001000,"data":{"source":2,"type":7,"id":0,"pointerType":2,"pointerId":1,"x":4,"y":400}},
    {"type":3,"timestamp":1700000001100,"data":{"source":6,"positions":[{"id":0,"x":40,"y":400,"timeOffset":-80},{"id":0,"x":160,"y":401,"timeOffset":-40},{"id":0,"x":300,"y":402,"timeOffset":0}],"pointerId":1}},
    {"type":3,"timestamp":1700000001120,"data":{"source":2,"type":9,"id":0,"pointerType":2,"pointerId":1,"x":320,"y":402}}]
    """

  private func imported(_ events: String, scene: Bool = true) throws -> (Recorded, ProgramRun) {
    let recorded = try Recorded(Self.scene, plugins: [:])
    try recorded.folder.write("replay.json", events)
    let arguments = ["import", "rrweb", "replay.json"] + (scene ? ["script.lua"] : [])
    return (recorded, try ProgramRun(arguments, in: recorded.folder.url))
  }

  /// One list on one line, as files have it.
  private static var oneLine: String {
    let lines = events.split(separator: "\n").map(String.init)
    return lines[0] + "\n" + lines[1...].joined() + "\n"
  }

  @Test("a swipe becomes touches on the scene, with their times, and pops its screen")
  func swipe() throws {
    let (recorded, run) = try imported(Self.oneLine)
    #expect(run.status == 0, "\(run.errors)")
    let lines = try run.output.objects()
    #expect(lines.contains { $0["op"] as? String == "push" })
    let touches = lines.compactMap { $0["touches"] as? [[Any]] }.flatMap { $0 }
    #expect(touches.map { $0[1] as? String } == ["began", "moved", "moved", "moved", "ended"])
    #expect(touches.prefix(2).map { $0[0] as? Double } == [0, 0.02])
    #expect(touches.map { $0[2] as? Double } == [4, 40, 160, 300, 320])
    try recorded.folder.write("made.trace", run.output)
    let packed = try recorded.run("pack", "made.trace").output
    let played = try recorded.run("replay", "--no-plugins", "--check", input: packed)
    #expect(played.status == 0)
    let outcomes = try played.output.objects()[0]["outcomes"] as? [String: Int]
    #expect(outcomes == ["began": 1, "pushed": 1], "\(played.output)")
  }

  private func touch(_ time: String, _ kind: Int, x: String = "5") -> String {
    "{\"type\":3,\"timestamp\":\(time),\"data\":{\"source\":2,\"type\":\(kind),\"x\":\(x),\"y\":400}}\n"
  }

  @Test("whatever a file says, what comes out can be packed and played")
  func extremes() throws {
    let numbers = [
      "0", "-1", "1e15", "8.64e15", "8.7e15", "-8.64e15", "1e300", "-1.7e308", "1.7e308",
      "9223372036854775807", "1e-300",
    ]
    var text = ""
    for (index, number) in numbers.enumerated() {
      text += touch(number, index % 2 == 0 ? 7 : 9) + touch("16", index % 2 == 0 ? 9 : 7, x: number)
      text += "{\"type\":3,\"timestamp\":5,\"data\":{\"source\":6,\"positions\":"
      text += "[{\"x\":9,\"y\":9,\"timeOffset\":\(number)}],\"pointerId\":\(number)}}\n"
    }
    let (recorded, run) = try imported(text)
    #expect(run.status == 0, "\(run.errors)")
    try recorded.folder.write("made.trace", run.output)
    let packed = try recorded.run("pack", "made.trace").output
    let played = try recorded.run("replay", "--no-plugins", "--check", input: packed)
    #expect(played.status == 0, "\(played.output)")
  }

  @Test("a finger that moves without end becomes lines that can be read")
  func longDrag() throws {
    var text = touch("0", 7)
    for step in 1...25_000 {
      text += "{\"type\":3,\"timestamp\":\(step * 16),\"data\":{\"source\":6,\"positions\":"
      text += "[{\"x\":\(5 + step % 300),\"y\":400,\"timeOffset\":0}]}}\n"
    }
    let (recorded, run) = try imported(text + touch("500000", 9))
    let longest = run.output.split(separator: "\n").map(\.utf8.count).max() ?? 0
    #expect(longest < 1 << 20 && run.output.contains("\"ended\""))
    try recorded.folder.write("made.trace", run.output)
    let packed = try recorded.run("pack", "made.trace").output
    let played = try recorded.run("replay", "--no-plugins", "--check", input: packed)
    #expect(played.status == 0, "\(played.output)")
  }

  @Test("what is approximate is said")
  func approximations() throws {
    let (_, run) = try imported(Self.oneLine)
    #expect(run.errors.contains("5 touches"))
    #expect(run.errors.contains("moves of 10 pt and more only"))
    #expect(run.errors.contains("a touch that the system cancelled looks like one that ended"))
    #expect(run.errors.contains("the screens are those of the scene"))
  }

  @Test("without a scene there is one screen to leave; a cancel that is written is one")
  func withoutScene() throws {
    let cancelled = Self.oneLine.replacingOccurrences(of: "\"type\":9", with: "\"type\":10")
    let (_, run) = try imported(cancelled, scene: false)
    #expect(run.status == 0)
    #expect(run.output.contains("\"cancelled\""))
  }

  @Test(
    "other events are passed over, whatever they hold",
    arguments: [
      #"{"type":3}"#, #"{"type":3,"timestamp":1,"data":{"source":2,"type":7}}"#,
      #"{"type":3,"timestamp":1,"data":{"source":6,"positions":7}}"#, "7", "[[],[7]]",
      #"{"type":5,"timestamp":1,"data":{"tag":"x"}}"#,
    ])
  func others(_ event: String) throws {
    let (_, run) = try imported(event + "\n" + Self.oneLine)
    #expect(run.status == 0)
    #expect(run.errors.contains("5 touches"))
  }

  @Test("a line that is no JSON is told with its number")
  func wrong() throws {
    let (_, run) = try imported(Self.oneLine + "{oops\n")
    #expect(run.status == 1)
    #expect(run.errors.contains("replay.json: line 3: no JSON at column 2"), "\(run.errors)")
  }
}
