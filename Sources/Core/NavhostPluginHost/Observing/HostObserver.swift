package import NavhostLua
package import NavhostNavigation

/// Hears what goes into a host, what its hooks read and write and what came of them: while a session is
/// recorded, and while one is played. A host without one pays one look.
package protocol HostObserver: SceneObserver {
  /// Another navigation controller, with an empty stack, has taken the place of the last.
  func hostWasReset()
  /// An operation of a script or a trace was wrong, and is not carried out.
  func misread(
    _ name: NavigationOperation.Name, _ arguments: [LuaValue], on stack: NavigationController)
  /// A controller was made of a spec.
  func didCreate(_ controller: Controller)
  func declared(_ className: String, superclass: String?)
  func didToggle(_ plugin: Plugin)
  /// A script's hook was put.
  func added(_ hook: ScriptHook, to place: ScriptHook.Place)
  func removed(_ hook: ScriptHook)
  func didRecord(_ event: Event)
  /// A chain of yes or no is about to be asked, though it may be empty.
  func asked(_ hook: HookName, _ controller: Controller)
  /// The error with which the call fails without being made; nil if it is made.
  func failure(of call: ObservedCall) -> LuaError?
  func began(_ call: ObservedCall)
  func ended(_ call: ObservedCall, _ result: ObservedCall.Result)
  /// What the call of a hook came to, where it came to an end; that of a hook that waited for a person,
  /// after the answer.
  func answered(_ call: ObservedCall, _ outcome: HookOutcome)
  /// The wrapper that runs asks the rest of the chain.
  func asksNext()
  /// The hook that runs asks the app for an action.
  func performs(_ action: Action, in call: ObservedCall)
  /// A policy, or a script, has got a text.
  func didReadString(_ text: SaidText)
  /// The app is about to do an action, or to answer who waits for one.
  func handling(_ action: String, _ controller: Controller)
  /// That is over. What it came to is nil of an action.
  func handled(_ answer: HandlerAnswer?)
  /// The value that Lua gets for what it reads.
  func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue
  func wrote(_ access: HostAccess)
}

extension HostObserver {
  package func hostWasReset() {}
  package func misread(
    _ name: NavigationOperation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) {}
  package func didCreate(_ controller: Controller) {}
  package func declared(_ className: String, superclass: String?) {}
  package func didToggle(_ plugin: Plugin) {}
  package func added(_ hook: ScriptHook, to place: ScriptHook.Place) {}
  package func removed(_ hook: ScriptHook) {}
  package func didRecord(_ event: Event) {}
  package func asked(_ hook: HookName, _ controller: Controller) {}
  package func failure(of call: ObservedCall) -> LuaError? { nil }
  package func began(_ call: ObservedCall) {}
  package func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {}
  package func answered(_ call: ObservedCall, _ outcome: HookOutcome) {}
  package func asksNext() {}
  package func performs(_ action: Action, in call: ObservedCall) {}
  package func didReadString(_ text: SaidText) {}
  package func handling(_ action: String, _ controller: Controller) {}
  package func handled(_ answer: HandlerAnswer?) {}
  package func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue { access.value }
  package func wrote(_ access: HostAccess) {}
}
