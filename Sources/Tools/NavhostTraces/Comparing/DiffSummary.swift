package import NavhostSupport

/// What two folders of plugins make of many sessions, in numbers that can be added up.
package struct DiffSummary: Equatable, Sendable {
  /// Sessions that were compared.
  package var sessions = 0
  /// Sessions in which a decision differs.
  package var changed = 0
  /// Decisions that were compared.
  package var decisions = 0
  /// Decisions after the first difference of their session, which say nothing any more.
  package var skipped = 0
  /// Decisions that cannot be asked again from what was recorded with them.
  package var unknown = 0
  /// Changed sessions by what their first difference is about. What has no name counts as `null`.
  package var classes: [ExactName: Int] = [:]
  package var sources: [ExactName: Int] = [:]
  package var plugins: [ExactName: Int] = [:]

  package init() {}

  /// Counts a session.
  ///
  /// - Parameter decisions: how many of them were compared.
  package mutating func add(
    _ difference: Difference?, decisions: Int, skipped: Int, unknown: Int = 0
  ) {
    sessions += 1
    self.decisions += decisions
    self.skipped += skipped
    self.unknown += unknown
    guard let difference else { return }
    changed += 1
    classes[difference.className ?? "null", default: 0] += 1
    sources[difference.source ?? "null", default: 0] += 1
    plugins[difference.by ?? "null", default: 0] += 1
  }

  package static func + (left: DiffSummary, right: DiffSummary) -> DiffSummary {
    var sum = left
    sum.sessions += right.sessions
    sum.changed += right.changed
    sum.decisions += right.decisions
    sum.skipped += right.skipped
    sum.unknown += right.unknown
    sum.classes.merge(right.classes, uniquingKeysWith: +)
    sum.sources.merge(right.sources, uniquingKeysWith: +)
    sum.plugins.merge(right.plugins, uniquingKeysWith: +)
    return sum
  }
}

extension DiffSummary {
  /// One line of JSON, its keys sorted.
  package var line: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("by")
    json.beginObject()
    for (name, counts) in [("class", classes), ("plugin", plugins), ("source", sources)] {
      json.key(escaping: name)
      json.beginObject()
      for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
        json.key(escaping: key.text)
        json.integer(count)
      }
      json.endObject()
    }
    json.endObject()
    for (name, count) in [
      ("changed", changed), ("decisions", decisions), ("sessions", sessions),
      ("skipped", skipped), ("unknown", unknown),
    ] {
      json.key(escaping: name)
      json.integer(count)
    }
    json.endObject()
    return Array(json.bytes)
  }

  /// Reads a summary line.
  ///
  /// - Throws: `TraceError` where it is none.
  package init(line: [UInt8]) throws(TraceError) {
    let json = try TraceLine.parse(line[...])
    sessions = try Self.count(json, "sessions")
    changed = try Self.count(json, "changed")
    decisions = try Self.count(json, "decisions")
    skipped = try Self.count(json, "skipped")
    unknown = try Self.count(json, "unknown")
    classes = try Self.counts(json, "class")
    sources = try Self.counts(json, "source")
    plugins = try Self.counts(json, "plugin")
  }

  /// With the summary of a line added.
  ///
  /// - Throws: `TraceError` where it is none.
  package func adding(_ line: LineReader.Line) throws(TraceError) -> DiffSummary {
    switch line {
    case .line(let bytes), .unfinished(let bytes): self + (try DiffSummary(line: bytes))
    case .tooLong: throw TraceError("no summary: the line is too long")
    }
  }

  private static let maxCounted = 1 << 48

  private static func count(_ json: JSONValue, _ key: String) throws(TraceError) -> Int {
    guard let count = json[key]?.integer, (0...maxCounted).contains(count) else {
      throw TraceError("no summary: \"\(key)\" must be a count")
    }
    return count
  }

  private static func counts(
    _ json: JSONValue, _ key: String
  ) throws(TraceError) -> [ExactName: Int] {
    guard let members = json["by"]?[key]?.members else {
      throw TraceError("no summary: \"by\" must have \"\(key)\"")
    }
    var counts: [ExactName: Int] = [:]
    for member in members {
      guard let count = member.value.integer, (0...maxCounted).contains(count) else {
        throw TraceError("no summary: a count of \"\(key)\" is none")
      }
      counts[member.key] = count
    }
    return counts
  }

  /// For a person.
  package var text: String {
    var lines = [
      "\(changed) of \(sessions) sessions change",
      "\(decisions) decisions compared, \(skipped) skipped after a first difference, "
        + "\(unknown) unknown",
    ]
    for (name, counts) in [("class", classes), ("source", sources), ("plugin", plugins)] {
      let most = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
      if most.isEmpty { continue }
      lines.append(
        "by \(name): "
          + most.map { "\(Plain.line($0.key.text, limit: 60)) \($0.value)" }
          .joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }
}
