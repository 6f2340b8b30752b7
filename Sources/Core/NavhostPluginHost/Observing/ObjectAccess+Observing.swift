internal import NavhostLua
internal import NavhostNavigation

/// What Lua reads and writes while somebody observes the host.
extension ObjectAccess {
  /// As `read`, with the observer's consent.
  func observedRead(
    _ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject, _ output: LuaOutput,
    _ observer: Observers<any HostObserver>
  ) throws(LuaRaise) {
    let value = try value(key, kind, object)
    guard let target = target(key, kind, object) else { return output.push(value) }
    output.push(try observer.read(access(target, .field(luaKey(key)), value)))
  }

  /// What a field is a field of; nil of what is no affair of hooks.
  private func target(
    _ key: LuaKey, _ kind: ObjectKind, _ object: LuaObject
  ) -> HostAccess.Target? {
    if kind == .data || kind == .app { return host.dataTable(object).map { .data($0) } }
    guard case .field = key else { return nil }
    switch kind {
    case .controller: return host.handles.controller(object.id).map { .controller($0) }
    case .pop, .gesture, .push, .tab, .back, .bar: return .argument(kind)
    default: return nil
    }
  }

  func access(
    _ target: HostAccess.Target, _ part: HostAccess.Part, _ value: LuaValue
  ) -> HostAccess {
    HostAccess(
      target: target, part: part, value: value, plugin: plugin, isByScript: script != nil,
      hook: host.running?.run.hook, asked: host.running?.run.controller)
  }
}
