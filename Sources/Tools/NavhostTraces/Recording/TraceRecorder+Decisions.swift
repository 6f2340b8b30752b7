internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension TraceRecorder {
  /// Writes the decision that an event tells, with what its hooks read.
  func writeDecision(_ event: Event) {
    guard isInSession, let decision = Decided(event) else { return draft.removeAll() }
    endTouches()
    decisions += 1
    write(decision, of: event, to: &json)
    draft.removeAll()
    handOver()
  }

  private func write(_ decision: Decided, of event: Event, to json: inout JSONWriter) {
    json.beginObject()
    json.field("d", decisions)
    json.field("t", seconds: event.time)
    json.field("kind", decision.kind)
    json.field("class", decision.className)
    json.field("id", event.controller?.id)
    json.field("source", decision.source)
    json.field("outcome", decision.outcome)
    json.field("reason", scrubbed(decision.reason))
    json.field("by", decision.by)
    json.key("steps")
    write(decision.steps, to: &json)
    json.key("actions")
    writer.write(event.explanation?.actions ?? [], to: &json)
    if decision.outcome == Outcome.Kind.deferred.rawValue,
      let question = host.navigation.scene.question
    {
      json.key("question")
      writer.write(question, to: &json)
    }
    json.key("reads")
    json.raw(array: draft.reads)
    json.key("asked")
    json.raw(array: draft.asked)
    if !draft.answers.isEmpty {
      json.key("answers")
      json.raw(array: draft.answers)
    }
    json.endObject()
    json.endLine()
  }

  private func scrubbed(_ text: String?) -> String? {
    guard let text else { return nil }
    return mask?.scrubbed(text) ?? text
  }

  private func write(_ steps: [Explanation.Step], to json: inout JSONWriter) {
    json.beginArray()
    for step in steps {
      json.beginObject()
      json.field("by", step.by)
      json.key("answer")
      switch step.answer {
      case .allow, .satisfied: json.boolean(true)
      case .deny, .refused, .overridden: json.boolean(false)
      case .ask: json.string("ask")
      default: json.null()
      }
      json.field("reason", scrubbed(step.reason))
      json.endObject()
    }
    json.endArray()
  }
}
