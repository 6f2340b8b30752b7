internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What `nav.prove` and `assert.proves` ask.
package struct ProofRequest {
  /// The name of a ready property: `can_always_leave`.
  package var property: String
  /// What `no_silent_loss` is about.
  package var prop: String?
  /// How many operations from the start are looked at; nil: as many as `navhost prove` does.
  package var depth: Int?
  /// How many states are looked at, at most; nil: as many as `navhost prove` does.
  package var states: Int?
  /// The path of a script that sets the scene.
  package var scene: String?

  /// The ready properties.
  package static let properties = [
    "asked_once", "bar_readable", "can_always_leave", "no_fault", "no_silent_loss",
  ]
}

/// What it came to.
package struct ProofAnswer {
  /// The property holds in every state that was to be looked at.
  package var holds: Bool
  /// The verdict; where it does not hold, after what was found and a script that shows it.
  package var text: String

  package init(holds: Bool, text: String) {
    self.holds = holds
    self.text = text
  }
}

extension NavModule {
  /// `nav.prove(name[, options])`: true and the verdict, or nil and a counterexample. The prover is
  /// the embedder's.
  func defineProof() {
    define("prove", ofRootOnly: true) { module, call throws(LuaRaise) in
      guard let prove = module.prove else { throw LuaRaise("this host has no prover") }
      guard !module.host.navigation.scene.isBusy else {
        throw LuaRaise("cannot be called from inside a hook")
      }
      let answer = try prove(try ProofRequest(call))
      if answer.holds { call.output.push(true) } else { call.output.pushNil() }
      call.output.push(answer.text)
    }
  }
}

extension ProofRequest {
  fileprivate init(_ call: LuaCall) throws(LuaRaise) {
    let all = Self.properties
    guard let name = call[0].stringValue else {
      throw LuaRaise(
        "needs the name of a property (\(all.joined(separator: ", "))), got \(call[0].described)")
    }
    guard all.contains(name) else {
      throw LuaRaise(
        "there is no property '\(Plain.line(name, limit: 60))'"
          + Spelling.hintOrKnown(name, among: all))
    }
    let options = try OptionTable(
      call[1], of: "nav.prove", known: ["depth", "states", "scene", "prop"])
    property = name
    prop = try options["prop"].text()
    depth = try options["depth"].integer()
    states = try options["states"].integer()
    scene = try options["scene"].text()
    if let depth, depth < 0 { throw LuaRaise("'depth' must be at least 0, got \(depth)") }
    if let states, states < 1 { throw LuaRaise("'states' must be at least 1, got \(states)") }
    if name == "no_silent_loss", prop == nil {
      throw LuaRaise("no_silent_loss needs the name of a prop: {prop = \"dirty\"}")
    }
    if name != "no_silent_loss", prop != nil { throw LuaRaise("'prop' is for no_silent_loss") }
  }
}

extension NavModule {
  /// `nav.check()`: true, or nil and what is wrong. The checker is the embedder's.
  func defineCheck() {
    define("check") { module, call throws(LuaRaise) in
      guard let check = module.check else {
        throw LuaRaise("this host has no checker of invariants")
      }
      let violations = check()
      guard !violations.isEmpty else { return call.output.push(true) }
      call.output.pushNil()
      call.output.push(violations.joined(separator: "\n"))
    }
  }
}
