package import NavhostNavigation
package import NavhostSupport

/// A decision. Two are the same where what was asked, the answer and its reason are: who was asked last,
/// and had nothing to say, makes no difference.
package struct Decided: Equatable, Sendable {
  package var kind: String
  package var className: String?
  package var source: String?
  package var outcome: String
  package var reason: String?
  /// Of a recording of level 3 or older, the reason with its former words, where today's host has others.
  var formerReason: String?
  /// The last of those who were asked: a guard, a plugin, or `hook`.
  package var by: String?
  package var steps: [Explanation.Step]
  /// What was done, as JSON with sorted keys; nil for nothing.
  package var actions: JSONValue?
  /// What was asked where it waits for an answer, in the same way.
  package var question: JSONValue?

  package init(
    kind: String, className: String? = nil, source: String? = nil, outcome: String,
    reason: String? = nil, by: String? = nil, steps: [Explanation.Step] = []
  ) {
    self.kind = kind
    self.className = className
    self.source = source
    self.outcome = outcome
    self.reason = reason
    self.by = by
    self.steps = steps
  }

  package static func == (left: Decided, right: Decided) -> Bool {
    left.kind == right.kind && left.outcome == right.outcome
      && left.className.isExactly(right.className)
      && left.source == right.source && left.hasReason(of: right)
      && left.actions == right.actions
      && (left.question == nil || right.question == nil || left.question == right.question)
  }
}

extension Decided {
  private func hasReason(of other: Decided) -> Bool {
    reason.isExactly(other.reason) || formerReason != nil && formerReason.isExactly(other.reason)
      || other.formerReason != nil && reason.isExactly(other.formerReason)
  }
}

extension Decided {
  /// The decision that an event tells of; nil where it tells of something else.
  package init?(_ event: Event) {
    guard event.name == .decision, let explanation = event.explanation else { return nil }
    self.init(
      kind: explanation.subject.rawValue, className: event.controller?.className,
      source: explanation.source?.rawValue, outcome: explanation.outcome,
      reason: explanation.reason, by: explanation.steps.last?.by, steps: explanation.steps)
  }

  /// Whether nobody leaves, or not yet.
  var isRefusal: Bool { outcome == "blocked" || outcome == "deferred" }

  private static let keys: [StaticString] = [
    "kind", "class", "source", "outcome", "reason", "by", "actions", "question",
  ]

  private static let beginning = Array("{\"d\":".utf8)

  /// Whether a line tells of a decision, as recordings have it.
  static func isTold(by line: ArraySlice<UInt8>) -> Bool { line.starts(with: beginning) }

  /// The decision that such a line tells of; nothing else of it is put together.
  ///
  /// - Throws: `TraceError` where something is missing.
  init(line: ArraySlice<UInt8>) throws(TraceError) {
    let texts: [String?]
    do {
      texts = try JSONParser.texts(Self.keys, in: line)
    } catch {
      throw TraceError(error.description)
    }
    guard let kind = texts[0], let outcome = texts[3] else { throw Self.incomplete }
    self.init(
      kind: kind, className: texts[1], source: texts[2], outcome: outcome, reason: texts[4],
      by: texts[5])
    actions = try Self.parsed(texts[6])?.compared
    question = try Self.parsed(texts[7])?.compared
  }

  private static func parsed(_ text: String?) throws(TraceError) -> JSONValue? {
    guard let text, text != "[]" else { return nil }
    do {
      return try JSONParser.parse(text.utf8)
    } catch {
      throw TraceError(error.description)
    }
  }

  private static let incomplete = TraceError("a decision without kind or outcome")

  /// The decision that a line of a trace tells of.
  ///
  /// - Throws: `TraceError` where something is missing.
  init(_ json: JSONValue) throws(TraceError) {
    guard let kind = json["kind"]?.text, let outcome = json["outcome"]?.text else {
      throw Self.incomplete
    }
    self.init(
      kind: kind, className: json["class"]?.text, source: json["source"]?.text, outcome: outcome,
      reason: json["reason"]?.text, by: json["by"]?.text)
    actions = json["actions"]?.compared
    question = json["question"]?.compared
  }
}

extension JSONValue {
  /// To be compared: with sorted keys and without nulls; nil where nothing is left.
  fileprivate var compared: JSONValue? {
    switch self {
    case .null: return nil
    case .array(let values):
      if values.isEmpty { return nil }
      return .array(values.map { $0.compared ?? .null })
    case .object(let members):
      let kept = members.compactMap { member in
        member.value.compared.map { Member(member.key, $0) }
      }
      return .object(kept.sorted { $0.key < $1.key })
    default: return self
    }
  }
}

extension Decided {
  /// Adds what was done and, where it waits, what is asked, as a recording has them.
  mutating func add(_ actions: [Action], _ question: Question?, _ writer: TraceValueWriter) {
    if actions.isEmpty {
      self.actions = nil
    } else {
      self.actions = Self.compared { writer.write(actions, to: &$0) }
    }
    self.question = question.flatMap { question in
      Self.compared { writer.write(question, to: &$0) }
    }
  }

  private static func compared(_ write: (inout JSONWriter) -> Void) -> JSONValue? {
    var json = JSONWriter()
    write(&json)
    return (try? JSONParser.parse(json.bytes))?.compared
  }
}
