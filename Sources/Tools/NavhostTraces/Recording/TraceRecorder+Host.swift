package import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

extension TraceRecorder: HostObserver {
  package func hostWasReset() {
    endSession()
  }

  package func declared(_ className: String, superclass: String?) {
    writeOperation(.class) { json in
      json.string(className)
      if let superclass { json.string(superclass) }
    }
  }

  package func didToggle(_ plugin: Plugin) {
    writeNamed(plugin.isEnabled ? .enable : .disable, plugin.name)
  }

  package func didRecord(_ event: Event) {
    switch event.name {
    case .decision: writeDecision(event)
    case .answer:
      if let reply = Reply(event) { draft.answer(reply, writer) }
    case .load: host.plugins.first { event.plugin.isExactly($0.name) }.map(writeLoad)
    case .reload: writeNamed(.reload, event.plugin ?? "")
    case .unload: writeNamed(.unload, event.plugin ?? "")
    default: break
    }
  }

  package func asked(_ hook: HookName, _ controller: Controller) { draft.ask(hook, controller) }

  package func failure(of call: ObservedCall) -> LuaError? { nil }

  /// A hook may never return: what led to it is written before it runs.
  package func began(_ call: ObservedCall) {
    endTouches()
    hand()
    calls.append(OpenCall(call: call))
  }

  package func asksNext() {
    guard !calls.isEmpty else { return }
    calls[calls.count - 1].did.beginObject()
    calls[calls.count - 1].did.key("next")
    calls[calls.count - 1].did.boolean(true)
    calls[calls.count - 1].did.endObject()
  }

  package func performs(_ action: Action, in call: ObservedCall) {
    guard let last = calls.indices.last, calls[last].call.isOfScript else { return }
    calls[last].did.beginObject()
    calls[last].did.key("perform")
    calls[last].did.beginArray()
    calls[last].did.string(action.name)
    if let data = action.data { writer.write(data.lua, path: TracePath.data, to: &calls[last].did) }
    calls[last].did.endArray()
    calls[last].did.endObject()
  }

  package func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
    guard let open = calls.popLast() else { return }
    if case .suspended = result, !calls.isEmpty { calls[calls.count - 1].waitsForNext = true }
    guard isInSession else { return }
    if open.call.isOfScript {
      write(open, result, call)
    } else if case .failed(let error) = result, error.code.isDeadline {
      write(open, result, call)
    }
  }

  private func write(
    _ open: OpenCall, _ result: ObservedCall.Result, _ call: ObservedCall
  ) {
    endTouches()
    json.line(at: host.navigation.time) { json in
      json.field("call", open.call.hook.rawValue)
      json.field("id", open.call.controller.id)
      if let plugin = open.call.plugin {
        json.field("plugin", plugin.name)
      } else if let hook = hooks.first(where: { $0.hook === open.call.script }) {
        json.field("hook", hook.number)
      }
      if !open.did.isEmpty {
        json.key("did")
        json.raw(array: open.did)
      }
      write(result, open, call, to: &json)
    }
    handOver()
  }

  private func write(
    _ result: ObservedCall.Result, _ open: OpenCall, _ call: ObservedCall,
    to json: inout JSONWriter
  ) {
    switch result {
    case .finished(var values):
      while values.last?.isNil == true { values.removeLast() }
      write(values, to: &json)
    case .failed(let error):
      json.field("fail", mask?.scrubbed(error.message) ?? error.message)
      if error.code.isDeadline {
        json.field("deadline", true)
      }
      if let refusal = call.refusal { write([.boolean(false), .string(refusal)], to: &json) }
    case .suspended(let question):
      if open.waitsForNext {
        json.key("waits")
        return json.boolean(true)
      }
      json.key("ask")
      json.beginArray()
      if let question { writer.writeCall(question, to: &json) }
      json.endArray()
    }
  }

  /// What a call answered, as it counted.
  private func write(_ values: [LuaValue], to json: inout JSONWriter) {
    json.key("return")
    json.beginArray()
    for value in values { writer.write(value, to: &json) }
    json.endArray()
  }

  package func read(_ access: HostAccess) -> LuaValue {
    switch access.target {
    case .controller(let controller): readController(controller, access)
    case .data(let table): readTable(table, access)
    case .argument(let kind): addRead(kind, nil, access.field, nil, access, path: "")
    }
    return access.value
  }

  private func readController(_ controller: Controller, _ access: HostAccess) {
    switch access.field {
    case "props": places.add(controller.props, controller.id, "props")
    case "state":
      guard let table = access.value.objectValue.flatMap(host.dataTable) else { return }
      places.add(table, controller.id, "state", access.plugin?.name ?? "")
    case "hook": break
    case let field: addRead(.controller, controller.id, field, nil, access, path: "")
    }
  }

  private func readTable(_ table: DataTable, _ access: HostAccess) {
    guard let place = place(of: table) else { return }
    var path = place.path
    switch access.part {
    case .field(let key):
      path = TracePath.joined(path, key)
      if let inner = access.value.objectValue.flatMap(host.dataTable) {
        places.add(inner, place.controller, path, place.plugin)
      }
      addRead(place, path, access, path: path)
    case .count: addRead(place, "#" + path, access, path: "")
    case .pairs: addRead(place, path, access, path: path)
    }
  }

  private func addRead(
    _ place: TablePlaces.Place, _ field: String, _ access: HostAccess, path: String
  ) {
    if place.isOfApp { return addRead(.app, nil, field, nil, access, path: path) }
    addRead(.controller, place.controller, field, place.plugin, access, path: path)
  }

  private func place(of table: DataTable) -> TablePlaces.Place? {
    table === host.app.table ? .app(table) : places[table]
  }

  private func addRead(
    _ kind: ObjectKind, _ controller: Int?, _ field: String, _ plugin: String?,
    _ access: HostAccess, path: String
  ) {
    guard access.hook?.isYesOrNo == true, isInSession else { return }
    draft.read(
      kind, controller, field, plugin, access.value,
      path: plugin == nil ? path : "", writer)
  }

  package func wrote(_ access: HostAccess) {
    guard let (controller, field, plugin) = place(of: access) else { return }
    if let own = ownControllers[controller]?.controller { changed(own) }
    if access.hook?.isYesOrNo == true { draft.wrote(.controller, controller, field, plugin) }
    guard plugin == nil, access.isByScript || !calls.isEmpty else { return }
    if access.isByScript, !host.isCalling { draft.removeAll() }
    writeSet(controller, field, access.value)
  }

  /// Whose field it is, and whose state; nil where that is not known.
  private func place(of access: HostAccess) -> (controller: Int, field: String, plugin: String?)? {
    switch access.target {
    case .controller(let controller): return (controller.id, access.field, nil)
    case .data(let table):
      guard let place = place(of: table) else { return nil }
      if case .field(let key) = access.part {
        return (place.controller, TracePath.joined(place.path, key), place.plugin)
      }
      return place.isOfApp ? (place.controller, place.path, nil) : nil
    case .argument: return nil
    }
  }
}

extension HostAccess {
  /// The name of the field; `""` where it is none.
  var field: String {
    if case .field(let key) = part { key.stringValue ?? "" } else { "" }
  }
}

extension LuaError.Code {
  /// Whether the clock ended the call.
  var isDeadline: Bool { self == .seconds }
}
