internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting

/// A host without plugins on which a session is made up, or imported, and recorded as it happens.
package final class Stage {
  let session: ScriptSession
  let recorder: TraceRecorder
  private let sink: LuaState

  var host: NavigationHost { session.host }
  var navigation: NavigationController { session.host.navigation }

  /// - Throws: `TraceError` where there is not enough memory.
  init() throws(TraceError) {
    do {
      session = try ScriptSession(host: NavigationHost())
      sink = try LuaState(.sandboxed, library: LuaLibrary())
      recorder = try TraceRecorder(session)
    } catch let error as LuaError {
      throw TraceError(error.message)
    } catch {
      throw TraceError("\(error)")
    }
  }

  /// Calls a function of `nav`, as a script would.
  func call(_ name: String, _ arguments: LuaValue...) {
    recorder.calling(name, arguments, on: 1)
    defer { recorder.called(name) }
    try? session.module.perform(name, arguments, in: sink)
  }

  /// Writes a prop of a controller from outside.
  func set(_ prop: String, of controller: Controller, to value: DataValue) {
    try? controller.props.set(.string(prop), to: value)
    navigation.scene.invalidateBars()
    recorder.beginSession()
    recorder.writeSet(controller.id, TracePath.joined("props", prop), value.lua)
  }

  /// Runs a script that sets the scene.
  ///
  /// - Throws: `LuaError` where it fails.
  func run(_ scene: MadeScene) throws(LuaError) {
    try session.run(scene.source, name: scene.name)
  }

  /// What was recorded; the stage is as it was at first.
  func take() -> [UInt8] {
    let lines = recorder.takeLines()
    session.renewHost()
    return lines
  }
}

/// A script that sets the scene of made-up sessions.
package struct MadeScene: Sendable {
  package var source: [UInt8]
  package var name: String

  package init(source: [UInt8], name: String) {
    self.source = source
    self.name = name
  }
}
