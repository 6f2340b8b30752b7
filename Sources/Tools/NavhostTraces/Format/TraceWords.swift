internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What policies ask of the app and of a person, as a trace has it.
extension TraceValueWriter {
  /// `[{"action", "data", "plugin"}]`.
  func write(_ actions: [Action], to json: inout JSONWriter) {
    json.beginArray()
    for action in actions {
      json.beginObject()
      json.field("action", action.name)
      if let data = action.data {
        json.key("data")
        write(data.lua, path: TracePath.data, to: &json)
      }
      json.field("plugin", action.plugin)
      json.endObject()
    }
    json.endArray()
  }

  /// What is asked, with the fields of `nav.question()`.
  func write(_ question: Question, to json: inout JSONWriter) {
    json.beginObject()
    for (name, value) in question.fields {
      json.key(escaping: name)
      write(value, to: &json)
    }
    json.endObject()
  }

  private func write(_ value: EventValue, to json: inout JSONWriter) {
    switch value {
    case .string(let text): write(LuaValue.string(text), to: &json)
    case .boolean(let flag): json.boolean(flag)
    case .data(let data): write(data.lua, path: TracePath.data, to: &json)
    default: json.null()
    }
  }

  /// What the function is given that asks; of another than `confirm` its name comes last.
  func writeCall(_ question: Question, to json: inout JSONWriter) {
    switch question.kind {
    case .confirm:
      write(LuaValue.string(question.message), to: &json)
      json.beginObject()
      json.field("ok", question.ok)
      json.field("cancel", question.cancel)
      json.field("destructive", question.destructive)
      if question.style != .alert { json.field("style", question.style.rawValue) }
      json.endObject()
    case .choose:
      write(LuaValue.string(question.message), to: &json)
      write(question.choices, to: &json)
      json.beginObject()
      json.field("style", question.style.rawValue)
      json.endObject()
      json.string(question.kind.rawValue)
    case .await:
      json.string(question.action ?? "")
      write(question.data?.lua ?? .nil, to: &json)
      json.beginObject()
      if let timeout = question.timeout {
        json.key("timeout")
        json.number(timeout)
      }
      json.endObject()
      json.string(question.kind.rawValue)
    }
  }

  private func write(_ choices: [Question.Choice], to json: inout JSONWriter) {
    json.beginArray()
    for choice in choices {
      json.beginObject()
      json.field("id", choice.id)
      json.key("title")
      write(LuaValue.string(choice.title), to: &json)
      json.field("style", choice.style.rawValue)
      json.endObject()
    }
    json.endArray()
  }

  /// A reply, as the line of a decision and that of a handler have it: true, false, the id of a choice,
  /// or `{"data":…}`, `{"data":false,"reason":REASON}` or `{"failed":REASON}`.
  func write(_ reply: Reply, to json: inout JSONWriter) {
    switch reply {
    case .accepted(let accepted): json.boolean(accepted)
    case .choice(let id): json.string(id)
    case .data(let data):
      json.beginObject()
      json.key("data")
      write(data.lua, path: TracePath.data, to: &json)
      json.endObject()
    case .refused(let reason):
      json.beginObject()
      json.field("data", false)
      json.key("reason")
      write(.string(reason), to: &json)
      json.endObject()
    case .failed(let reason):
      json.beginObject()
      json.key("failed")
      write(.string(reason), to: &json)
      json.endObject()
    }
  }
}

extension Reply {
  /// The reply that a line tells of; nil where it is none.
  init?(_ json: JSONValue) {
    switch json {
    case .boolean(let accepted): self = .accepted(accepted)
    case .string(let id): self = .choice(id)
    default:
      if let reason = json["failed"]?.text {
        self = .failed(reason: reason)
      } else if json["data"]?.boolean == false, let reason = json["reason"]?.text {
        self = .refused(reason: reason)
      } else if let data = json["data"], let value = try? TraceValue.lua(data, { _ in .nil }),
        let data = try? AppData(value, { _ in nil })
      {
        self = .data(data)
      } else {
        return nil
      }
    }
  }

  /// What an `answer` event tells; nil of a question that was dropped.
  init?(_ event: Event) {
    if case .boolean(true)? = event["dropped"] { return nil }
    let isOfApp = if case .string("await")? = event["kind"] { true } else { false }
    if isOfApp, case .boolean(false)? = event["answer"], case .string(let reason)? = event["reason"]
    {
      self = .refused(reason: reason)
      return
    }
    switch event["answer"] {
    case .boolean(let accepted)?: self = isOfApp ? .data(.boolean(accepted)) : .accepted(accepted)
    case .string(let text)?: self = isOfApp ? .data(.string(text)) : .choice(text)
    case .data(let data)?: self = .data(data)
    default:
      guard case .string(let reason)? = event["reason"] else { return nil }
      self = .failed(reason: reason)
    }
  }
}
