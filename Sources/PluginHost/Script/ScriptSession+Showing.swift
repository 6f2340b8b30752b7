public import Lua

extension ScriptSession {
  /// What an object is called: `controller 3: Editor "Draft"`.
  public func describe(_ object: LuaObject) -> String {
    access.describe(object)
  }

  /// What is in an object that Lua sees as a table: props, say; nil for any other.
  func contents(of object: LuaObject) -> LuaTable? {
    guard ObjectKind(rawValue: object.kind) == .data else { return nil }
    return host.dataTable(object).flatMap { DataValue.table($0).lua.tableValue }
  }

  /// Names that can follow `path` (`["nav"]` for what comes after `nav.`), by raw access.
  public func names(after path: [String]) -> [String] {
    guard let first = path.first else { return (try? state.keys()) ?? [] }
    if path.count == 1, first == "nav" {
      let dynamic = ["top", "stack", "depth", "transition", "bar", "time", "frozen"]
      return (((try? state.keys(ofGlobal: path)) ?? []) + dynamic).sorted()
    }
    if path.count == 2, path == ["nav", "top"] { return Self.controllerNames }
    return (try? state.keys(ofGlobal: path)) ?? []
  }

  private static let controllerNames: [String] =
    ([.id, .class, .title, .index, .isRoot, .isTop, .previous, .props, .state, .hook]
    + SettingsFields.names).map(\.rawValue).sorted()
}
