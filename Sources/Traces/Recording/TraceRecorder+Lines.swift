internal import Lua
internal import Navigation
internal import PluginHost
internal import Support

extension TraceRecorder {
  /// Begins the session where it has not begun: its header, then the hooks and the inline plugins that
  /// stand already.
  func beginSession() {
    guard !isInSession else { return }
    isInSession = true
    decisions = 0
    header.write(to: &json)
    let inline = host.plugins.filter(\.isInline).sorted { $0.handle < $1.handle }
    for plugin in inline { writeLoad(plugin) }
    for hook in hooks { writeHook(hook) }
  }

  /// The session is over; an empty one was never begun.
  func endSession() {
    endTouches()
    isInSession = false
    draft.removeAll()
    places.removeAll()
    hooks = []
    handOver()
  }

  private var header: TraceHeader {
    TraceHeader(
      configuration: host.navigation.configuration, limits: host.limits,
      plugins: host.plugins.filter { !$0.isInline }.sorted { $0.handle < $1.handle }.map(entry),
      classes: host.classes.superclasses, masked: mask?.paths ?? [])
  }

  func entry(of plugin: Plugin) -> TraceHeader.PluginEntry {
    TraceHeader.PluginEntry(
      name: plugin.name, version: plugin.manifest.version, sha256: hash(of: plugin),
      isEnabled: plugin.isEnabled, isQuarantined: plugin.isQuarantined,
      options: plugin.options.flatMap(options))
  }

  private func options(_ table: DataTable) -> TraceJSON? {
    var json = JSONWriter()
    writer.write(DataValue.table(table).lua, to: &json)
    return try? TraceJSONParser.parse(json.bytes)
  }

  /// Writes an operation: a line of its own, or a part of what the hook did that runs.
  func writeOperation(_ name: String, _ body: (inout JSONWriter) -> Void) {
    if host.isCalling {
      guard !calls.isEmpty else { return }
      body(&calls[calls.count - 1].did)
      return
    }
    guard isInSession else { return }
    endTouches()
    body(&json)
    json.endLine()
    handOver()
  }

  /// `{"t":…,"op":…` of an operation.
  func open(_ name: String, _ json: inout JSONWriter) {
    json.beginObject()
    if !host.isCalling {
      json.field("t", seconds: host.navigation.time)
    }
    json.field("op", name)
  }

  func writeLoad(_ plugin: Plugin) {
    writeOperation("load") { json in
      open("load", &json)
      json.key("args")
      json.beginArray()
      if plugin.isInline {
        writeInline(plugin, to: &json)
      } else {
        entry(of: plugin).write(to: &json)
      }
      json.endArray()
      json.endObject()
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
      json.key(name.rawValue)
      json.integer(hook.wraps ? 3 : 2)
    }
    json.endObject()
    json.endObject()
  }

  func writeNamed(_ operation: String, _ plugin: Plugin) {
    writeOperation(operation) { json in
      open(operation, &json)
      json.key("args")
      json.beginArray()
      json.string(plugin.name)
      json.endArray()
      json.endObject()
    }
  }

  func writeHook(_ hook: RecordedHook) {
    writeOperation("hook") { json in
      open("hook", &json)
      json.key("args")
      json.beginArray()
      json.integer(hook.number)
      json.string(hook.hook.name.rawValue)
      json.integer(hook.hook.hook.wraps ? 3 : 2)
      if let className = hook.className { json.string(className) }
      if let controller = hook.controller { json.integer(controller) }
      json.endArray()
      json.endObject()
    }
  }

  /// What a hook wrote, or a script outside of hooks.
  func writeSet(_ controller: Int, _ field: String, _ value: LuaValue) {
    let path = field.hasPrefix("props") ? field : ""
    writeOperation("set") { json in
      open("set", &json)
      json.field("id", controller)
      json.field("field", field)
      json.key("value")
      writer.write(value, path: path, to: &json)
      json.endObject()
    }
  }

  /// Writes the touches that were held back, and the step of the clock after them.
  func endTouches() {
    guard !batch.touches.isEmpty else { return }
    let ended = batch
    batch = TouchBatch()
    json.beginObject()
    json.field("t", seconds: ended.time)
    json.field("nav", ended.navigation)
    json.key("touches")
    json.beginArray()
    for touch in ended.touches {
      json.beginArray()
      json.plainNumber(touch.delay)
      json.string(touch.phase)
      json.plainNumber(touch.x)
      json.plainNumber(touch.y)
      json.integer(touch.finger)
      json.endArray()
    }
    json.endArray()
    json.endObject()
    json.endLine()
    guard let advance = ended.advance else { return }
    json.beginObject()
    json.field("t", seconds: advance.time)
    json.field("op", "advance")
    json.field("nav", ended.navigation)
    json.key("args")
    json.beginArray()
    json.number(advance.seconds)
    json.endArray()
    json.endObject()
    json.endLine()
  }
}
