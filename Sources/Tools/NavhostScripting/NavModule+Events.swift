internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension NavModule {
  func defineEvents() {
    define("events") { module, call throws(LuaRaise) in
      let since = try OptionReader(call[0], name: "since").integer() ?? 0
      let events = module.navigation.events.since(since)
      let tables = events.map { LuaValue.table(module.table(of: $0)) }
      call.output.push(LuaTable(list: tables))
    }
    define("on") { module, call throws(LuaRaise) in try module.listen(call) }
    define("explain") { module, call throws(LuaRaise) in
      guard let explanation = module.navigation.explanation else { return call.output.pushNil() }
      let box = ExplanationBox(explanation)
      call.output.push(
        module.host.handles.export(box, as: .explanation))
    }
  }

  /// The event as Lua has it.
  func table(of event: Event) -> LuaTable {
    var table = EventTable.table(event, host)
    table.words = wordsOfEvent
    return table
  }

  /// `tostring` of an event.
  func words(ofEvent call: LuaCall) {
    guard let table = call[0].tableValue else { return call.output.push("event") }
    call.output.push(EventTable.event(table, host).words)
  }

  private func listen(_ call: LuaCall) throws(LuaRaise) {
    guard let name = call[0].stringValue, let event = EventName(rawValue: name) else {
      let known = EventName.allCases.map { $0.rawValue }
      throw LuaRaise(
        "\(call[0].described) is no event"
          + Spelling.hintOrKnown(call[0].stringValue ?? "", among: known))
    }
    guard let function = call[1].functionValue else {
      throw LuaRaise("the listener must be a function, got \(call[1].described)")
    }
    let listener = Listener(event, function, call.state)
    listeners.append(listener)
    call.output.push(host.handles.export(listener, as: .subscription))
  }
}

/// An explanation that Lua holds.
final class ExplanationBox: Exported {
  var handle: Int64 = 0
  let explanation: Explanation

  init(_ explanation: Explanation) {
    self.explanation = explanation
  }
}

/// Events as Lua tables.
enum EventTable {
  static func table(_ event: Event, _ host: NavigationHost) -> LuaTable {
    var fields: [(String, LuaValue)] = [
      ("index", .integer(Int64(event.index))), ("time", .number(event.time)),
      ("name", .string(event.name.rawValue)),
    ]
    if let controller = event.controller {
      fields.append(("controller", .object(host.export(controller))))
    }
    if event.stack != 1 { fields.append(("stack", .integer(Int64(event.stack)))) }
    if let plugin = event.plugin { fields.append(("plugin", .string(plugin))) }
    for (key, value) in event.details { fields.append((key, lua(value, host))) }
    return LuaTable(fields: fields)
  }

  /// The event that a table tells of, whatever became of the table.
  static func event(_ table: LuaTable, _ host: NavigationHost) -> Event {
    let known: Set = ["index", "time", "name", "controller", "stack", "plugin"]
    let details: [(key: String, value: EventValue)] = table.pairs.compactMap { key, value in
      guard let key = key.stringValue, !known.contains(key) else { return nil }
      return read(value, host).map { (key: key, value: $0) }
    }
    return Event(
      index: table["index"].integerValue ?? 0, time: table["time"].numberValue ?? 0,
      name: EventName(rawValue: table["name"].stringValue ?? "") ?? .decision,
      controller: host.controller(table["controller"]).map { ControllerSummary($0) },
      stack: table["stack"].integerValue ?? 1, plugin: table["plugin"].stringValue,
      details: details.sorted { $0.key < $1.key })
  }

  private static func read(_ value: LuaValue, _ host: NavigationHost) -> EventValue? {
    switch value {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(Int(clamping: value))
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .object: host.controller(value).map { .controller(ControllerSummary($0)) }
    default: nil
    }
  }

  static func lua(_ value: EventValue, _ host: NavigationHost) -> LuaValue {
    switch value {
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .integer(let number): .integer(Int64(number))
    case .boolean(let value): .boolean(value)
    case .controller(let controller): .object(host.export(controller))
    case .data(let data): data.lua
    }
  }
}
