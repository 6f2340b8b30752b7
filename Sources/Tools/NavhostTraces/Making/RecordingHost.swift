internal import NavhostFontTables
internal import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost

/// A host without plugins on which a session is made up, or imported, and recorded as it happens.
package final class RecordingHost {
  let prepared: PreparedHost?
  let host: NavigationHost
  let recorder: TraceRecorder

  var navigation: NavigationController { host.navigation }

  /// - Throws: `TraceError` where it cannot be recorded.
  init(_ prepared: PreparedHost?) throws(TraceError) {
    self.prepared = prepared
    host = prepared?.host ?? NavigationHost(text: TextMetrics())
    do {
      recorder = try TraceRecorder(host)
      recorder.detail = .short
    } catch {
      throw TraceError(error.message)
    }
  }

  func carryOut(_ operation: NavigationOperation) { navigation.carryOut(operation) }

  /// Puts a new controller on the stack, or in its place.
  func carryOut(_ name: NavigationOperation.Name, _ spec: LuaValue) {
    _ = try? host.carryOut(name, [spec], on: navigation)
  }

  /// Writes a prop of a controller from outside.
  func set(_ prop: String, of controller: Controller, to value: DataValue) {
    try? controller.props.set(.string(prop), to: value)
    recorder.beginSession()
    recorder.writeSet(controller.id, TracePath.joined("props", prop), value.lua)
  }

  /// What was recorded; the stage is as it was at first.
  func take() -> [UInt8] {
    let lines = recorder.takeLines()
    if let prepared { prepared.renew() } else { host.renew() }
    return lines
  }
}

/// A host on which made-up sessions start, after a scene was set.
package struct PreparedHost {
  /// The host on which it is set.
  package let host: NavigationHost
  /// Sets the scene.
  package let set: () throws -> Void
  /// Makes the host as it was at first.
  package let renew: () -> Void

  package init(
    on host: NavigationHost, set: @escaping () throws -> Void,
    renew: @escaping () -> Void
  ) {
    self.host = host
    self.set = set
    self.renew = renew
  }
}
