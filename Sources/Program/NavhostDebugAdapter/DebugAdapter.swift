internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// Answers a client that debugs a script and its plugins, by the Debug Adapter Protocol.
///
/// The thread that calls `serve` also runs the script: at a stop it answers requests in the hook of the line at
/// which the script stands. To go back it plays the session again from its start.
package final class DebugAdapter {
  enum Phase {
    case new, waiting, running, stopped, over
  }

  let debuggee: Debuggee
  let input: DebugChannel
  let output: DebugOutput
  var phase = Phase.new
  var run: DebugRun?
  var breakpoints = Breakpoints()
  var numbers = ThreadNumbers()
  var variables = VariableTree()
  var journal = Journal()
  var travel = Travel()
  /// How often the condition of a breakpoint has held, by its id.
  var hits: [Int: Int] = [:]
  /// The first line and column, as the client counts.
  var base = 1
  /// Whether a client has asked for a launch, and said that it has told its breakpoints.
  var isLaunched = false
  var isConfigured = false
  var stopsOnEntry = false
  /// The thread in which it stands.
  var stoppedState: LuaState?
  /// The breakpoints on the hook that is about to run.
  var entered: [HookBreakpoint] = []
  /// Whether the next step's end is told as a pause, or as the entry.
  var stepReason = "step"
  /// Whether everything is to end: the client has gone, or another run begins.
  var isEnding = false
  /// Whether the client has gone.
  var hasLeft = false
  var effects: Effects?
  let farewell: Farewell
  /// How many lines plugins and the host have told, in this run and at most.
  private var told = 0
  private var toldBefore = 0

  /// - Parameter leave: ends the program at once, on another thread: the client has gone, and what runs
  ///   cannot be stopped.
  package init(
    _ debuggee: Debuggee, input: DebugChannel, output: DebugOutput,
    leave: @escaping @Sendable () -> Void = {}
  ) {
    self.debuggee = debuggee
    self.input = input
    self.output = output
    farewell = Farewell(output, leave: leave)
  }

  /// Answers until the client has gone.
  package func serve() {
    input.letGo { [farewell] in farewell.late($0) }
    while !(isLaunched && isConfigured) {
      guard !hasLeft, let body = input.next() else { return }
      answer(body)
    }
    guard !hasLeft else { return }
    play()
    while !hasLeft, !farewell.hasLeft, let body = input.next() { answer(body) }
  }

  /// Answers one message; what is no request is passed over. The result says how to go on, at a stop.
  @discardableResult
  func answer(_ body: [UInt8]) -> Resumption? {
    guard let request = DebugRequest(body) else { return nil }
    do throws(DebugError) {
      guard let handler = Self.requests[request.command] else {
        throw DebugError("no request '\(Plain.line(request.command, limit: 80))'")
      }
      if phase == .new, request.command != "initialize", request.command != "disconnect" {
        throw DebugError("'\(request.command)' before 'initialize'")
      }
      let reply = try handler.reply(self)(request.arguments)
      output.answer(request, .success(reply.body))
      reply.then()
      return reply.resumption
    } catch {
      output.answer(request, .failure(error))
      return nil
    }
  }

  // MARK: Playing

  private func play() {
    phase = .running
    do throws(LuaError) {
      effects = try Effects(output: output, drain: debuggee.drain)
    } catch {
      return finish(1, error.message)
    }
    journal.begin(breakpoints, Resumption(kind: stopsOnEntry ? .next : .go))
    while true {
      let status = playOnce()
      if farewell.hasBegun { return finish(status ?? 1, "") }
      if travel.goal == nil, travel.wish == nil || status == nil { return finish(status ?? 1, "") }
      guard travel.prepareNext() else {
        return finish(1, "this session does not go the same way again: there is no way back")
      }
      isEnding = false
    }
  }

  /// Plays the session from its start. Nil: it could not begin.
  private func playOnce() -> Int? {
    guard let effects else { return nil }
    told = 0
    hits = [:]
    effects.isMuted = travel.goal != nil
    let run: DebugRun
    do throws(LuaError) {
      run = try DebugRun(debuggee, effects) { [unowned self] in tell($0, $1) }
    } catch {
      tell("stderr", error.message + "\n")
      return nil
    }
    self.run = run
    prepare(run)
    farewell.watch((run.host.interruption, run.debugger.bell))
    let status = run.play { [unowned self] in begin(run) }
    farewell.watch(nil)
    input.tell(nil)
    debuggee.drain()
    self.run = nil
    stoppedState = nil
    return status
  }

  private func prepare(_ run: DebugRun) {
    let debugger = run.debugger
    debugger.onStop = { [unowned self, unowned run] state, reasons, line in
      let ends = stopped(run, state, reasons, line)
      // What still runs until the script hears of it is no part of the session.
      if ends { effects?.isMuted = true }
      return ends
    }
    debugger.onFile = { [unowned self, unowned run] in compiled($0, run) }
    run.host.watchCalls { [unowned self, unowned run] owner, hook, state in
      entered = active.at(hook.rawValue, of: owner)
      if !entered.isEmpty { run.debugger.stopAtEntry(of: state) }
    }
    let bell = debugger.bell
    input.tell { bell.ring() }
    travel.begin(debugger)
    applyBreakpoints(run)
  }

  /// The script is about to run.
  private func begin(_ run: DebugRun) {
    travel.scriptBegins(run.debugger)
    stepReason = "entry"
    let first = travel.isRetracing ? journal.stretches.first?.resumption : nil
    if travel.goal == nil || first != nil {
      resume(first ?? Resumption(kind: stopsOnEntry ? .next : .go), run)
      stepReason = "entry"
    }
  }

  /// A file is compiled: its breakpoints are told before it runs.
  private func compiled(_ name: String, _ run: DebugRun) {
    let path = run.compiled(name)
    for changed in breakpoints.bind(path) {
      output.event(
        "breakpoint", [("reason", .string("changed")), ("breakpoint", changed.json(base))])
    }
    run.debugger.setBreakpoints(lines(of: path), of: name)
  }

  /// Those that count now: of an earlier stretch, while that is played again.
  var active: Breakpoints {
    guard travel.isRetracing, journal.stretches.indices.contains(travel.stretch) else {
      return breakpoints
    }
    return journal.stretches[travel.stretch].breakpoints
  }

  /// Breakpoints have changed.
  func applyBreakpoints(_ run: DebugRun) {
    run.debugger.setErrors(faults: active.faults, refusals: active.refusals)
    run.debugger.setBreakpoints(afterBlocks: wantedMark?.firstBlock ?? 0)
    for (name, path) in run.files {
      run.debugger.setBreakpoints(lines(of: path), of: name.text)
    }
  }

  private func lines(of path: String) -> [Int] {
    if let mark = wantedMark {
      guard let frame = mark.frames.first,
        frame.file.map({ run?.path(of: $0).isExactly(path) == true }) == true
      else { return [] }
      return [frame.line]
    }
    return active.lines(of: path)
  }

  /// What stands at the end of a stretch that came about by chance, while that is played again.
  var wantedMark: StopMark? {
    guard travel.isRetracing, journal.stretches.indices.contains(travel.stretch) else { return nil }
    return journal.stretches[travel.stretch].end
  }

  /// A plugin, or the host, says something: once, however often the session is played.
  private func tell(_ category: String, _ text: String) {
    told += 1
    guard told > toldBefore, travel.goal == nil, !isEnding else { return }
    toldBefore = told
    debuggee.drain()
    output.output(category, text)
  }

  private func finish(_ status: Int, _ message: String) {
    phase = .over
    debuggee.drain()
    if !message.isEmpty { output.output("stderr", message + "\n") }
    output.event("exited", [("exitCode", .whole(status))])
    output.event("terminated")
  }
}
