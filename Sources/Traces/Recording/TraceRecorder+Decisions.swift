internal import Navigation
internal import PluginHost
internal import Support

extension TraceRecorder {
  /// Writes the decision that an event tells, with what its hooks read.
  func writeDecision(_ event: Event) {
    guard isInSession, let decision = Decided(event, host) else { return draft.removeAll() }
    endTouches()
    decisions += 1
    json.beginObject()
    json.key("d")
    json.integer(decisions)
    json.key("t")
    json.seconds(event.time)
    json.key("kind")
    json.string(decision.kind)
    json.key("class")
    json.string(decision.className)
    json.key("id")
    if let id = event.controller?.id { json.integer(id) } else { json.null() }
    json.key("source")
    json.string(decision.source)
    json.key("outcome")
    json.string(decision.outcome)
    json.key("reason")
    json.string(scrubbed(decision.reason))
    json.key("by")
    json.string(decision.by)
    json.key("steps")
    write(decision.steps)
    json.key("reads")
    json.raw(array: draft.reads.bytes)
    json.key("asked")
    json.raw(array: draft.asked.bytes)
    if !draft.answers.bytes.isEmpty {
      json.key("answers")
      json.raw(array: draft.answers.bytes)
    }
    json.endObject()
    json.endLine()
    draft.removeAll()
    handOver()
  }

  private func scrubbed(_ text: String?) -> String? {
    guard let text else { return nil }
    return mask?.scrubbed(text) ?? text
  }

  private func write(_ steps: [Explanation.Step]) {
    json.beginArray()
    for step in steps {
      json.beginObject()
      json.key("by")
      json.string(step.by)
      json.key("answer")
      switch step.answer {
      case .allow, .passed: json.boolean(true)
      case .deny, .refused, .lifted: json.boolean(false)
      case .ask: json.string("ask")
      default: json.null()
      }
      json.key("reason")
      json.string(scrubbed(step.reason))
      json.endObject()
    }
    json.endArray()
  }
}
