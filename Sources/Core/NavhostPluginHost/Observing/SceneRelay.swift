internal import NavhostLua
internal import NavhostNavigation

/// Tells all who observe a host of its scene.
final class SceneRelay: SceneObserver {
  private let all: Observers<any HostObserver>

  init(_ all: Observers<any HostObserver>) {
    self.all = all
  }

  func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
    all.tell { $0.willCarryOut(operation, on: stack) }
  }
  func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {
    all.tell { $0.carriedOut(operation, on: stack) }
  }
  func changed(_ controller: Controller) { all.tell { $0.changed(controller) } }
}

extension Observers<any HostObserver> {
  /// The first that has an error makes the call fail.
  func failure(of call: ObservedCall) -> LuaError? {
    var error: LuaError?
    tell { error = error ?? $0.failure(of: call) }
    return error
  }

  /// Each gets what the one before it gave.
  func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue {
    var access = access
    try tell { observer throws(LuaRaise) in access.value = try observer.read(access) }
    return access.value
  }
}
