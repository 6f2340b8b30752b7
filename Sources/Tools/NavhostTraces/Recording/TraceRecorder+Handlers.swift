internal import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// What the app did because policies asked it to: a line for each, after those of what it led to.
extension TraceRecorder {
  package func handling(_ action: String, _ controller: Controller) {
    endTouches()
    handlerCount += 1
    handlers.append(
      OpenHandler(
        action: action, controller: controller.id, number: handlerCount, draft: draft))
    draft = DecisionDraft()
  }

  package func handled(_ answer: HandlerAnswer?) {
    guard let open = handlers.popLast() else { return }
    draft = open.draft
    if case .reply(let reply)? = answer { draft.answer(reply, writer) }
    guard isInSession else { return }
    json.line(at: host.navigation.time) { json in
      json.field("handler", open.action)
      json.field("id", open.controller)
      json.field("number", open.number)
      if !open.did.isEmpty {
        json.key("did")
        json.raw(array: open.did)
      }
      write(answer, to: &json)
    }
  }

  private func write(_ answer: HandlerAnswer?, to json: inout JSONWriter) {
    switch answer {
    case .reply(let reply)?:
      json.key("answer")
      writer.write(reply, to: &json)
    case .later?:
      json.key("waits")
      json.boolean(true)
    case nil: break
    }
  }
}
