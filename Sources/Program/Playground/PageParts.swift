internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport

// What stands here for a part of the preview that needs a thread or a disk.

/// Lua's own limits stop what they can. The page stops the rest: it ends the worker.
final class Watchdog {
  let patience = 0.0
  let hasStopped = false

  func begin(_ target: LuaInterrupt?) {}

  func watch<Result, Failure: Error>(
    _ target: LuaInterrupt?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
}

extension PreviewSession {
  func trace(of script: String) -> String { "" }
}
