public import Lua
internal import PluginHost

extension ScriptSession {
  /// What an object is called: `controller 3: Editor "Draft"`.
  public func describe(_ object: LuaObject) -> String {
    access.describe(object)
  }

  /// What is in an object that Lua sees as a table: props, say; nil for any other.
  package func contents(of object: LuaObject) -> LuaTable? {
    guard ObjectKind(rawValue: object.kind) == .data else { return nil }
    return host.dataTable(object).flatMap { DataValue.table($0).lua.tableValue }
  }
}
