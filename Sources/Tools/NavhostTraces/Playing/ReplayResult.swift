internal import NavhostSupport

/// The first decision in which two runs of a session differ.
package struct Difference: Equatable, Sendable {
  /// The decision's number, from 1.
  package var index: Int
  /// Nil where that run had no more decisions.
  package var was: Decided?
  package var now: Decided?

  /// The first difference of two lists of decisions; nil where they are the same.
  package init?(_ was: [Decided], _ now: [Decided]) {
    let shared = min(was.count, now.count)
    let index = (0..<shared).first { was[$0] != now[$0] } ?? shared
    guard index < max(was.count, now.count) else { return nil }
    self.init(
      index: index + 1, was: index < was.count ? was[index] : nil,
      now: index < now.count ? now[index] : nil)
  }

  package init(index: Int, was: Decided?, now: Decided?) {
    self.index = index
    self.was = was
    self.now = now
  }

  package var className: String? { was?.className ?? now?.className }
  package var source: String? { was?.source ?? now?.source }

  /// Whether the outcomes or the reasons differ; else it is what was asked or done.
  var isInAnswer: Bool { was?.outcome != now?.outcome || was?.reason != now?.reason }

  /// The plugin to name: the one that refused or asked, if only one side did.
  package var by: String? {
    if now?.isRefusal == true { return now?.by }
    if was?.isRefusal == true { return was?.by }
    return now?.by ?? was?.by
  }
}

/// What came of playing one session: a line of JSON.
package struct ReplayResult {
  package var session: String
  package var decisions: [Decided]
  package var difference: Difference?
  package var isMasked: Bool
  /// Plugins that kept something outside `state` from the session before.
  package var warm: [String] = []
  /// Whether it differs only because a policy that asks and says nothing counted otherwise when it was recorded.
  package var isForSilence = false
  /// What cannot be done in a recording that does not tell whether it could be when it was made.
  package var unclear: String?

  /// Whether the plugins decide otherwise than they did.
  package var isChanged: Bool { difference != nil && !isForSilence }

  package var line: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("session", session)
    json.field("decisions", decisions.count)
    json.field("same", difference == nil)
    json.key("first")
    if let difference { Self.write(difference, to: &json) } else { json.null() }
    json.key("outcomes")
    writeOutcomes(to: &json)
    if isMasked {
      json.field("masked", true)
    }
    if isForSilence {
      json.field("silence", true)
    }
    if let unclear {
      json.field("unclear", unclear)
    }
    if !warm.isEmpty {
      json.key("warm")
      json.value(.array(warm.map { .string($0) }))
    }
    json.endObject()
    return Array(json.bytes)
  }

  private func writeOutcomes(to json: inout JSONWriter) {
    var counts: [(outcome: String, count: Int)] = []
    for decision in decisions {
      if let place = counts.firstIndex(where: { $0.outcome == decision.outcome }) {
        counts[place].count += 1
      } else {
        counts.append((decision.outcome, 1))
      }
    }
    json.beginObject()
    for (outcome, count) in counts.sorted(by: { $0.outcome < $1.outcome }) {
      json.key(escaping: outcome)
      json.integer(count)
    }
    json.endObject()
  }

  private static func write(_ difference: Difference, to json: inout JSONWriter) {
    json.beginObject()
    json.field("index", difference.index)
    json.field("kind", difference.was?.kind ?? difference.now?.kind)
    json.field("class", difference.className)
    json.field("source", difference.source)
    let isInAnswer = difference.isInAnswer
    json.key("was")
    write(difference.was, inFull: !isInAnswer, to: &json)
    json.key("now")
    write(difference.now, inFull: !isInAnswer, to: &json)
    json.endObject()
  }

  private static func write(_ decided: Decided?, inFull: Bool, to json: inout JSONWriter) {
    json.beginObject()
    json.field("answer", decided?.outcome)
    json.field("reason", decided?.reason)
    json.field("by", decided?.by)
    if inFull {
      for (key, value) in [("question", decided?.question), ("actions", decided?.actions)] {
        guard let value else { continue }
        json.key(escaping: key)
        json.value(value)
      }
    }
    json.endObject()
  }
}

/// A line that is no session, or a session that could not be played.
package struct ErrorLine: Error {
  package var number: Int
  package var message: String
  /// Named where the number is that of the line in its file.
  package var file: String?

  package init(_ number: Int, _ message: String, file: String? = nil) {
    self.number = number
    self.message = message
    self.file = file
  }

  package var line: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if let file {
      json.field("file", file)
    }
    json.field("line", number)
    json.field("error", Plain.escaped(message, limit: 1000))
    json.endObject()
    return Array(json.bytes)
  }
}
