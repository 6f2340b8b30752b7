package import NavhostLua

/// A Lua program that drives a host, for those who run lines of it one after the other: explorations
/// and proofs.
package protocol HostScript: AnyObject {
  /// The host that the script drives.
  var host: NavigationHost { get }
  /// The Lua state that it runs in.
  var state: LuaState { get }
  /// Whether something happened that its listeners have not heard, and nobody is about to tell them.
  var isBehind: Bool { get }
  /// Forgets who listens and what was to be told; the navigation controller is another.
  func renew()
  /// Runs a script.
  func run(script source: [UInt8], name: String, arguments: [String]) throws(LuaError)
  /// Compiles a script, to be run once or more.
  func load(script source: [UInt8], name: String) throws(LuaError) -> LuaReference
  /// Runs what `load(script:name:)` gave.
  func run(_ chunk: LuaReference, name: String, arguments: [String]) throws(LuaError)
  /// Compiles a piece of a program, to be run by `call`.
  func load(_ source: String, name: String) throws(LuaError) -> LuaReference
  /// Calls what `load` gave; tables come back as they are shown.
  func call(_ function: LuaReference, _ arguments: [LuaValue]) throws(LuaError) -> [LuaValue]
}

/// Opens a script beside a host.
package typealias ScriptOpener = (NavigationHost) throws(LuaError) -> any HostScript

extension HostScript {
  package func run(script source: [UInt8], name: String) throws(LuaError) {
    try run(script: source, name: name, arguments: [])
  }

  package func run(_ chunk: LuaReference, name: String) throws(LuaError) {
    try run(chunk, name: name, arguments: [])
  }

  package func call(_ function: LuaReference) throws(LuaError) -> [LuaValue] {
    try call(function, [])
  }
}
