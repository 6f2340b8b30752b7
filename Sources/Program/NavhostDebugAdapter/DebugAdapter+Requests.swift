internal import NavhostLanguageProtocol
internal import NavhostLua
internal import NavhostSupport

/// What a client asks for.
extension DebugAdapter {
  /// The body of a response, and what is done once it was sent.
  struct Reply {
    var body: [(String, JSONValue)] = []
    var resumption: Resumption?
    var then: () -> Void = {}
  }

  /// What makes the reply to a request. It is a structure: before macOS 15 a dictionary cannot hold functions
  /// that say what they throw.
  struct Handler {
    let reply: (DebugAdapter) -> (JSONValue) throws(DebugError) -> Reply

    init(_ reply: @escaping (DebugAdapter) -> (JSONValue) throws(DebugError) -> Reply) {
      self.reply = reply
    }
  }

  static var requests: [String: Handler] {
    [
      "initialize": Handler(initialize),
      "launch": Handler(launch),
      "setBreakpoints": Handler(setBreakpoints),
      "setFunctionBreakpoints": Handler(setFunctionBreakpoints),
      "setExceptionBreakpoints": Handler(setExceptionBreakpoints),
      "configurationDone": Handler(configurationDone),
      "threads": Handler(threads),
      "stackTrace": Handler(stackTrace),
      "scopes": Handler(scopes),
      "variables": Handler(variables),
      "evaluate": Handler(evaluate),
      "continue": Handler(goOn),
      "next": Handler(next),
      "stepIn": Handler(stepIn),
      "stepOut": Handler(stepOut),
      "pause": Handler(pause),
      "stepBack": Handler(stepBack),
      "reverseContinue": Handler(reverseContinue),
      "source": Handler(source),
      "disconnect": Handler(disconnect),
      "terminate": Handler(terminate),
    ]
  }

  // MARK: The beginning and the end

  private func initialize(_ arguments: JSONValue) throws(DebugError) -> Reply {
    guard phase == .new else { throw DebugError("a second 'initialize'") }
    phase = .waiting
    base = arguments["linesStartAt1"]?.boolean == false ? 0 : 1
    let capabilities = [
      "supportsConfigurationDoneRequest", "supportsFunctionBreakpoints",
      "supportsConditionalBreakpoints", "supportsHitConditionalBreakpoints", "supportsLogPoints",
      "supportsEvaluateForHovers", "supportsStepBack", "supportsTerminateRequest",
      "supportsDelayedStackTraceLoading",
    ]
    let filters = [("fault", "Hooks that fail"), ("refused", "Hooks that refuse")].map { filter in
      JSONValue.record([
        ("filter", .string(filter.0)), ("label", .string(filter.1)), ("default", .boolean(false)),
      ])
    }
    return Reply(
      body: capabilities.map { ($0, .boolean(true)) }
        + [("exceptionBreakpointFilters", .array(filters))],
      then: { [output] in output.event("initialized") })
  }

  private func launch(_ arguments: JSONValue) throws(DebugError) -> Reply {
    guard !isLaunched else { throw DebugError("a second 'launch': the script was launched") }
    isLaunched = true
    stopsOnEntry = arguments["stopOnEntry"]?.boolean ?? false
    return Reply()
  }

  private func configurationDone(_ arguments: JSONValue) throws(DebugError) -> Reply {
    isConfigured = true
    return Reply()
  }

  private func disconnect(_ arguments: JSONValue) throws(DebugError) -> Reply {
    hasLeft = true
    isEnding = true
    travel.arrive()
    return Reply()
  }

  private func terminate(_ arguments: JSONValue) throws(DebugError) -> Reply {
    guard run != nil else { throw DebugError("nothing runs") }
    isEnding = true
    travel.arrive()
    return Reply()
  }

  // MARK: Breakpoints

