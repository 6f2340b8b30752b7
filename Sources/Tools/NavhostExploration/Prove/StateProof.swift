internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// Searches the states of an app, and tells what is wrong in them.
final class StateProof {
  private let options: ProofOptions
  private let stage: ProofHost
  private let search: StateSearch
  private let properties: Properties?
  private let opening: [String]
  private let bounds: NumberBounds
  /// Where hooks fail by the type of an input, which their rules tell: no findings where the search
  /// itself has chosen the input.
  private let notes: Set<FilePlace>
  private var findings: [ProofFinding] = []
  private var told: Set<String> = []
  private var cuts: [String] = []
  private let watcher: AttemptWatcher
  /// Properties about props, of which no state was met in which the prop is set.
  private var unexercised: [(property: String, prop: String)] = []
  /// The properties that are about a prop.
  private(set) var watched: [(property: String, prop: String)] = []

  var isFickle: Bool { search.isFickle }
  /// The states have to be reached from the start, each.
  var needsReplay: Bool { search.needsReplay }

  init(
    _ options: ProofOptions, _ stage: ProofHost, _ policies: PolicySet,
    takesSnapshots: Bool = true
  ) throws(LuaError) {
    self.options = options
    self.stage = stage
    watcher = AttemptWatcher(stage.host)
    try stage.begin()
    opening = options.scene == nil ? ["nav.setStack{\"Home\"}"] : []
    let operations = try StateProof.operations(options, stage, policies)
    bounds = NumberBounds(policies)
    search = StateSearch(
      stage, operations, bounds, opening: opening, depth: options.depth, maxStates: options.states,
      takesSnapshots: takesSnapshots)
    notes = options.scene == nil ? policies.faultsByType : []
    guard let file = options.properties else {
      properties = nil
      return
    }
    let properties = try Properties(stage.session)
    try properties.open(file.source, name: file.name)
    self.properties = properties
    unexercised = try properties.watchedProps()
    watched = unexercised
  }

  private static func operations(
    _ options: ProofOptions, _ stage: ProofHost, _ policies: PolicySet
  ) throws(LuaError) -> ProofSteps {
    if options.scene != nil { return ProofSteps(functions: try functions(stage)) }
    let inputs = policies.inputs
    let patterns = stage.host.plugins.flatMap { $0.manifest.controllers.patterns }
    return ProofSteps(classes: classes(patterns, inputs), values: inputs.written)
  }

  /// The classes that plugins name; `Form` where there is none.
  private static func classes(_ patterns: [String], _ inputs: RuleInputs) -> [String] {
    let plain = patterns.map { $0.filter { !"*?!".contains($0) } }
    let named = plain + inputs.classes.map { $0.text }
    let names = Set(named.filter { !$0.isEmpty }.map { ExactName($0) })
    return names.isEmpty ? ["Form"] : names.sorted().map { $0.text }
  }

  /// The names in the setup script's `actions`, in byte order.
  private static func functions(_ stage: ProofHost) throws(LuaError) -> [String] {
    let text = try stage.run(
      """
      local names = {}
      for name, value in pairs(type(actions) == "table" and actions or {}) do
        if type(name) == "string" and type(value) == "function" then names[#names + 1] = name end
      end
      table.sort(names)
      return table.concat(names, "\\31")
      """)
    return (text.first?.stringValue ?? "").split(separator: "\u{1F}").map(String.init)
  }

  /// Searches, and adds what it finds to the report.
  func run(_ report: inout ProofReport) throws(LuaError) {
    for finding in report.findings { told.insert(Self.key(finding)) }
    search.onStep = { [unowned self] step throws(LuaError) in
      try look(at: step)
    }
    let observation = properties.map { _ in stage.host.observe(by: watcher) }
    defer { withExtendedLifetime(observation) {} }
    try search.run()
    if let cut = search.cut { cuts.append(cut) }
    if stage.hasNamelessStack {
      cuts.append(
        "a stack that cannot be named: make stacks in controllers by nav.embed, tab bars by nav.tabs"
      )
    }
    try findTraps()
    addUnexercised()
    report.findings += findings
    report.states = search.graph.counted
    report.depth = options.depth
    report.hidden = stage.hiddenState
    report.cuts += cuts
    if !cuts.isEmpty { report.isFinished = false }
  }

