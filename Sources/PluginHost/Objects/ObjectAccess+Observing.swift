internal import Lua
internal import Navigation

/// What Lua reads and writes while somebody observes the host.
extension ObjectAccess {
  /// As `read`, with the observer's consent.
  func observedRead(
    _ key: LuaKey, _ object: LuaObject, _ output: LuaOutput, _ observer: any HostObserver
  ) throws {
    let (target, value) = try found(key, object)
    guard let target else { return output.push(value) }
    output.push(
      try observer.read(access(target, .field(luaKey(key)), value)))
  }

  /// The value of a field, and what it is a field of; nil of what is no affair of hooks.
  private func found(_ key: LuaKey, _ object: LuaObject) throws -> (HostAccess.Target?, LuaValue) {
    guard let kind = ObjectKind(rawValue: object.kind) else { return (nil, .nil) }
    if kind == .data {
      guard let table = host.dataTable(object) else { return (nil, .nil) }
      let value = (try? DataKey(luaKey(key))).flatMap { table[$0] }
      return (.data(table), value.map(lua) ?? .nil)
    }
    guard case .field(let number) = key else { return (nil, .nil) }
    let field = Field.all[number]
    switch kind {
    case .controller:
      guard let controller = host.handles.controller(object.id) else { return (nil, .nil) }
      return (.controller(controller), value(field, of: controller))
    case .pop, .gesture, .push, .back, .bar:
      return (.subject(kind), try call(object, kind).run.subject.read(field, host))
    default: return (nil, try script?.read(field, kind, object) ?? .nil)
    }
  }

  private func value(_ field: Field, of controller: Controller) -> LuaValue {
    switch field {
    case .state: .object(host.export(state(of: controller)))
    case .hook: script.map { .slot($0.controllerHook) } ?? .nil
    default: host.read(field, of: controller)
    }
  }

  /// Tells the observer, where there is one, what was written.
  func tellWritten(_ target: HostAccess.Target, _ key: LuaValue, _ value: LuaValue) {
    host.observer?.wrote(access(target, .field(key), value))
  }

  func access(
    _ target: HostAccess.Target, _ part: HostAccess.Part, _ value: LuaValue
  ) -> HostAccess {
    HostAccess(
      target: target, part: part, value: value, plugin: plugin, isByScript: script != nil,
      hook: host.running?.run.hook)
  }
}
