package import NavhostLua

extension Failure {
  /// How a script that ended in an error ends the process.
  package init(scriptError error: LuaError) {
    switch error.code {
    case .exit: self.init(ExitStatus(error.exitStatus))
    case .interrupted: self.init(.interrupted)
    case .plugin: self.init(.usage, error.message)
    default:
      self.init(.failed)
      let traceback = error.traceback.isEmpty ? "" : "\n" + error.traceback
      message = error.message.replacing("\n", with: "\n  ") + traceback
    }
  }
}