  /// Some plugin keeps something that its text does not show.
  func addFickle(_ report: inout ProofReport) {
    guard report.hidden.isEmpty else { return }
    report.hidden = ["equal states went on differently: a plugin keeps something outside 'state'"]
  }

  private static func key(_ finding: ProofFinding) -> String {
    "\(finding.kind.rawValue) \(finding.plugins.first ?? "") \(finding.message)"
  }

  private func add(_ finding: ProofFinding) {
    if told.insert(Self.key(finding)).inserted { findings.append(finding) }
  }

  // MARK: Scripts

  /// The lines that lead to a state, and an operation there.
  private func script(to node: Int?, _ operation: ProofStep? = nil) -> String {
    let path = node.map { search.graph.path(to: $0) } ?? []
    let lines = (path + (operation.map { [$0] } ?? [])).map { $0.line }
    let keeps = lines.contains { $0.hasPrefix("made[") }
    let setup =
      (keeps ? [ProofHost.keeping] : []) + (stage.hasAwaited ? [ProofHost.leavingOpen] : [])
    return (setup + scene + opening + lines).joined(separator: "\n")
  }

  private var scene: [String] {
    guard let scene = options.scene else { return [] }
    if scene.path == "-" { return ["do", scene.text, "end"] }
    return ["dofile(\(LuaText.quoted(Array(scene.path.utf8))))"]
  }

  // MARK: Steps

  private func look(at step: StateSearch.Step) throws(LuaError) {
    let events = stage.host.navigation.events.since(step.eventsBefore)
    for event in events where event.name == .fault { tell(event, step) }
    guard let properties, step.counts else { return }
    lookForProps()
    let asked = watcher.asked(in: events)
    for failure in try properties.failures(
      since: step.eventsBefore, isNew: step.isNew, asked: asked)
    {
      guard told.insert("property \(failure.name)").inserted else { continue }
      let decider = deciders().first
      findings.append(
        ProofFinding(
          kind: .property, plugins: decider.map { [$0.by] } ?? [], file: decider?.file ?? "",
          line: decider?.line ?? 0, message: "\(failure.name): \(failure.message)",
          script: script(to: step.from, step.operation)))
    }
  }

  private func lookForProps() {
    guard !unexercised.isEmpty else { return }
    let props = stage.host.stacks.flatMap { $0.stack }.map { $0.props }
    unexercised.removeAll { _, prop in
      props.contains { table in
        guard let value = table[prop] else { return false }
        if case .boolean(false) = value { return false }
        return true
      }
    }
  }

  /// What was never tried holds of nothing.
  private func addUnexercised() {
    for (property, prop) in unexercised {
      findings.append(
        ProofFinding(
          kind: .notExercised, plugins: [], file: "", line: 0,
          message: "\(property): no state that was looked at has props.\(prop) set",
          script: script(to: nil)))
    }
  }

  private func tell(_ event: Event, _ step: StateSearch.Step) {
    guard let plugin = event.plugin, case .string(let name)? = event["hook"],
      case .string(let message)? = event["message"], HookName(rawValue: name)?.isDecision == true
    else { return }
    if message.tellsOfLimit { cut(message) }
    let place = SourceLine(message)
    if let place, hasWritten(step) {
      let line = stage.lines.line(place.line, of: place.file)
      if notes.contains(FilePlace(file: place.file, line: line)) { return }
    }
    add(
      ProofFinding(
        kind: .fault, plugins: [plugin], file: place?.file ?? "", line: place?.line ?? 0,
        message: message, script: script(to: step.from, step.operation)))
  }

  /// The search itself has chosen an input on the way.
  private func hasWritten(_ step: StateSearch.Step) -> Bool {
    let path = step.from.map { search.graph.path(to: $0) } ?? []
    return (path + (step.operation.map { [$0] } ?? [])).contains { $0.writes }
  }

  /// What a hook that was ended would have said is not known. After many such the search ends.
  private func cut(_ reason: String) {
    if !cuts.contains(reason) { cuts.append(reason) }
    endedCalls += 1
    if endedCalls > StateProof.maxEndedCalls { search.stop(because: reason) }
  }

  private var endedCalls = 0
  private static let maxEndedCalls = 200

