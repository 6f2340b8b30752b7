internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// Options that have a new name.
enum FormerOptions {
  /// - Parameter kind: The kind of the table in the description of the API.
  /// - Throws: `LuaRaise` with the new name if the table has a former one.
  static func check(_ value: LuaValue, of kind: String, in function: String) throws(LuaRaise) {
    for (key, _) in value.tableValue?.pairs ?? [] {
      guard let name = key.stringValue, let new = FormerNames.field(name, of: kind) else {
        continue
      }
      throw LuaRaise("\(function): no option '\(name)'" + FormerNames.advice("'\(new)'"))
    }
  }
}
