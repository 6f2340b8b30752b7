package import Lua
package import Navigation

/// Hears what goes into a host, what its hooks read and write and what came of them: while a session is
/// recorded, and while one is played. A host without one pays one look.
package protocol HostObserver: SceneObserver {
  /// Another navigation controller, with an empty stack, has taken the place of the last.
  func hostWasReset()
  /// An operation of a script or a trace was wrong, and is not carried out.
  func misread(_ name: Operation.Name, _ arguments: [LuaValue], on stack: NavigationController)
  /// A controller was made of a spec.
  func made(_ controller: Controller)
  func declared(_ className: String, superclass: String?)
  func switched(_ plugin: Plugin)
  /// A script's hook was put.
  func added(_ hook: ScriptHook, to place: ScriptHook.Place)
  func removed(_ hook: ScriptHook)
  func happened(_ event: Event)
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
  /// The app is about to do an action, or to answer who waits for one.
  func handling(_ action: String, _ controller: Controller)
  /// That is over. What it came to is nil of an action.
  func handled(_ answer: HandlerAnswer?)
  /// The value that Lua gets for what it reads.
  func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue
  func wrote(_ access: HostAccess)
}

/// A call of a hook: of a plugin, or of a script's hook.
package struct ObservedCall {
  package enum Result {
    /// It returned; the values are empty unless the hook is a script's.
    case finished([LuaValue])
    /// With what was asked: by the call itself, or by the rest of the chain that it waits for.
    case suspended(Question?)
    case failed(LuaError)
  }

  package let hook: HookName
  package let controller: Controller
  package let plugin: Plugin?
  package let script: ScriptHook?
  /// The attempt at an exit that it is asked about; nil of another hook.
  package let pop: Int?

  /// Whether it is the session's own: of a script, or of a table that a script gave.
  package var isOfScript: Bool { plugin?.isInline ?? true }
}

/// What the app says to who waits for it.
package enum HandlerAnswer {
  case reply(Reply)
  /// The answer comes later.
  case later
}

/// Something of the host that Lua reads or writes.
package struct HostAccess {
  package enum Target {
    case controller(Controller)
    case data(DataTable)
    /// `pop`, `gesture`, `push`, `back` or `bar`.
    case subject(ObjectKind)
  }

  package enum Part {
    case field(LuaValue)
    /// `#`.
    case count
    case pairs
  }

  package let target: Target
  package let part: Part
  /// What stands there, or is written.
  package var value: LuaValue
  /// Nil where a script does it.
  package let plugin: Plugin?
  package let isByScript: Bool
  /// The hook that runs; nil where none does.
  package let hook: HookName?
  /// The controller that it is about.
  package let asked: Controller?
}

extension HostObserver {
  package func hostWasReset() {}
  package func misread(
    _ name: Operation.Name, _ arguments: [LuaValue], on stack: NavigationController
  ) {}
  package func made(_ controller: Controller) {}
  package func declared(_ className: String, superclass: String?) {}
  package func switched(_ plugin: Plugin) {}
  package func added(_ hook: ScriptHook, to place: ScriptHook.Place) {}
  package func removed(_ hook: ScriptHook) {}
  package func happened(_ event: Event) {}
  package func asked(_ hook: HookName, _ controller: Controller) {}
  package func failure(of call: ObservedCall) -> LuaError? { nil }
  package func began(_ call: ObservedCall) {}
  package func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {}
  package func answered(_ call: ObservedCall, _ outcome: HookOutcome) {}
  package func asksNext() {}
  package func performs(_ action: Action, in call: ObservedCall) {}
  package func handling(_ action: String, _ controller: Controller) {}
  package func handled(_ answer: HandlerAnswer?) {}
  package func read(_ access: HostAccess) throws(LuaRaise) -> LuaValue { access.value }
  package func wrote(_ access: HostAccess) {}
}

extension NavigationHost {
  /// The call as an observer sees it.
  func observed(_ link: ChainLink, _ run: ChainRun) -> ObservedCall {
    ObservedCall(
      hook: run.hook, controller: run.controller, plugin: link.plugin, script: link.script,
      pop: run.pop?.id)
  }

  /// Calls, and tells the observer.
  func observe(
    _ link: ChainLink, _ run: ChainRun, _ observer: HostObservers,
    _ call: () throws(LuaError) -> LuaThread?
  ) throws(LuaError) -> LuaThread? {
    let observed = observed(link, run)
    observer.began(observed)
    do throws(LuaError) {
      let waiting = try call()
      if waiting != nil {
        observer.ended(observed, .suspended(run.question))
      } else {
        observer.ended(observed, .finished(observed.isOfScript ? results(of: link) : []))
      }
      return waiting
    } catch {
      observer.ended(observed, .failed(error))
      throw error
    }
  }

  private func results(of link: ChainLink) -> [LuaValue] {
    let results = link.state.results
    return (0..<2).map { plain(results.value($0)) }
  }
}