  /// Who said no in the last decision, or asked.
  private func deciders() -> [Explanation.Step] {
    (stage.host.navigation.explanation?.steps ?? []).filter {
      $0.file != nil && ($0.answer == .deny || $0.answer == .ask || $0.answer == .fault)
    }
  }

  // MARK: Traps

  private func findTraps() throws(LuaError) {
    let finder = TrapFinder(search.graph)
    if !finder.undecided.isEmpty { cuts.append(longWay) }
    var groups: Set<String> = []
    for node in finder.traps.prefix(StateProof.maxTraps) {
      let trap = try describe(node)
      // A line here is one of a statement, however the file is laid out.
      let group = "\(trap.plugins) \(trap.file) \(trap.line)"
      guard !groups.contains(group), try !leavesByRepeating(node) else { continue }
      if groups.isEmpty, let properties {
        for name in try properties.namesOfLeaving() {
          findings.append(
            ProofFinding(
              kind: .property, plugins: trap.plugins, file: trap.file, line: trap.line,
              message: "\(name): \(trap.message)", script: trap.script))
        }
      }
      groups.insert(group)
      add(trap)
    }
  }

  /// Whether some way out lets the person go who takes it again and again: a plugin may count where the
  /// states do not show it, as the number of the attempt does.
  private func leavesByRepeating(_ node: Int) throws(LuaError) -> Bool {
    for operation in try search.personOperations(in: node) {
      var answer = 0
      var answers = 1
      while answer < answers {
        if try leaves(node, by: operation, answering: answer, of: &answers) { return true }
        answer += 1
      }
    }
    return false
  }

  /// - Parameters:
  ///   - answer: which of a question's answers is given, by its place.
  ///   - count: becomes the number of answers of the question that has most.
  private func leaves(
    _ node: Int, by operation: ProofStep, answering answer: Int, of count: inout Int
  ) throws(LuaError) -> Bool {
    try search.replay(node)
    let before = stage.controllerCount
    for _ in 0..<StateProof.maxAttempts {
      var line = operation.isAnswer ? "nav.requestPop()" : operation.line
      if let question = stage.host.navigation.question {
        let answers = Answers(question).all
        count = max(count, answers.count)
        line = "nav.answer(\(answers[min(answer, answers.count - 1)]))"
      }
      do { try stage.run(line) } catch {
        if error.code == .interrupted || error.code == .exit { throw error }
        return false
      }
      if stage.controllerCount < before { return true }
    }
    return false
  }

  /// So often a way out is tried.
  private static let maxAttempts = 24

  /// Why no way out was found, and none ruled out.
  private var longWay: String {
    let why = bounds.endless.isEmpty ? "" : ": " + bounds.endless.joined(separator: ", ")
    return "a way out that is longer than was looked at\(why)"
  }

  /// Only so many are looked at for different causes.
  private static let maxTraps = 500

  private func describe(_ node: Int) throws(LuaError) -> ProofFinding {
    var steps: [Explanation.Step] = []
    var name = ""
    for operation in try search.personOperations(in: node) {
      try search.replay(node)
      name = stage.host.shownTop?.className ?? ""
      _ = try? stage.run(operation.line)
      for step in deciders() where !steps.contains(where: { $0.respondent == step.respondent }) {
        steps.append(step)
      }
    }
    var plugins: [String] = []
    for step in steps where !plugins.contains(step.by) { plugins.append(step.by) }
    let counting = plugins.flatMap { search.counting[$0] ?? [] }
    let counts = counting.isEmpty ? "" : ", which counts in \(counting.joined(separator: ", "))"
    let why =
      plugins.isEmpty
      ? "guards refuse every way" : "kept by \(plugins.joined(separator: ", "))\(counts)"
    return ProofFinding(
      kind: .trap, plugins: plugins, file: steps.first?.file ?? "", line: steps.first?.line ?? 0,
      message: "no way out of \(name) with \(search.graph[node].controllers) controllers: \(why)",
      script: script(to: node))
  }
}

extension StateSearch {
  /// What a person can do in a state.
  func personOperations(in node: Int) throws(LuaError) -> [ProofStep] {
    try replay(node)
    return try operations.person(on: stage)
  }
}

extension String {
  /// Whether this message of a fault tells that a limit ended the call.
  var tellsOfLimit: Bool { holds("used up its ") || hasSuffix(" ran out") }
}
