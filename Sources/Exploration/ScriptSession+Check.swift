internal import Navigation
internal import PluginHost
package import Scripting

extension ScriptSession {
  /// From now on `nav.check()` says what is wrong by the invariants.
  package func checksInvariants() {
    check = { [unowned host] in
      InvariantChecker.check(host.navigation.scene).map(\.description)
    }
  }
}
