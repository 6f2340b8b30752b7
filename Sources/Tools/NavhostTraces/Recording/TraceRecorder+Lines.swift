internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension TraceRecorder {
  /// Begins the session where it has not begun: its header, then the hooks and the inline plugins that
  /// stand already.
  func beginSession() {
    guard !isInSession else { return }
    isInSession = true
    decisions = 0
    writeHeader()
    writeTextsOfLoads()
    let inline = host.plugins.filter(\.isInline).sorted { $0.handle < $1.handle }
    for plugin in inline { writeLoad(plugin) }
    for hook in hooks { writeHook(hook) }
    let app = host.app.table
    if !app.isEmpty { writeSet(0, "app", DataValue.table(app).lua) }
  }

  /// The session is over; an empty one was never begun.
  func endSession() {
    endTouches()
    if isInSession { warm = host.plugins.map { ($0, $0.generation) } }
    isInSession = false
    draft.removeAll()
    fingers = []
    texts.endSession()
    places.removeAll()
    hooks = []
    ownControllers = [:]
    handOver()
  }

  /// Most sessions have the header of the one before.
  private func writeHeader() {
    let header = header
    if let last = lastHeader, last.header == header { return json.raw(line: last.line) }
    var line = JSONWriter()
    header.write(to: &line)
    let written = WrittenHeader(header, Array(line.bytes))
    json.raw(line: written.line)
    lastHeader = written
  }

  private var header: TraceHeader {
    TraceHeader(
      configuration: host.navigation.configuration, limits: host.limits,
      plugins: host.plugins.filter { !$0.isInline }.sorted { $0.handle < $1.handle }.map(entry),
      classes: host.classes.superclasses, masked: mask?.paths ?? [],
      language: host.language)
  }

  func entry(of plugin: Plugin) -> TraceHeader.PluginEntry {
    TraceHeader.PluginEntry(
      name: plugin.name, version: plugin.manifest.version, sha256: hash(of: plugin),
      isEnabled: plugin.isEnabled, isQuarantined: plugin.isQuarantined,
      isWarm: warm.contains { $0.plugin === plugin && $0.generation == plugin.generation },
      options: plugin.options.flatMap(options))
  }

  private func options(_ table: DataTable) -> JSONValue? {
    var json = JSONWriter()
    writer.write(DataValue.table(table).lua, to: &json)
    return try? JSONParser.parse(json.bytes)
  }

  /// Writes `{"t":…,"op":NAME,…,"args":[…]}`.
  ///
  /// - Parameters:
  ///   - number: of the stack that it is an operation of.
  ///   - id: of the controller that it makes.
  func writeOperation(
    _ operation: TraceOperation.OfHost, making id: Int? = nil,
    _ arguments: (inout JSONWriter) -> Void
  ) {
    writeOperation(operation.rawValue, making: id, arguments)
  }

  func writeOperation(
    _ name: String, on number: Int? = nil, making id: Int? = nil, fails: Bool = false,
    _ arguments: (inout JSONWriter) -> Void
  ) {
    write(name) { json in
      if let number { json.field("nav", number) }
      if let id { json.field("id", id) }
      json.key("args")
      json.beginArray()
      arguments(&json)
      json.endArray()
      if fails { json.field("fails", true) }
    }
  }

  /// Writes an operation: a line of its own, or a part of what the hook did that runs.
  private func write(_ name: String, _ fields: (inout JSONWriter) -> Void) {
    if host.isCalling {
      if let last = calls.indices.last { Self.add(name, fields, to: &calls[last].did) }
      return
    }
    if let last = handlers.indices.last { return Self.add(name, fields, to: &handlers[last].did) }
    guard isInSession else { return }
    endTouches()
    json.line(at: host.navigation.time) { json in
      json.field("op", name)
      fields(&json)
    }
    handOver()
  }

  private static func add(
    _ name: String, _ fields: (inout JSONWriter) -> Void, to did: inout JSONWriter
  ) {
    did.beginObject()
    did.field("op", name)
    fields(&did)
    did.endObject()
  }

  func writeLoad(_ plugin: Plugin) {
    writeOperation(.load) { json in
      if plugin.isInline {
        writeInline(plugin, to: &json)
      } else {
        entry(of: plugin).write(to: &json)
      }
    }
  }

  /// What an inline plugin says of itself, and its hooks with the number of their parameters.
  private func writeInline(_ plugin: Plugin, to json: inout JSONWriter) {
    let manifest = plugin.manifest
    json.beginObject()
    json.field("inline", true)
    json.field("name", manifest.name)
    json.field("priority", manifest.priority)
    json.key("controllers")
    json.value(.array(manifest.controllers.patterns.map { .string($0) }))
    json.key("sources")
    json.value(.array(manifest.sources.map(\.rawValue).sorted().map { .string($0) }))
    json.field("onError", manifest.onError.rawValue)
    json.key("hooks")
    json.beginObject()
    for name in HookName.allCases where name.isPerController {
      guard let hook = plugin.loaded.hooks[name] else { continue }
      json.key(escaping: name.rawValue)
      json.integer(hook.wraps ? 3 : 2)
    }
    json.endObject()
    json.endObject()
  }

  func writeNamed(_ operation: TraceOperation.OfHost, _ plugin: String) {
    writeOperation(operation) { $0.string(plugin) }
  }

  func writeHook(_ hook: RecordedHook) {
    writeOperation(.hook) { json in
      json.integer(hook.number)
      json.string(hook.hook.name.rawValue)
      json.integer(hook.hook.hook.wraps ? 3 : 2)
      if let className = hook.className { json.string(className) }
      if let controller = hook.controller { json.integer(controller) }
    }
  }

  /// What a hook wrote, or a script outside of hooks; a field of `app` is no controller's, 0.
  func writeSet(_ controller: Int, _ field: String, _ value: LuaValue) {
    let path = field.hasPrefix("props") || controller == 0 ? field : ""
    if controller == 0 { beginSession() }
    write(TraceOperation.OfHost.set.rawValue) { json in
      if controller != 0 { json.field("id", controller) }
      json.field("field", field)
      json.key("value")
      writer.write(value, path: path, to: &json)
    }
  }

  /// Writes the touches that were held back, and the step of the clock after them.
  func endTouches() {
    guard !batch.touches.isEmpty else { return }
    let ended = batch
    batch = TouchBatch()
    json.line(at: ended.time) { json in
      json.field("nav", ended.navigation)
      json.key("touches")
      json.beginArray()
      for touch in ended.touches { touch.write(to: &json) }
      json.endArray()
    }
    guard let advance = ended.advance else { return }
    json.line(at: advance.time) { json in
      json.field("op", "advance")
      json.field("nav", ended.navigation)
      json.key("args")
      json.beginArray()
      json.number(advance.seconds)
      json.endArray()
    }
  }
}

extension TouchBatch.Touch {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginArray()
    json.plainNumber(delay)
    json.string(phase.rawValue)
    json.plainNumber(point.x)
    json.plainNumber(point.y)
    json.integer(finger)
    json.endArray()
  }
}

extension JSONWriter {
  /// A line of a trace: an object that begins with the time, in seconds.
  mutating func line(at time: Double, _ fields: (inout JSONWriter) -> Void) {
    beginObject()
    field("t", seconds: time)
    fields(&self)
    endObject()
    endLine()
  }
}
