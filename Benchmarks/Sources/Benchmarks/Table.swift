import Foundation

/// A line of the table.
struct Row: Codable {
  var group: String
  var name: String
  var timing: Timing
  /// The fastest round as a multiple of the floor's fastest; nil for a floor.
  var ratio: Double?
  /// What the ratio is meant to stay below.
  var target: Double?
}

/// A figure that is no time.
struct Figure: Codable {
  var name: String
  var value: Double
  var unit: String
  /// What it is meant to stay below, or above where `isFloor`.
  var target: Double?
  var isLeast = false

  var verdict: String {
    guard let target else { return "" }
    return (isLeast ? value >= target : value <= target) ? "ok" : "MISSED"
  }
}

/// What a run of the benchmarks found.
struct Report: Codable {
  var rows: [Row] = []
  var figures: [Figure] = []

  /// Times a floor, the first, and what is compared with it: by the CPU time of this thread, which a busy
  /// machine does not make longer, or by another clock.
  mutating func measure(
    _ group: String, rounds: Int = 101, by clock: clockid_t = CLOCK_THREAD_CPUTIME_ID,
    _ operations: [Operation], targets: [Double?]
  ) {
    let timings = Stopwatch.time(operations, rounds: rounds, by: clock)
    for (index, timing) in timings.enumerated() {
      let row = Row(
        group: group, name: operations[index].name, timing: timing,
        ratio: index == 0 ? nil : timing.ratio, target: targets[index])
      rows.append(row)
      print(Self.line(row))
      fflush(nil)
    }
  }

  mutating func add(_ figure: Figure) {
    figures.append(figure)
    print(Self.line(figure))
    fflush(nil)
  }

  static func header() -> String {
    line([
      "group", "operation", "min", "median", "spread", "allocs", "ratio", "target", "",
    ])
  }

  private static func line(_ row: Row) -> String {
    let verdict = row.target.map { (row.ratio ?? 0) <= $0 ? "ok" : "MISSED" } ?? ""
    return line([
      row.group, row.name, time(row.timing.min), time(row.timing.median),
      String(format: "%.0f %%", row.timing.spread * 100),
      String(format: "%.1f", row.timing.allocations),
      row.ratio.map { String(format: "%.2f", $0) } ?? "floor",
      row.target.map { String(format: "%.1f", $0) } ?? "", verdict,
    ])
  }

  private static func line(_ figure: Figure) -> String {
    let target = figure.target.map { String(format: "%g", $0) } ?? ""
    return line([
      "figure", figure.name, String(format: "%.2f", figure.value) + " " + figure.unit, "", "", "",
      "", target, figure.verdict,
    ])
  }

  private static func line(_ cells: [String]) -> String {
    let widths = [8, 44, 12, 12, 7, 8, 7, 7, 7]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: Swift.max(0, cell.1 - cell.0.count))
      return index < 2 ? cell.0 + padding : padding + cell.0
    }.joined(separator: " ")
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<10_000: String(format: "%.0f ns", nanoseconds)
    case ..<10_000_000: String(format: "%.1f µs", nanoseconds / 1000)
    default: String(format: "%.1f ms", nanoseconds / 1_000_000)
    }
  }
}
