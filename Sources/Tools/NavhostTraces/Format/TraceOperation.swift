package import NavhostNavigation

/// What may stand behind `op`, a closed list: what reads or writes files, runs code or only looks is no
/// part of it.
package enum TraceOperation: Equatable, Sendable {
  /// Done to a stack.
  case ofStack(NavigationOperation.Name)
  /// Done to the host, or to a controller.
  case ofHost(OfHost)

  package enum OfHost: String, Sendable {
    /// Makes a controller, for a program that has no script.
    case make
    case set, load, unload, reload, enable, disable, hook, unhook
    case `class`
  }

  init?(_ name: String) {
    if let operation = NavigationOperation.Name(rawValue: name) {
      self = .ofStack(operation)
    } else if let operation = OfHost(rawValue: name) {
      self = .ofHost(operation)
    } else {
      return nil
    }
  }
}
