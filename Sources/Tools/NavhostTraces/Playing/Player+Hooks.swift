package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// What a session's script answered and did is played back.
extension Player: HostObserver {
  package func read(_ access: HostAccess) -> LuaValue { values?.read(access) ?? access.value }
  package func wrote(_ access: HostAccess) { values?.wrote(access) }

  package func didCreate(_ controller: Controller) { controllers[controller.id] = controller }

  package func didRecord(_ event: Event) {
    if event.name == .decision, let decided = decided(event) { decisions.append(decided) }
    watcher?.happened(event)
  }

  package func began(_ call: ObservedCall) {
    guard call.isOfScript else { return running.append(PlayedCall(did: [], end: nil)) }
    guard let line = take(call, isDeadline: false) else {
      return running.append(PlayedCall(did: [], end: nil))
    }
    running.append(PlayedCall(did: line.did[...], end: line.end))
  }

  package func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
    _ = running.popLast()
    if values != nil { lastAsked = call.plugin?.name ?? "hook" }
  }

  package func failure(of call: ObservedCall) -> LuaError? {
    if budget.isOver { return LuaError(.runtime, "the session's time is used up") }
    guard !waiting.isEmpty, !call.isOfScript, let line = take(call, isDeadline: true),
      case .fails(let message) = line.end
    else { return nil }
    for entry in line.did { perform(entry) }
    return LuaError(.seconds, message)
  }

  /// The next recorded call of that hook with that controller.
  private func take(_ call: ObservedCall, isDeadline: Bool) -> Trace.CallLine? {
    let place = waiting.firstIndex { line in
      guard line.isDeadline == isDeadline, line.hook == call.hook.rawValue,
        line.controller == call.controller.id
      else { return false }
      if let plugin = call.plugin { return line.plugin.isExactly(plugin.name) }
      return line.number.flatMap { hooks[$0] } === call.script
    }
    return place.map { waiting.remove(at: $0) }
  }

  /// What the Lua function that stands for a recorded hook does next.
  func step(_ call: LuaCall) -> LuaReply {
    guard !running.isEmpty else { return .results }
    while let entry = running[running.count - 1].did.popFirst() {
      if entry["next"]?.boolean == true {
        call.output.push("next")
        return .results
      }
      if let action = entry["perform"]?.array {
        push("perform", action, call)
        return .results
      }
      perform(entry)
    }
    let end = running[running.count - 1].end
    running[running.count - 1].end = nil
    switch end {
    case .values(let values): push("return", values, call)
    case .fails(let message):
      call.output.push("fail")
      call.output.push(message)
    case .asks(let question): push("ask", question, call)
    case .waits, nil: break
    }
    return .results
  }

  private func push(_ word: String, _ values: [JSONValue], _ call: LuaCall) {
    call.output.push(word)
    for value in values.prefix(4) { call.output.push((try? self.value(value)) ?? .nil) }
  }

}

extension Player {
  /// What a hook did, or the app. The session's bounds hold here, too.
  func perform(_ entry: JSONValue) {
    guard let operation = entry["op"]?.text.flatMap(TraceOperation.init),
      operation != .ofHost(.load), operation != .ofHost(.reload)
    else { return }
    try? carryOut(operation, entry)
  }
}
