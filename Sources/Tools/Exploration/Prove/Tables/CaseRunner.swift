internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

/// What a hook made of a case.
struct CaseResult: Equatable {
  /// What each plugin's hook answered; one that was not asked is missing.
  var answers: [String: HookOutcome] = [:]
  /// What it asked the app to do with that.
  var actions: [String: [Action]] = [:]
  /// How the decision ended, with its reason and what was done; of a title hook what the bar shows.
  var outcome = ""
  /// The lines that led there.
  var script: [String] = []

  /// What a plugin's hook answered, and asked the app to do, as a table says it.
  func text(of plugin: String) -> String {
    let deeds = (actions[plugin] ?? []).map { "does \(Action($0.name, $0.data))" }
    return ([answers[plugin]?.text ?? ""] + deeds).joined(separator: "; ")
  }
}

/// Plays cases of one hook on a stage.
final class CaseRunner {
  let stage: ProofHost
  let tracer: ReadTracer
  let hook: HookName
  private let answers: AnswerDomains
  /// Writes into the plugins' states, where those count as inputs.
  private let writesStates: Bool
  /// Plugins whose hook wraps the rest of the chain.
  private let wrapping: Set<String>

  init(
    _ stage: ProofHost, _ hook: HookName, answers: AnswerDomains = AnswerDomains(),
    writesStates: Bool = false
  ) {
    self.stage = stage
    self.answers = answers
    self.hook = hook
    self.writesStates = writesStates
    tracer = ReadTracer(hook, app: stage.host.app.table)
    wrapping = Set(
      stage.host.plugins.filter { $0.loaded.hooks[hook]?.wraps == true }.map { $0.name })
  }

  /// Plays a case. The inputs that were read are the tracer's. Nil where it cannot be made.
  ///
  /// - Throws: `LuaError` where it was stopped from outside.
  func play(_ values: CaseSpace.Values) throws(LuaError) -> CaseResult? {
    let world = CaseWorld(hook, values)
    var result = CaseResult(script: world.script)
    let observation = stage.host.observe(by: tracer)
    defer { withExtendedLifetime(observation) {} }
    try stage.begin()
    tracer.start(asking: world.asked)
    guard try take(world.setup) else { return nil }
    if writesStates { writeStates(world) }
    if hook.isYesOrNo { tracer.forgetAnswers() }
    guard try take(world.decision), try answer(values, &result) else { return nil }
    result.answers = tracer.answers
    result.actions = tracer.actions
    result.outcome = try outcome()
    if !wrapping.isDisjoint(with: tracer.called) { tracer.add("the rest") }
    return result
  }

  private func take(_ lines: [String]) throws(LuaError) -> Bool {
    do {
      for line in lines { try stage.run(line) }
      return true
    } catch {
      if error.code == .interrupted || error.code == .exit { throw error }
      return false
    }
  }

  /// Answers each question that is asked.
  private func answer(
    _ values: CaseSpace.Values, _ result: inout CaseResult
  ) throws(LuaError) -> Bool {
    var number = 1
    while let question = stage.host.navigation.question {
      guard number <= Self.maxQuestions else {
        tracer.leaveUndecided("answers to more than \(Self.maxQuestions) questions")
        return true
      }
      let (input, possible) = answers.meet(question, number: number)
      let isOwn = tracer.isAskedNow
      let answer = isOwn ? values[input] ?? possible[0] : possible[0]
      // Of another question that stands in this one's place elsewhere.
      guard possible.contains(answer) else { return false }
      let line = "nav.answer(\(answer))"
      if isOwn { tracer.add(input) }
      if question.kind == .await, !result.script.contains(ProofHost.leavingOpen) {
        result.script.insert(ProofHost.leavingOpen, at: 0)
      }
      result.script.append(line)
      guard try take([line]) else { return false }
      number += 1
    }
    return true
  }

  /// So many are answered in a case.
  private static let maxQuestions = 12

  private func outcome() throws(LuaError) -> String {
    let values = try stage.run(
      hook.isYesOrNo ? CaseRunner.explained : CaseRunner.shown, [.string(hook.rawValue)])
    let text = values.first?.stringValue ?? ""
    guard hook.isYesOrNo else { return text }
    let done = stage.host.navigation.explanation?.actions ?? []
    return ([text] + done.map { "does \(Action($0.name, $0.data))" }).joined(separator: "; ")
  }

  private static let explained =
    "local e = nav.explain() return e and e.outcome .. (e.reason and ': ' .. e.reason or '') or ''"
  /// The button of a hook that lays it out, else what counts of the setting.
  private static let shown = """
    local hook = ...
    if hook == "backTitle" or hook == "backColor" then
      local b = nav.bar
      return b.hidden and "hidden" or b.back
        and ("%q in %s"):format(b.back.title, b.back.color) or "no button"
    end
    local set = nav.settings()[hook]
    if not set then return "not set" end
    if type(set.value) ~= "table" then return tostring(set.value) end
    return "{" .. table.concat(set.value, ", ") .. "}"
    """

  private func writeStates(_ world: CaseWorld) {
    for (input, value) in world.values where input.holds("state.") && value != "nil" {
      let parts = input.split(separator: ".").map(String.init)
      let distance = parts.reduce(0) { $0 + ($1 == "next" ? 1 : $1 == "previous" ? -1 : 0) }
      let place = world.asked + distance
      let stack = stackOfAsked(world)
      guard place >= 1, place <= stack.count, let name = parts.last else { continue }
      for plugin in stage.host.plugins {
        let table = stack[place - 1].record.states[plugin.handle] ?? DataTable()
        stack[place - 1].record.states[plugin.handle] = table
        try? table.set(.string(name), to: CaseRunner.data(value))
      }
    }
  }

  private func stackOfAsked(_ world: CaseWorld) -> [Controller] {
    let shown = stage.host.navigation.scene.topNavigation
    return (world.isEmbedded ? shown?.top?.embedded?.selectedTab : shown)?.stack ?? []
  }

  private static func data(_ value: String) -> DataValue {
    if value == "true" || value == "false" { return .boolean(value == "true") }
    if let number = Double(value) { return .number(number) }
    return .string(String(value.dropFirst().dropLast()))
  }
}
