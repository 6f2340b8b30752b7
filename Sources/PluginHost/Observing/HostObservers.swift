internal import Lua
internal import Navigation

/// Tells all who observe a host.
final class HostObservers {
  let all = Observers<any HostObserver>()
}

extension HostObservers: SceneObserver {
  func willCarryOut(_ operation: Operation, on stack: NavigationController) {
    all.tell { $0.willCarryOut(operation, on: stack) }
  }

  func carriedOut(_ operation: Operation, on stack: NavigationController) {
    all.tell { $0.carriedOut(operation, on: stack) }
  }

  func changed(_ controller: Controller) { all.tell { $0.changed(controller) } }
}

extension HostObservers: HostObserver {
  func hostWasReset() { all.tell { $0.hostWasReset() } }
  func misread(
    _ name: Operation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) {
    all.tell { $0.misread(name, arguments, on: stack) }
  }
  func made(_ controller: Controller) { all.tell { $0.made(controller) } }
  func declared(_ className: String, superclass: String?) {
    all.tell { $0.declared(className, superclass: superclass) }
  }
  func switched(_ plugin: Plugin) { all.tell { $0.switched(plugin) } }
  func added(_ hook: ScriptHook, to place: ScriptHook.Place) {
    all.tell { $0.added(hook, to: place) }
  }
  func removed(_ hook: ScriptHook) { all.tell { $0.removed(hook) } }
  func happened(_ event: Event) { all.tell { $0.happened(event) } }
  func asked(_ hook: HookName, _ controller: Controller) { all.tell { $0.asked(hook, controller) } }
  func began(_ call: ObservedCall) { all.tell { $0.began(call) } }
  func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
    all.tell { $0.ended(call, result) }
  }
  func answered(_ call: ObservedCall, _ outcome: HookOutcome) {
    all.tell { $0.answered(call, outcome) }
  }
  func performs(_ action: Action, in call: ObservedCall) {
    all.tell { $0.performs(action, in: call) }
  }
  func handling(_ action: String, _ controller: Controller) {
    all.tell { $0.handling(action, controller) }
  }
  func handled(_ answer: HandlerAnswer?) { all.tell { $0.handled(answer) } }
  func asksNext() { all.tell { $0.asksNext() } }
  func wrote(_ access: HostAccess) { all.tell { $0.wrote(access) } }

  /// The first that has an error makes the call fail.
  func failure(of call: ObservedCall) -> LuaError? {
    var error: LuaError?
    all.tell { error = error ?? $0.failure(of: call) }
    return error
  }

  /// Each gets what the one before it gave.
  func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue {
    var access = access
    try all.tell { observer throws(LuaRaise) in access.value = try observer.read(access) }
    return access.value
  }
}
