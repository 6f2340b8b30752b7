import Expectations
import NavhostSupport
import NavhostTraces
import Testing

@Suite("Summaries that are added up")
struct DiffSummaryTests {
  private static let names = ["Editor", "null", "Ä\n\"", "plugin/1", ""]

  private static func summary(_ random: inout SeededRandom) -> DiffSummary {
    var summary = DiffSummary()
    for _ in 0..<random.below(6) {
      var decided = Decided(kind: "pop", outcome: "blocked")
      decided.className = random.once(in: 4) ? nil : random.pick(names)
      decided.source = random.once(in: 4) ? nil : random.pick(names)
      decided.by = random.once(in: 4) ? nil : random.pick(names)
      let difference = Difference(
        index: 1, was: random.once(in: 2) ? nil : decided, now: random.once(in: 2) ? nil : decided)
      summary.add(
        random.once(in: 3) ? nil : difference, decisions: random.below(1000),
        skipped: random.below(1000), unknown: random.below(3))
    }
    return summary
  }

  @Test(
    "grouping and order make no difference, and nothing is the neutral element", arguments: 0..<200)
  func associative(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (a, b, c) = (
      Self.summary(&random), Self.summary(&random), Self.summary(&random)
    )
    expectEqual((a + b) + c, a + (b + c))
    expectEqual(a + b, b + a)
    expectEqual(a + DiffSummary(), a)
    var many = (0..<12).map { _ in Self.summary(&random) }
    let sum = many.reduce(DiffSummary(), +)
    for index in many.indices.reversed() { many.swapAt(index, random.below(index + 1)) }
    let split = random.below(many.count)
    let parts = [many[..<split], many[split...]].map { $0.reduce(DiffSummary(), +) }
    expectEqual((parts[0] + parts[1]).line, sum.line)
  }

  @Test("a line reads back as what was written", arguments: 0..<50)
  func lines(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let summary = Self.summary(&random)
    try expectEqual(DiffSummary(line: summary.line), summary)
    try expectEqual(DiffSummary().adding(.line(summary.line)), summary)
  }

  @Test(
    "what is no summary is refused",
    arguments: [
      "", "7", "{}", #"{"sessions":-1}"#,
      #"{"by":{"class":{"A":1.5},"plugin":{},"source":{}},"changed":0,"decisions":0,"sessions":0,"skipped":0,"unknown":0}"#,
      #"{"by":{"class":{},"plugin":{}},"changed":0,"decisions":0,"sessions":0,"skipped":0,"unknown":0}"#,
      #"{"by":{"class":{},"plugin":{},"source":{}},"changed":0,"decisions":0,"sessions":9223372036854775807,"skipped":0,"unknown":0}"#,
    ])
  func wrong(_ line: String) {
    #expect(throws: TraceError.self) { try DiffSummary(line: Array(line.utf8)) }
  }
}
