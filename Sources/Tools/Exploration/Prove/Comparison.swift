package import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
internal import PluginCheck

/// Finds the cases in which two folders of plugins decide differently.
package final class Comparison {
  private let old: String
  private let new: String
  private let openScript: ScriptOpener
  /// Called with each session before anything runs in it.
  package var onOpen: (any HostScript) -> Void = { _ in }
  /// Whether somebody has stopped it; asked before each case.
  package var isStopped: () -> Bool = { false }
  /// Is told of plugins that cannot be loaded.
  package var onProblem: (String) -> Void = { _ in }

  package init(old: String, new: String, script: @escaping ScriptOpener) {
    self.old = old
    self.new = new
    openScript = script
  }

  /// - Throws: `LuaError` where it was stopped from outside.
  package func run() throws(LuaError) -> ProofReport {
    let stages = (
      old: try ProofHost([old], script: openScript, isStopped: isStopped),
      new: try ProofHost([new], script: openScript, isStopped: isStopped)
    )
    for stage in [stages.old, stages.new] {
      onOpen(stage.session)
      for problem in stage.problems { onProblem(stage.lines.restored(problem)) }
    }
    var report = ProofReport()
    for hook in TableMaker.hooks {
      let plugins = (stages.old.host.plugins + stages.new.host.plugins)
        .filter { $0.hookNames.contains(hook) }
      guard !plugins.isEmpty else { continue }
      try compare(hook, plugins, stages.old, stages.new, &report)
    }
    for stage in [stages.old, stages.new] { report.restoreLines(stage.lines) }
    return report
  }

  private func compare(
    _ hook: HookName, _ plugins: [Plugin], _ old: ProofHost, _ new: ProofHost,
    _ report: inout ProofReport
  ) throws(LuaError) {
    let space = Self.space(hook, plugins, [old, new])
    let left = CaseRunner(old, hook, answers: space.answers)
    let right = CaseRunner(new, hook, answers: space.answers)
    var enumeration = CaseEnumeration(space, first: Self.first(hook, plugins, space))
    try enumeration.run { values throws(LuaError) in
      guard let was = try left.play(values), let now = try right.play(values) else { return nil }
      var result = now
      if was.outcome != now.outcome {
        result.outcome = "was \(Self.told(was)), now \(Self.told(now))"
      } else {
        result.outcome = ""
      }
      return (left.tracer.inputs + right.tracer.inputs, result)
    }
    if !enumeration.isWhole {
      report.isFinished = false
      report.cuts.append("\(hook.rawValue) has too many cases")
    }
    let undecided = left.tracer.undecided.union(right.tracer.undecided)
    report.examples.formUnion(undecided.union(enumeration.examples.map(PolicyFacts.name)))
    add(enumeration, hook, plugins, &report)
  }

  private static func told(_ result: CaseResult) -> String {
    result.outcome.isEmpty ? "no answer" : result.outcome
  }

  private static func space(
    _ hook: HookName, _ plugins: [Plugin], _ stages: [ProofHost]
  ) -> CaseSpace {
    var facts = PolicyFacts()
    var sources: Set<PopSource> = []
    for plugin in plugins {
      for stage in stages { if let own = stage.facts[plugin.name] { facts.join(own) } }
    }
    for plugin in plugins { sources.formUnion(plugin.manifest.sources) }
    let isClassRead = Set(plugins.map(\.manifest.controllers.patterns)).count > 1
    let classes = TableMaker.classes(of: plugins, facts, all: isClassRead)
    return CaseSpace(hook, classes: classes, sources: sources, facts: facts)
  }

  /// What the choice of plugins depends on, though no hook reads it.
  private static func first(
    _ hook: HookName, _ plugins: [Plugin], _ space: CaseSpace
  ) -> [String] {
    let sources = Set(plugins.map(\.manifest.sources))
    let patterns = Set(plugins.map(\.manifest.controllers.patterns))
    return (hook == .shouldPop && sources.count > 1 ? ["source"] : [])
      + (patterns.count > 1 && space.classes.count > 1 ? ["class"] : [])
  }

  private func add(
    _ enumeration: CaseEnumeration, _ hook: HookName, _ plugins: [Plugin],
    _ report: inout ProofReport
  ) {
    let rows = CaseTree(enumeration) { $0.outcome }.rows
    var merger = RowMerger(rows, inputs: enumeration.inputs, domains: enumeration.domains)
    for row in merger.merged() where !row.answer.isEmpty {
      let example = enumeration.cases.first { row.covers($0.read, $0.result.outcome) }
      let conditions = row.text(enumeration.inputs)
      let place = plugins.first?.loaded.hooks[hook]
      report.findings.append(
        ProofFinding(
          kind: .difference, plugins: Array(Set(plugins.map(\.name))).sorted(),
          file: place?.file ?? "", line: place?.line ?? 0,
          message: "\(hook.rawValue)\(conditions.isEmpty ? "" : " where \(conditions)"): "
            + row.answer,
          script: example?.result.script.joined(separator: "\n") ?? ""))
    }
  }
}

extension DecisionTable.Row {
  /// Whether a case is one of the row's.
  func covers(_ read: CaseSpace.Values, _ answer: String) -> Bool {
    answer == self.answer
      && when.allSatisfy { input, values in read[input].map(values.contains) ?? false }
  }

  /// `props.dirty = true, source = "request" or "program"`.
  func text(_ inputs: [String]) -> String {
    inputs.compactMap { input in
      when[input].map { "\(input) = \($0.joined(separator: " or "))" }
    }.joined(separator: ", ")
  }
}
