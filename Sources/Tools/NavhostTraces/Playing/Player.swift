internal import NavhostFontTables
internal import NavhostLua
package import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport

/// Plays sessions, one after another, each on a host that is as if it were new.
///
/// What a trace asks for is a closed list of operations with bounds: it cannot read a file, load a plugin
/// that was not named, or go on without end.
package final class Player {
  let plugins: PluginSet
  let host: NavigationHost
  /// The functions that stand for a script's hooks live here.
  let state: LuaState
  private(set) var played: PlayedHooks!

  /// What was decided in the session that is played.
  var decisions: [Decided] = []
  /// The first operation of the session that was played last that could not be done, and why: nobody has
  /// recorded it so.
  private(set) var impossible: String?
  /// How many decisions there were before it.
  private(set) var decisionsBeforeImpossible = 0
  /// The same of a session from before recordings told what was wrong when they were made: nobody knows
  /// whether this was.
  private(set) var unclear: String?
  private var tellsWhatFails = true
  /// How many decisions there were before the last operation of the session that was played last.
  private(set) var decisionsBeforeLastStep = 0
  /// The line of the operation that is carried out.
  private var line = 0
  private var observation: Observation?
  /// Controllers by id, as long as the session lasts.
  var controllers: [Int: Controller] = [:]
  /// The stacks that were made, as long: a script that holds one can call it after it has left.
  var navigations: [NavigationController] = []
  var hooks: [Int: ScriptHook] = [:]
  /// The calls that were recorded with the operation that is carried out, and are still to come.
  var waiting: [Trace.CallLine] = []
  /// What the app did with that operation, and is still to do.
  var handlers: [Trace.HandlerLine] = []
  /// The calls that run, each with what is left of it.
  var running: [PlayedCall] = []
  var budget = PlayBudget()
  /// What policies get for their texts.
  private var texts: [TextCall: String] = [:]
  private let seconds: Double
  /// Where hooks read from while a decision is asked alone, and who was asked last.
  var values: RecordedValues?
  var lastAsked: String?
  weak var watcher: (any PlayWatcher)?

  /// - Parameter seconds: of CPU time that a session may take.
  /// - Throws: `TraceError` where there is not enough memory.
  package init(
    _ plugins: PluginSet, limits: Limits, seconds: Double = PlayBudget.maxSeconds
  ) throws(TraceError) {
    self.plugins = plugins
    self.seconds = seconds
    host = NavigationHost(limits: limits, text: TextMetrics())
    let library = LuaLibrary()
    do {
      let access = ObjectAccess(host)
      library.addCommon(host)
      let box = StepBox()
      library.define("step") { call in box.step?(call) ?? .results }
      state = try LuaState(.full, library: library, objects: access)
      host.scriptState = state
      played = try PlayedHooks(state)
      box.step = { [unowned self] call in self.step(call) }
    } catch {
      throw TraceError(error.message)
    }
    handleWhatIsRecorded()
    host.localizedString = { [unowned self] key, values in
      texts.isEmpty ? nil : texts[TextCall(key, values)].map(TextFormat.literal)
    }
  }

  /// Plays a session from its header on.
  ///
  /// - Parameter asRecorded: whether plugins are asked by the rules of the session's level, too.
  /// - Throws: `TraceError` where a plugin is missing, or the session asks for what it may not.
  package func play(
    _ trace: Trace, watchedBy watcher: (any PlayWatcher)? = nil, asRecorded: Bool = false
  ) throws(TraceError) -> [Decided] {
    try begin(trace, asRecorded: asRecorded)
    defer { end() }
    self.watcher = watcher
    host.navigation.scene.recordsDecisionsOnly = watcher == nil
    decisionsBeforeLastStep = 0
    watcher?.began(on: host.navigation)
    for (index, step) in trace.steps.enumerated() {
      line = trace.steps.line(of: index)
      do throws(TraceError) {
        try play(step)
      } catch {
        throw TraceError("line \(line) of the session, '\(step.name)': \(error.message)")
      }
    }
    try budget.checkTime()
    return decisions
  }

  private func play(_ step: Trace.Step) throws(TraceError) {
    try budget.spend(1)
    waiting = step.calls
    handlers = step.handlers
    decisionsBeforeLastStep = decisions.count
    // Where one key gave two texts in a step, the language was changed in it: then the first counts.
    say(step.texts.reversed())
    try carryOut(step)
    say(step.texts)
    watcher?.carriedOut(decisions)
  }

  func begin(_ trace: Trace, asRecorded: Bool = false) throws(TraceError) {
    if let name = plugins.missing(in: trace) {
      throw TraceError(
        "the plugin '\(Plain.line(name, limit: 100))', which it was recorded with, is not loaded")
    }
    forget()
    impossible = nil
    unclear = nil
    tellsWhatFails = trace.header.api >= TraceFormat.firstWhichTellsWhatFails
    observation = host.observe(by: self)
    budget = PlayBudget(seconds: seconds)
    host.nilResultRule = trace.header.nilResultRule(asRecorded: asRecorded)
    host.renew(trace.header.configuration)
    say(trace.texts)
    try declareClasses(of: trace.header)
    let later = trace.laterPluginNames.exactNames.subtracting(
      trace.header.plugins.map(\.name).exactNames)
    for (name, path) in plugins.all where !later.contains(name) {
      try load(name, path, trace.header.plugins.first { $0.name.isExactly(name) }?.options)
    }
    for entry in trace.header.plugins {
      guard let plugin = host.plugins.first(where: { $0.name.isExactly(entry.name) }) else {
        continue
      }
      if !entry.isEnabled { host.setEnabled(plugin, false) }
      if entry.isQuarantined { plugin.quarantine() }
    }
  }

  private func declareClasses(of header: TraceHeader) throws(TraceError) {
    for (name, superclass) in header.classes.sorted(by: { $0.key < $1.key }) {
      try budget.spend(1)
      do {
        try host.declareClass(name.text, superclass: superclass)
      } catch {
        throw TraceError("line 1 of the session: \(error.message)")
      }
    }
  }

  /// From now on policies get these texts.
  func say(_ lines: some Sequence<Trace.TextLine>) {
    for line in lines { texts[TextCall(line.key, line.values)] = line.text }
  }

  /// An operation cannot be done.
  func note(impossible operation: String, _ why: String) {
    guard impossible == nil else { return }
    impossible = words(operation, why)
    decisionsBeforeImpossible = decisions.count
  }

  /// An operation is wrong that was not recorded as wrong.
  func note(wrong operation: String, _ why: String) {
    if tellsWhatFails { return note(impossible: operation, why) }
    if unclear == nil { unclear = words(operation, why) }
  }

  private func words(_ operation: String, _ why: String) -> String {
    let place = Plain.line(operation, limit: 40)
    let time = String(describing: host.navigation.time)
    return "line \(line) of the session: '\(place)' at \(time) s cannot be done: "
      + Plain.line(why, limit: 200)
  }

  func load(_ name: String, _ path: String, _ options: JSONValue?) throws(TraceError) {
    var table: DataTable?
    if let options, case .table(let values)? = try? TraceValue.lua(options, { _ in .nil }) {
      table = try? DataTable(values) { _ in nil }
    }
    do {
      try host.load(path, options: table)
    } catch {
      throw TraceError("the plugin '\(name)' cannot be loaded: \(error.message)")
    }
  }

  func end() {
    host.navigation.scene.dropQuestion()
    observation = nil
    forget()
  }

  private func forget() {
    controllers.removeAll(keepingCapacity: true)
    navigations = []
    hooks = [:]
    waiting = []
    handlers = []
    running = []
    decisions = []
    texts = [:]
  }
}

extension TraceHeader {
  /// What a script's hook answered counts as it counted then.
  fileprivate func nilResultRule(asRecorded: Bool) -> NilResultRule {
    if api >= TraceFormat.firstWhereSilenceSpeaks { return .speaks }
    return asRecorded ? .abstains : .speaksForPlugins
  }
}

/// Looks on while a session is played.
package protocol PlayWatcher: AnyObject {
  func began(on navigation: NavigationController)
  func happened(_ event: Event)
  /// An operation is over; the decisions up to now.
  func carriedOut(_ decisions: [Decided])
}

/// What the functions of a library reach through: the library is complete before its owner is.
private final class StepBox {
  var step: ((LuaCall) -> LuaReply)?
}

/// A recorded call that is played back.
struct PlayedCall {
  var did: ArraySlice<JSONValue>
  var end: Trace.CallLine.End?
}
