internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// What happens at a stop.
extension DebugAdapter {
  /// Why it stopped, for the client.
  struct Stop {
    var reason: String
    var text: String?
    var breakpoints: [Int] = []
  }

  /// True: everything ends.
  func stopped(
    _ run: DebugRun, _ state: LuaState, _ reasons: LuaDebugger.Reasons, _ line: Int
  ) -> Bool {
    if farewell.hasBegun { isEnding = true }
    if isEnding { return true }
    if reasons.contains(.asked) { return attend(run) }
    switch travel.goal {
    case nil:
      if reasons.contains(.target) { replayEvaluations(run) }
      guard let stop = decide(run, state, reasons, line) else { return false }
      return stand(run, state, stop)
    case .retrace: return retrace(run, state, reasons, line)
    case .scan(let end): return scan(run, state, reasons, line, end)
    case .line(let wanted, let reason):
      guard reasons.contains(.target) else {
        _ = breakpoint(run, state, reasons, line)
        return false
      }
      replayEvaluations(run)
      guard run.debugger.position == wanted else { return false }
      travel.arrive()
      run.debugger.countLines(upTo: travel.nextTarget(after: wanted))
      effects?.isMuted = false
      return stand(run, state, Stop(reason: reason))
    }
  }

  /// Whether to stop as things are, and why.
  private func decide(
    _ run: DebugRun, _ state: LuaState, _ reasons: LuaDebugger.Reasons, _ line: Int
  ) -> Stop? {
    if reasons.contains(.error) {
      return Stop(reason: "exception", text: Plain.escaped(state.message, limit: 1000))
    }
    if reasons.contains(.refusal) {
      guard run.host.refusesItself else { return nil }
      return Stop(reason: "exception", text: "\(name(of: state, run)) refuses")
    }
    if let stop = breakpoint(run, state, reasons, line) { return stop }
    if reasons.contains(.entry), let stop = entry(run, state) { return stop }
    return reasons.contains(.step) ? Stop(reason: stepReason) : nil
  }

  /// The breakpoint at this line that holds, if one does.
  private func breakpoint(
    _ run: DebugRun, _ state: LuaState, _ reasons: LuaDebugger.Reasons, _ line: Int
  ) -> Stop? {
    guard reasons.contains(.breakpoint), let file = state.frames.first?.file else { return nil }
    var stops: [Int] = []
    for breakpoint in active.at(line, of: run.path(of: file))
    where holds(breakpoint.condition, run, state) && isHit(breakpoint.id, breakpoint.hit) {
      if let text = breakpoint.log {
        log(text, run, state)
      } else {
        stops.append(breakpoint.id)
      }
    }
    return stops.isEmpty ? nil : Stop(reason: "breakpoint", breakpoints: stops)
  }

  /// The breakpoint on the hook that has begun, if one holds.
  private func entry(_ run: DebugRun, _ state: LuaState) -> Stop? {
    let stops = entered.filter { holds($0.condition, run, state) && isHit($0.id, $0.hit) }
    return stops.isEmpty ? nil : Stop(reason: "function breakpoint", breakpoints: stops.map(\.id))
  }

  /// Counts a time, and says whether it is the one that is wanted.
  private func isHit(_ id: Int, _ wanted: Int?) -> Bool {
    hits[id, default: 0] += 1
    return wanted == nil || hits[id] == wanted
  }

  private func holds(_ condition: String?, _ run: DebugRun, _ state: LuaState) -> Bool {
    guard let condition else { return true }
    guard let values = try? run.evaluate(condition, in: state, frame: 0) else { return false }
    switch values.first {
    case nil, .nil, .boolean(false): return false
    default: return true
    }
  }

  private func log(_ text: String, _ run: DebugRun, _ state: LuaState) {
    let isPast = travel.isCounting && run.debugger.position < travel.furthest
    guard travel.goal == nil, !isPast else { return }
    let words = LogMessage(text).text { expression in
      do {
        let values = try run.evaluate(expression, in: state, frame: 0)
        return values.count == 1 && values[0].stringValue != nil
          ? values[0].stringValue! : run.show(values, in: state)
      } catch {
        return "{\((error as? LuaError)?.message ?? "\(error)")}"
      }
    }
    debuggee.drain()
    output.output("console", words + "\n")
  }

  // MARK: Standing still

  /// Tells the client, and answers it until it goes on.
  private func stand(_ run: DebugRun, _ state: LuaState, _ stop: Stop) -> Bool {
    phase = .stopped
    stoppedState = state
    if travel.isCounting { travel.stand(at: run.debugger) }
    journal.end { mark(run, state) }
    debuggee.drain()
    tell(stop, state, run)
    while let body = input.next() {
      let resumption = answer(body)
      if isEnding { return true }
      guard let resumption else { continue }
      numbers.frames = Numbered()
      variables = VariableTree()
      stoppedState = nil
      phase = .running
      if !travel.isCounting { journal.begin(breakpoints, resumption) }
      resume(resumption, run)
      return false
    }
    isEnding = true
    return true
  }

