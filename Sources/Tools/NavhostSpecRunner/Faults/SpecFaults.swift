internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostScripting

/// Collects the faults of a spec file, and lends them to `assert.faults`.
final class SpecFaults {
  /// The faults of the test, then those of each `assert.faults` that runs, the innermost last.
  private var scopes = [SpecFaultList()]
  private var observations: [Observation] = []

  /// Collects the faults of a session as long as this lives.
  func watch(_ session: ScriptSession) {
    let host = session.host
    observations = [
      host.observeFailures { [unowned self, unowned session] failure in
        // The test's own budget ran out: its result says so.
        let endsTest = failure.state === session.state && failure.error.endsTest
        if !endsTest { add(SpecFault(failure, calledFrom: session.state)) }
      },
      host.observe { [unowned self, unowned session] event in
        if let fault = SpecFault(tooDeep: event, calledFrom: session.state) { add(fault) }
      },
    ]
  }

  /// Functions for `assert.faults`.
  func add(to library: LuaLibrary) {
    library.define("navhost_test.beginFaults") { [unowned self] _ in
      scopes.append(SpecFaultList())
      return .results
    }
    library.define("navhost_test.faults") { [unowned self] call in
      let messages = scopes[scopes.count - 1].faults.map { LuaValue.string($0.message) }
      call.output.push(LuaTable(list: messages))
      return .results
    }
    library.define("navhost_test.endFaults") { [unowned self] call in
      endScope(taking: call[0].tableValue)
      return .results
    }
  }

  private func add(_ fault: SpecFault) { scopes[scopes.count - 1].add(fault) }

  /// Ends the innermost scope. The faults that are not taken are those of the one around it.
  ///
  /// - Parameter taken: a list with true for each fault that is taken.
  private func endScope(taking taken: LuaTable?) {
    guard scopes.count > 1 else { return }
    let faults = scopes.removeLast().faults
    for (index, fault) in faults.enumerated()
    where taken?[index + 1].booleanValue != true { add(fault) }
  }

  /// Removes all faults and returns them. A scope that a stop has left open ends.
  func take() -> [SpecFault] {
    while scopes.count > 1 { endScope(taking: nil) }
    defer { scopes = [SpecFaultList()] }
    return scopes[0].faults
  }
}

extension LuaError {
  /// Whether it ended the code of a spec, which has a result of its own.
  fileprivate var endsTest: Bool {
    switch code {
    case .units, .memory, .interrupted: true
    default: false
    }
  }
}
