internal import NavhostCommandLine
internal import NavhostExploration
internal import NavhostLua
package import NavhostPluginHost
package import NavhostScripting

extension ScriptSession {
  /// `nav.check` and `nav.prove` work in it. Ctrl-C stops a proof.
  package func checksAndProves() {
    check = InvariantWatch(self).violations
    prove = { [unowned self] request throws(LuaRaise) in
      defer { Interrupt.watch(host.interruption) }
      return try PropertyProof(request, of: host).run()
    }
  }

  /// Opens a session, or says that the host cannot start.
  package static func open(_ host: NavigationHost) throws -> ScriptSession {
    do {
      let session = try ScriptSession(on: host)
      session.checksAndProves()
      return session
    } catch {
      throw Failure(.cannotStart, error.message)
    }
  }
}
