internal import Lua
internal import Navigation

extension NavigationHost {
  /// How a call of a hook went. Results stay in its state until the next call there.
  enum CallOutcome {
    case finished
    case suspended(LuaThread)
    case failed(LuaError)
  }

  /// Calls a hook.
  func invoke(_ call: Invocation, _ run: ChainRun, _ link: ChainLink) -> CallOutcome {
    let controller = run.controller!
    witness.asked(link, run, about: controller, on: self)
    return perform(call, link) { state throws(LuaError) in
      let output = try state.arguments()
      output.push(export(controller))
      push(run.subject, for: call, to: output)
      if link.hook.wraps { pushNext(for: call, run, to: output) }
      return try state.callInPlace(link.hook.function, wanted: 2)
    }
  }

  /// Carries a suspended call on.
  func resume(_ call: Invocation, _ link: ChainLink, _ values: [LuaValue]) -> CallOutcome {
    guard let thread = call.thread else {
      call.unitsUsed = 0
      return .failed(LuaError(.runtime, "nothing to resume"))
    }
    call.thread = nil
    return perform(call, link) { state throws(LuaError) in
      try state.resumeInPlace(thread, values, wanted: 2)
    }
  }

  private func perform(
    _ call: Invocation, _ link: ChainLink,
    _ body: (LuaState) throws(LuaError) -> LuaThread?
  ) -> CallOutcome {
    exports.tidy { states }
    let state = link.state
    if link.isLimited { state.setUnits(call.unitsLeft) }
    state.setClock(navigation.time)
    running.append(call)
    logFlood.begin()
    defer {
      running.removeLast()
      settle(call, link)
    }
    do {
      return try body(state).map { .suspended($0) } ?? .finished
    } catch {
      return .failed(error)
    }
  }

  /// Notes what the call used.
  private func settle(_ call: Invocation, _ link: ChainLink) {
    guard link.isLimited else {
      call.unitsUsed = 0
      return
    }
    let left = max(0, link.state.unitsLeft)
    call.unitsUsed = call.unitsLeft - left
    call.unitsLeft = left
  }

  private func push(_ subject: HookSubject, for call: Invocation, to output: LuaOutput) {
    if case .animated(let animated) = subject { return output.push(animated) }
    guard let kind = subject.kind else { return }
    call.context = exports.nextHandle()
    output.push(LuaObject(kind: kind.rawValue, id: call.context, family: subject.family))
  }

  /// `next`, the third argument whatever came before it.
  private func pushNext(for call: Invocation, _ run: ChainRun, to output: LuaOutput) {
    if case .none = run.subject { output.pushNil() }
    if call.context == 0 { call.context = exports.nextHandle() }
    output.push(pluginLibrary.next, boundTo: call.context)
  }

  /// The call whose subject `id` stands for, while it runs or waits for an answer.
  func call(withContext id: Int64) -> Invocation? {
    running.last { $0.context == id } ?? suspended?.waiting.first { $0.context == id }
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

  /// An error that the host itself found in a hook's answer, with the hook's place before it.
  func located(_ error: any Error, _ link: ChainLink) -> String {
    let message = (error as? LuaRaise)?.message ?? "\(error)"
    guard !link.hook.file.isEmpty else { return message }
    return "\(link.hook.file):\(link.hook.line): \(message)"
  }
}
