internal import Lua
internal import Navigation
internal import PluginHost
internal import Support

extension NavModule {
  func defineEvents() {
    define("events") { module, call in
      let since = try OptionReader(call[0], name: "since").integer() ?? 0
      let events = module.navigation.events.since(since)
      let tables = events.map { LuaValue.table(EventTable.table($0, module.host)) }
      call.output.push(LuaTable(list: tables))
    }
    define("on") { try $0.listen($1) }
    define("explain") { module, call in
      guard let explanation = module.navigation.explanation else { return call.output.pushNil() }
      let box = ExplanationBox(explanation)
      call.output.push(
        module.host.handles.export(box, as: .explanation))
    }
  }

  private func listen(_ call: LuaCall) throws {
    guard let name = call[0].stringValue, let event = EventName(rawValue: name) else {
      let known = EventName.allCases.map(\.rawValue)
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
