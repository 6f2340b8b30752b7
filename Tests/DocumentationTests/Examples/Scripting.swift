import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting

/// Runs a Lua script that drives a host, as `navhost run` does.
func runScript(_ text: String) -> String {
  do throws(ScriptError) {
    let session = try ScriptSession(host: NavigationHost())
    try session.run(Array(text.utf8), name: "try.lua")
    return "\(session.host.navigation.depth) on the stack"
  } catch {
    return error.message
  }
}