  private func tell(_ stop: Stop, _ state: LuaState, _ run: DebugRun) {
    var body: [(String, JSONValue)] = [
      ("reason", .string(stop.reason)),
      ("threadId", .whole(numbers.threads.number(of: run.name(of: state)))),
      ("allThreadsStopped", .boolean(true)),
    ]
    if let text = stop.text { body += [("text", .string(text)), ("description", .string(text))] }
    if !stop.breakpoints.isEmpty {
      body.append(("hitBreakpointIds", .array(stop.breakpoints.map { .whole($0) })))
    }
    output.event("stopped", body)
  }

  /// How a thread is called.
  func name(of state: LuaState, _ run: DebugRun) -> String {
    let name = run.name(of: state)
    return name == DebugRun.script ? FilePath.name(debuggee.name) : name
  }

  func resume(_ resumption: Resumption, _ run: DebugRun) {
    let state = run.threads.first { $0.name.isExactly(resumption.thread) }?.state
    stepReason = "step"
    switch resumption.kind {
    case .go: run.debugger.step(.go, in: nil)
    case .into: run.debugger.step(.into, in: state)
    case .over: run.debugger.step(.over, in: state)
    case .out: run.debugger.step(.out, in: state)
    case .next: run.debugger.step(.into, in: nil)
    }
  }

  /// Something came in while it runs. True: everything ends.
  private func attend(_ run: DebugRun) -> Bool {
    if run.host.isEvaluating {
      // What came in is for later, but for what ends an expression that takes too long.
      run.debugger.bell.ring()
      return input.isOver || input.waits(for: { DebugRequest($0)?.endsExpression == true })
    }
    while let body = input.poll() {
      answer(body)
      if isEnding { return true }
    }
    if input.isOver { isEnding = true }
    return isEnding
  }

  // MARK: Playing again

  private func retrace(
    _ run: DebugRun, _ state: LuaState, _ reasons: LuaDebugger.Reasons, _ line: Int
  ) -> Bool {
    if let wanted = wantedMark {
      guard reasons.contains(.breakpoint), mark(run, state).isSame(as: wanted) else { return false }
    } else if decide(run, state, reasons, line) == nil {
      return false
    }
    let ended = journal.stretches[travel.stretch]
    if !ended.evaluations.isEmpty {
      travel.evaluations[run.debugger.position] = ended.evaluations
      for evaluation in ended.evaluations { evaluate(evaluation, run) }
    }
    guard journal.stretches.indices.contains(travel.stretch + 1) else {
      travel.stand(at: run.debugger)
      isEnding = true
      return true
    }
    travel.stretch += 1
    applyBreakpoints(run)
    if wantedMark != nil {
      run.debugger.step(.go, in: nil)
    } else {
      resume(journal.stretches[travel.stretch].resumption, run)
    }
    return false
  }

  private func scan(
    _ run: DebugRun, _ state: LuaState, _ reasons: LuaDebugger.Reasons, _ line: Int, _ end: Int
  ) -> Bool {
    if reasons.contains(.target) { replayEvaluations(run) }
    if run.debugger.position >= end {
      travel.scanned()
      isEnding = true
      return true
    }
    let isFunction = reasons.contains(.entry) && entry(run, state) != nil
    if breakpoint(run, state, reasons, line) != nil || isFunction {
      travel.meet(at: run.debugger.position)
    }
    return false
  }

  /// Does what the client evaluated at this line, and says where to do so next.
  private func replayEvaluations(_ run: DebugRun) {
    let position = run.debugger.position
    for evaluation in travel.evaluations[position] ?? [] { evaluate(evaluation, run) }
    run.debugger.countLines(upTo: travel.nextTarget(after: position))
  }

  private func evaluate(_ evaluation: Journal.Evaluation, _ run: DebugRun) {
    guard let state = run.threads.first(where: { $0.name.isExactly(evaluation.thread) })?.state
    else {
      return
    }
    _ = try? run.evaluate(evaluation.text, in: state, frame: evaluation.frame)
  }

  private func mark(_ run: DebugRun, _ state: LuaState) -> StopMark {
    let values = LuaScope.allCases.flatMap { state.variables($0, ofFrame: 0) }
    return StopMark(
      thread: run.name(of: state), frames: state.frames,
      variables: values.map { "\($0.name) = \(run.show([$0.value], in: state))" },
      blocks: state.blocks)
  }
}
