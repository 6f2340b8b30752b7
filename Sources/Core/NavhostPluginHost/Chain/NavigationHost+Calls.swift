internal import NavhostLua
internal import NavhostNavigation
internal import NavhostSupport

extension NavigationHost {
  /// Calls a hook. The result is the coroutine that waits for an answer; nil where the hook has
  /// returned, and its results stay in its state until the next call there.
  func invoke(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ controller: Controller
  ) throws(LuaError) -> LuaThread? {
    guard let observer else { return try make(call, run, link, controller) }
    if let error = observer.failure(of: observed(link, run)) { throw error }
    return try observe(call, link, run, observer) { () throws(LuaError) in
      try make(call, run, link, controller)
    }
  }

  private func make(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ controller: Controller
  ) throws(LuaError) -> LuaThread? {
    begin(call, run, link, isNew: true)
    defer { end(call, run, link) }
    let output = try link.state.arguments()
    let object = export(controller)
    output.push(object)
    let argument = pushArgument(run, for: call, to: output)
    // An observer sees each field that a hook reads.
    if observer == nil { link.told.tell(output, of: object, argument) }
    if link.wraps { pushNext(run, for: call, to: output) }
    do throws(LuaError) {
      return try link.state.callInPlace(link.function, wanted: 2)
    } catch {
      throw error.ending(call)
    }
  }

  /// Carries a suspended call on.
  func resume(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ values: [LuaValue]
  ) throws(LuaError) -> LuaThread? {
    guard let observer else { return try carry(call, run, link, values) }
    return try observe(call, link, run, observer) { () throws(LuaError) in
      try carry(call, run, link, values)
    }
  }

  private func carry(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, _ values: [LuaValue]
  ) throws(LuaError) -> LuaThread? {
    guard let thread = call.thread else { throw LuaError(.runtime, "nothing to resume") }
    call.thread = nil
    begin(call, run, link, isNew: false)
    defer { end(call, run, link) }
    do throws(LuaError) {
      return try link.state.resumeInPlace(thread, values, wanted: 2)
    } catch {
      throw error.ending(call)
    }
  }

  /// The call runs.
  private func begin(
    _ call: Invocation, _ run: ChainRun, _ link: ChainLink, isNew: Bool
  ) {
    sweepIfNeeded()
    if link.isLimited { limit(call, run, link.state) }
    if run.hook.isDecision, !navigation.scene.recordsDecisionsOnly { link.state.noteEnd() }
    link.state.setClock(navigation.time)
    call.around = running
    running = call
    call.logAround = logFlood
    logFlood.begin()
    hookProfile?.begin(call, link, isNew: isNew)
    if isNew, let hookListener { hookListener(link.name, run.hook, link.state) }
  }

  /// The call runs no more: what it used is noted.
  private func end(_ call: Invocation, _ run: ChainRun, _ link: ChainLink) {
    hookProfile?.end(link)
    running = call.around.take()
    logFlood = call.logAround
    if link.isLimited { charge(call, run, link.state) }
  }

  private func limit(_ call: Invocation, _ run: ChainRun, _ state: LuaState) {
    call.cut(to: run.budget, of: run.chain.links.count)
    state.setUnits(call.unitsLeft, granted: call.budget)
    state.setSeconds(
      call.secondsLeft, granted: call.secondsGranted, unasked: run.budget.unasked)
  }

  private func charge(_ call: Invocation, _ run: ChainRun, _ state: LuaState) {
    run.budget = call.charge(
      unitsLeft: max(0, state.unitsLeft), secondsLeft: max(0, state.secondsLeft),
      unasked: state.secondsUnaskedLeft, to: run.budget)
  }

  /// Runs `body` in the midst of a wrapper, which goes on with what the decision has left then.
  func outside<Result>(_ wrapper: Invocation, _ body: () -> Result) -> Result {
    let link = wrapper.link
    return link.state.withoutCounting {
      if link.isLimited { charge(wrapper, wrapper.run, link.state) }
      let result = body()
      if link.isLimited { limit(wrapper, wrapper.run, link.state) }
      return result
    }
  }

  /// The object that stands for the argument, where it is more than a value.
  private func pushArgument(
    _ run: ChainRun, for call: Invocation, to output: LuaOutput
  ) -> LuaObject? {
    if let kind = run.kind {
      call.context = handles.nextHandle()
      let object = LuaObject(kind: kind.rawValue, id: call.context)
      output.push(object)
      return object
    }
    if case .animated(let animated) = run.argument { output.push(animated) }
    return nil
  }

