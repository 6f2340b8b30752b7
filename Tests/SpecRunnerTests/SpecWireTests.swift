import Expectations
import Testing

@testable import NavhostSpecRunner

/// Events on their way from process to process.
@Suite struct SpecWireTests {
  private let problem = SpecProblem(
    .failure, "a:1: two\nlines ü", file: "a", line: 1, traceback: ["x", "y"],
    difference: ["- 1", "+ 2"])

  private var events: [SpecEvent] {
    [
      .fileBegan("a b\n"),
      .tested(SpecResult(file: "a", name: "passes", line: 3, outcome: .passed, seconds: 0.25)),
      .trouble(file: "a", message: "p.lua:1: x\ny"),
      .reported(file: "a", message: "p.lua:1: skipped"),
      .tested(SpecResult(file: "a", name: "", line: 4, outcome: .pending("12\n34"))),
      .tested(
        SpecResult(
          file: "a", name: "fails", line: 5,
          outcome: .failed([problem, SpecProblem(.error, "")]), seconds: 1)),
      .tested(
        SpecResult(
          file: "a", name: "b c d", blocks: ["b", "c"], line: 6, outcome: .failed([problem]),
          evidence: SpecEvidence(
            frames: [.init(caption: "backButton: blocked", picture: "<svg>\n</svg>")],
            explanation: "pop blocked"))),
      .tested(
        SpecResult(
          file: "a", name: "e", outcome: .passed,
          evidence: SpecEvidence(frames: [], explanation: ""))),
      .problem(file: "a", place: "setup", problem),
      .covered(file: "p.lua", lines: [1: 0, 20: 3]),
      .covered(file: "q.lua", lines: [:]),
      .fileEnded("a", seconds: 2.5),
    ]
  }

  @Test func eventsComeBackAsTheyWere() {
    var reader = WireReader()
    expectEqual(reader.take(events.flatMap(SpecWire.encode)), events)
  }

  @Test func bytesMayComeInPieces() {
    var reader = WireReader()
    var read: [SpecEvent] = []
    for byte in events.flatMap(SpecWire.encode) { read += reader.take([byte]) }
    expectEqual(read, events)
  }

  @Test func whatIsNoEventIsPassedOver() {
    var reader = WireReader()
    expectEqual(reader.take(Array("2\n3\nodd\n".utf8)), [])
    expectEqual(reader.take(Array("1\nx".utf8)), [])
  }
}
