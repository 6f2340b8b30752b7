import Expectations
import Testing

@testable import navhost

@Suite struct FlameGraphTests {
  private let graph = FlameGraph([
    (["busy", "shouldPop", "work <a>"], 60), (["busy", "shouldPop"], 20),
    (["idle", "backTitle"], 20),
  ])

  private func widths(_ svg: String) -> [String: String] {
    var widths: [String: String] = [:]
    for line in svg.split(separator: "\n") where line.hasPrefix("<g>") {
      let name = line.dropFirst("<g><title>".count).prefix { $0 != ":" }
      widths[String(name)] = line.split(separator: " width=\"").last.map {
        String($0.prefix { $0 != "\"" })
      }
    }
    return widths
  }

  @Test func aFunctionIsAsWideAsWhatItUsed() {
    expectEqual(
      widths(graph.svg),
      [
        "all": "1200.00", "busy": "960.00", "shouldPop": "960.00", "work &lt;a&gt;": "720.00",
        "idle": "240.00", "backTitle": "240.00",
      ])
  }

  @Test func whatWasCalledStandsBelowAndBeside() {
    #expect(
      graph.svg.contains("<title>idle: 20 units, 20.0 %</title><rect x=\"960.00\" y=\"18.00\""))
    #expect(
      graph.svg.contains(
        "<title>work &lt;a&gt;: 60 units, 60.0 %</title><rect x=\"0.00\" y=\"54.00\""))
  }

  @Test func theOrderOfStacksDoesNotMatter() {
    let other = FlameGraph([
      (["idle", "backTitle"], 20), (["busy", "shouldPop"], 20),
      (["busy", "shouldPop", "work <a>"], 60),
    ])
    expectEqual(other.svg, graph.svg)
  }

  @Test func withoutAnyStackThereIsTheRootAlone() {
    expectEqual(widths(FlameGraph([]).svg), ["all": "1200.00"])
  }
}