  /// `next`, always the third argument.
  private func pushNext(_ run: ChainRun, for call: Invocation, to output: LuaOutput) {
    if case .none = run.argument { output.pushNil() }
    if call.context == 0 { call.context = handles.nextHandle() }
    output.push(pluginLibrary.next, boundTo: call.context)
  }

  /// The call whose argument `id` stands for, while it runs or waits for an answer.
  func call(withContext id: Int64) -> Invocation? {
    var call = running
    while let current = call, current.context != id { call = current.around }
    if let call { return call }
    return suspended.lazy.flatMap { $0.open }.first { $0.context == id }
  }

  /// Whether a no of the hook that runs is its own: it decides by yes or no, and no rest of the chain that it asked
  /// has refused.
  package var refusesItself: Bool {
    guard let call = running, call.run.hook.isYesOrNo else { return false }
    if case .boolean(false, _)? = call.rest { return false }
    return true
  }

  /// The call that is running in this state right now.
  func current(in state: LuaState) -> Invocation? {
    guard let call = running, call.link.state === state else { return nil }
    return call
  }

  /// Records that a hook of a plugin or a script failed; what its decision ended is no step towards
  /// quarantine. The result is what it says, fit to be shown.
  @discardableResult
  func fault(
    _ link: ChainLink, _ hook: HookName, _ controller: Controller?, _ error: LuaError
  ) -> String {
    let message = Plain.escaped(error.message, limit: 1000)
    // A script that calls os.exit in a hook has not failed.
    if error.code == .exit { return message }
    let fault = Fault(
      hook: hook, message: message, traceback: Plain.escaped(error.traceback, limit: 8000),
      time: navigation.time)
    if let plugin = link.plugin, plugin.isShadow {
      _ = plugin.record(fault, counts: counts(error))
      return message
    }
    navigation.scene.record(
      .fault, controller: controller, plugin: link.plugin?.name,
      [("hook", .string(hook.rawValue)), ("message", .string(message))])
    let quarantines = link.plugin?.record(fault, counts: counts(error)) ?? false
    if let plugin = link.plugin, quarantines {
      navigation.scene.record(.quarantine, plugin: plugin.name, [("message", .string(message))])
      navigation.scene.invalidateBars()
    }
    tell(failure(of: link, hook, error, quarantines: quarantines))
    return message
  }

  private func failure(
    of link: ChainLink, _ hook: HookName, _ error: LuaError, quarantines: Bool
  ) -> LuaFailure {
    let definition = link.respondent.file.map {
      LuaPlace(file: $0, line: link.respondent.line ?? 0)
    }
    var failure = LuaFailure(
      hook.rawValue, plugin: link.plugin?.name, error, definition: definition, state: link.state)
    failure.quarantines = quarantines
    return failure
  }

  private func counts(_ error: LuaError) -> Bool { quarantines && !error.isOfDecision }

  /// An error that the host itself found in a hook's answer, with the hook's place before it.
  func located(
    _ error: LuaRaise, _ link: ChainLink, _ place: Explanation.AnswerPlace?
  ) -> String {
    let step = Explanation.Step(link.respondent, answer: .fault, place: place)
    guard let file = step.file, !file.isEmpty else { return error.message }
    return "\(file):\(step.line ?? 0): \(error.message)"
  }
}

extension LuaError {
  /// The same; where the decision's share ended the call, and no limit of its own, it says so.
  fileprivate func ending(_ call: Invocation) -> LuaError {
    if code == .units, call.isFuelCut { return saying(.fuel) }
    return code == .seconds && call.secondsCut ? saying(.seconds) : self
  }

  /// What ended a call was its decision's limit, and none of its own.
  fileprivate func saying(_ shortage: DecisionBudget.Exhausted) -> LuaError {
    var rest = Substring(message)
    while !rest.isEmpty, !rest.hasPrefix("used up its ") { rest = rest.dropFirst() }
    return LuaError(
      code, message.dropLast(rest.count) + shortage.rawValue, traceback: traceback, place: place)
  }

  /// Whether its decision's limit ended the call. No plugin makes an error of these kinds.
  var isOfDecision: Bool {
    switch code {
    case .units: message.hasSuffix(DecisionBudget.Exhausted.fuel.rawValue)
    case .seconds: message.hasSuffix(DecisionBudget.Exhausted.seconds.rawValue)
    default: false
    }
  }
}
