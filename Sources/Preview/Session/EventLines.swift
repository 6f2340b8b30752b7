/// Lines of what happened, numbered from 0. Only so many of the last are kept.
struct EventLines {
  private static let most = 20_000

  private var lines: [String] = []
  private var dropped = 0

  /// The number of the next line.
  var end: Int { dropped + lines.count }

  mutating func append(_ line: String) {
    lines.append(line)
    guard lines.count > Self.most else { return }
    lines.removeFirst(Self.most / 2)
    dropped += Self.most / 2
  }

  /// Forgets the lines from `number` on.
  mutating func cut(at number: Int) {
    lines.removeLast(min(max(end - number, 0), lines.count))
  }

  /// Those of the range that are kept.
  subscript(_ range: Range<Int>) -> ArraySlice<String> {
    let kept = range.clamped(to: dropped..<end)
    return lines[(kept.lowerBound - dropped)..<(kept.upperBound - dropped)]
  }
}
