package import NavhostLua
internal import NavhostSupport

extension HostScript {
  /// Checks that a setup script that has run set no global with a former name.
  ///
  /// - Parameter name: The script's name in messages.
  /// - Throws: `LuaError` with the new name.
  package func checkSetupGlobals(of name: String) throws(LuaError) {
    for (former, new) in FormerNames.setupGlobals.sorted(by: { $0.key < $1.key }) {
      // A script's `app` without a write is the host's table, whose metatable is hidden.
      let isSet = try load(
        """
        local value = rawget(_G, '\(former)')
        return value ~= nil and (type(value) ~= 'table' or getmetatable(value) ~= false)
        """, name: "=setup")
      guard try call(isSet).first?.booleanValue == true else { continue }
      throw LuaError(
        .runtime,
        "\(name): a setup script has no global '\(former)'" + FormerNames.advice("'\(new)'"))
    }
  }
}
