internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import PluginCheck

extension TableMaker {
  /// One's no is another's yes for the same inputs.
  func findContradictions() throws(LuaError) {
    let plugins = all.host.plugins.filter { !$0.isInline }
    for hook in Self.hooks where hook.isYesOrNo {
      let asked = plugins.filter { $0.hookNames.contains(hook) }
      for (place, first) in asked.enumerated() {
        for second in asked[(place + 1)...] { try compare(first, second, hook) }
      }
    }
  }

  private func compare(_ first: Plugin, _ second: Plugin, _ hook: HookName) throws(LuaError) {
    var facts = all.facts[first.name] ?? PolicyFacts()
    facts.join(all.facts[second.name] ?? PolicyFacts())
    let classes = Self.classes(of: [first, second], facts, all: true)
      .filter { first.manifest.controllers.match([$0]) && second.manifest.controllers.match([$0]) }
    let sources = first.manifest.sources.intersection(second.manifest.sources)
    guard let name = classes.first, hook != .shouldPop || !sources.isEmpty else { return }
    let space = CaseSpace(
      hook, classes: facts.inputs["class"] == nil ? [name] : Array(Set(classes)).sorted(),
      sources: sources, facts: facts)
    let stages = try [first, second].map { plugin throws(LuaError) in
      try another(only: plugin)
    }
    let left = CaseRunner(stages[0], hook, answers: space.answers)
    let right = CaseRunner(stages[1], hook, answers: space.answers)
    var enumeration = CaseEnumeration(space)
    var found: CaseResult?
    try enumeration.run(
      { values throws(LuaError) in
        guard let one = try left.play(values), let other = try right.play(values) else {
          return nil
        }
        var answers = other.answers
        for (plugin, answer) in one.answers { answers[plugin] = answer }
        let result = CaseResult(answers: answers, script: one.script)
        if Self.contradict(answers[first.name], answers[second.name]) { found = result }
        return (left.tracer.inputs + right.tracer.inputs, result)
      }, until: { _ in found != nil })
    guard let found else { return }
    tell(found, first, second, hook)
  }

  private static func contradict(_ one: HookOutcome?, _ other: HookOutcome?) -> Bool {
    guard let one, let other else { return false }
    return one.isNo && other.isYes || one.isYes && other.isNo
  }

  private func tell(_ found: CaseResult, _ first: Plugin, _ second: Plugin, _ hook: HookName) {
    let answers = [first, second].map { "\($0.name) says \(found.answers[$0.name]?.text ?? "")" }
    let place = first.loaded.hooks[hook]
    add(
      ProofFinding(
        kind: .contradiction, plugins: [first.name, second.name], file: place?.file ?? "",
        line: place?.line ?? 0,
        message: "\(hook.rawValue): \(answers.joined(separator: ", "))",
        script: found.script.joined(separator: "\n")))
  }
}
