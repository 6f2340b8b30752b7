internal import NavhostNavigation
internal import NavhostSupport

/// An event as one line for a person.
enum EventLine {
  static func json(_ event: Event) -> String {
    var words = [event.name.rawValue]
    if let controller = event.controller { words.append(controller.className) }
    if let plugin = event.plugin { words.append(plugin) }
    let details = event.details.map { "\($0.key)=\(Plain.line("\($0.value)", limit: 200))" }
    return JSONObject([
      ("time", JSONText.string(time(event.time))), ("name", JSONText.string(event.name.rawValue)),
      ("text", JSONText.string((words.dropFirst() + details).joined(separator: " "))),
    ]).text
  }

  /// Seconds with three digits after the point.
  static func time(_ seconds: Double) -> String {
    let thousandths = Int((min(max(seconds, 0), 1e9) * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

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
