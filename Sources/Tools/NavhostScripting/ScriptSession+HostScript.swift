package import NavhostLua
package import NavhostPluginHost

extension ScriptSession: HostScript {
  package var isBehind: Bool { module.isBehind }

  package func renew() { module.renew() }

  /// Opens one, as `Explorer` and `Prover` want to be told.
  package static func beside(_ host: NavigationHost) throws(LuaError) -> any HostScript {
    try ScriptSession(on: host)
  }
}