  private func setBreakpoints(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let list = arguments["breakpoints"]?.array ?? Self.plain(arguments["lines"])
    guard let named = arguments["source"]?["path"]?.text else {
      let refused = list.map { _ in
        JSONValue.record([
          ("verified", .boolean(false)), ("message", .string("a breakpoint needs a file")),
        ])
      }
      return Reply(body: [("breakpoints", .array(refused))])
    }
    let path = Self.path(named)
    let breakpoints = self.breakpoints.set(list, of: path, base: base)
    breakpointsChanged()
    return Reply(body: [("breakpoints", .array(breakpoints.map { $0.json(base) }))])
  }

  private static func plain(_ lines: JSONValue?) -> [JSONValue] {
    (lines?.array ?? []).map { .record([("line", $0)]) }
  }

  private static func path(_ named: String) -> String {
    let path = FileAddress.path(named) ?? named
    return Files.realPath(path) ?? DebugRun.absolute(path)
  }

  private func setFunctionBreakpoints(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let hooks = breakpoints.set(hooks: arguments["breakpoints"]?.array ?? [])
    breakpointsChanged()
    return Reply(body: [("breakpoints", .array(hooks.map { $0.json() }))])
  }

  private func setExceptionBreakpoints(_ arguments: JSONValue) throws(DebugError) -> Reply {
    let options = (arguments["filterOptions"]?.array ?? []).compactMap { $0["filterId"]?.text }
    let filters = (arguments["filters"]?.array ?? []).compactMap(\.text) + options
    breakpoints.faults = filters.contains("fault")
    breakpoints.refusals = filters.contains("refused")
    breakpointsChanged()
    let list = filters.map { filter in
      JSONValue.record([("verified", .boolean(filter == "fault" || filter == "refused"))])
    }
    return Reply(body: [("breakpoints", .array(list))])
  }

  private func breakpointsChanged() {
    guard let run else { return }
    if phase == .running { journal.noteChance() }
    applyBreakpoints(run)
  }

  // MARK: Going on

  private func resumption(
    _ kind: Resumption.Kind, _ arguments: JSONValue
  ) throws(DebugError) -> Resumption {
    try checkStopped()
    guard let number = arguments["threadId"]?.integer, let name = numbers.threads[number] else {
      throw DebugError("no such thread")
    }
    return Resumption(kind: kind, thread: name)
  }

  /// - Returns: the run that stands still.
  @discardableResult
  func checkStopped() throws(DebugError) -> DebugRun {
    guard phase == .stopped, let run else {
      throw DebugError(phase == .running ? "it runs: pause it first" : "nothing runs")
    }
    return run
  }

  private func goOn(_ arguments: JSONValue) throws(DebugError) -> Reply {
    try checkStopped()
    return Reply(
      body: [("allThreadsContinued", .boolean(true))], resumption: Resumption(kind: .go))
  }

  private func next(_ arguments: JSONValue) throws(DebugError) -> Reply {
    Reply(resumption: try resumption(.over, arguments))
  }

  private func stepIn(_ arguments: JSONValue) throws(DebugError) -> Reply {
    Reply(resumption: try resumption(.into, arguments))
  }

  private func stepOut(_ arguments: JSONValue) throws(DebugError) -> Reply {
    Reply(resumption: try resumption(.out, arguments))
  }

  private func pause(_ arguments: JSONValue) throws(DebugError) -> Reply {
    if phase == .stopped { return Reply() }
    guard phase == .running || phase == .waiting else { throw DebugError("nothing runs") }
    guard let run else {
      stopsOnEntry = true
      return Reply()
    }
    journal.noteChance()
    return Reply(then: { [unowned self] in
      resume(Resumption(kind: .next), run)
      stepReason = "pause"
    })
  }

  private func stepBack(_ arguments: JSONValue) throws(DebugError) -> Reply {
    try goBack(.step)
  }

  private func reverseContinue(_ arguments: JSONValue) throws(DebugError) -> Reply {
    try goBack(.breakpoint)
  }

  private func goBack(_ wish: Travel.Wish) throws(DebugError) -> Reply {
    let run = try checkStopped()
    travel.ask(for: wish, at: run.debugger)
    return Reply(then: { [unowned self] in
      numbers.frames = Numbered()
      variables = VariableTree()
      phase = .running
      isEnding = true
    })
  }
}
