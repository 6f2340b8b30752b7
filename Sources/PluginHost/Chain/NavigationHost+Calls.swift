internal import Lua
internal import Navigation

extension NavigationHost {
  /// How a call of a hook went, and what it cost.
  struct CallOutcome {
    enum Result {
      case finished([LuaValue])
      case suspended(LuaThread)
      case failed(LuaError)
    }

    var result: Result
    var unitsUsed: Int
  }

  /// Calls a hook.
  func invoke(
    _ call: Invocation, _ function: HookFunction, on controller: Controller,
    _ subject: HookSubject
  ) -> CallOutcome {
    witness.asked(call, controller, subject, on: navigation)
    return perform(call) { state throws(LuaError) in
      let output = try state.arguments()
      output.push(export(controller))
      push(subject, for: call, to: output)
      if function.wraps, call.run.hook.isDecision { output.push(pluginLibrary.next) }
      return try state.call(function.function, wanted: 2)
    }
  }

  /// Carries a suspended call on.
  func resume(_ call: Invocation, _ values: [LuaValue]) -> CallOutcome {
    guard let thread = call.thread else {
      return CallOutcome(result: .failed(LuaError(.runtime, "nothing to resume")), unitsUsed: 0)
    }
    call.thread = nil
    return perform(call) { state throws(LuaError) in
      try state.resume(thread, values, wanted: 2)
    }
  }

  private func perform(
    _ call: Invocation, _ body: (LuaState) throws(LuaError) -> LuaState.Outcome
  ) -> CallOutcome {
    let state = call.link.state
    if call.link.isLimited { state.setUnits(call.unitsLeft) }
    state.setClock(navigation.time)
    running.append(call)
    logFlood.begin()
    let result: CallOutcome.Result
    do {
      switch try body(state) {
      case .finished(let values): result = .finished(values.map(plain))
      case .suspended(let thread): result = .suspended(thread)
      }
    } catch {
      result = .failed(error)
    }
    running.removeLast()
    return CallOutcome(result: result, unitsUsed: settle(call, result))
  }

  /// Notes what the call used; where it is over, what it was given is good no more.
  private func settle(_ call: Invocation, _ result: CallOutcome.Result) -> Int {
    var used = 0
    if call.link.isLimited {
      let left = max(0, call.link.state.unitsLeft)
      used = call.unitsLeft - left
      call.unitsLeft = left
    }
    if case .suspended = result { return used }
    expire(call)
    return used
  }

  /// What the call was given is good no more.
  func expire(_ call: Invocation) {
    for object in call.contexts { subjects[object.id] = nil }
    call.contexts = []
  }

  private func push(_ subject: HookSubject, for call: Invocation, to output: LuaOutput) {
    if case .animated(let animated) = subject { return output.push(animated) }
    guard let kind = subject.kind else { return }
    let object = LuaObject(kind: kind.rawValue, id: exports.nextHandle())
    subjects[object.id] = subject
    call.contexts.append(object)
    output.push(object)
  }

  /// The call that is running in this state right now.
  func current(in state: LuaState) -> Invocation? {
    guard let call = running.last, call.link.state === state else { return nil }
    return call
  }

  /// Records that a hook of a plugin or a script failed.
  func fault(
    _ link: ChainLink, _ hook: HookName, _ controller: Controller?, _ error: LuaError
  ) {
    let message = Plain.escaped(error.message, limit: 1000)
    let fault = Fault(
      hook: hook, message: message, traceback: Plain.escaped(error.traceback, limit: 8000),
      time: navigation.time)
    navigation.record(
      .fault, controller: controller, plugin: link.plugin?.name,
      [("hook", .string(hook.rawValue)), ("message", .string(message))])
    guard let plugin = link.plugin, plugin.note(fault) else { return }
    navigation.record(.quarantine, plugin: plugin.name, [("message", .string(message))])
  }

  func noteSuccess(_ link: ChainLink) {
    link.plugin?.noteSuccess()
  }

  /// An error that the host itself found in a hook's answer, with the hook's place before it.
  func located(_ error: any Error, _ link: ChainLink) -> String {
    let message = (error as? LuaRaise)?.message ?? "\(error)"
    guard let hook = link.hook, !hook.file.isEmpty else { return message }
    return "\(hook.file):\(hook.line): \(message)"
  }
}
