internal import Lua
internal import PluginCheck
internal import PluginHost

/// Makes the decision tables of plugins, and finds what is wrong in them.
final class TableMaker {
  private let folders: [String]
  /// All plugins together, as they are used.
  private let all: Stage
  private(set) var report = ProofReport()

  init(_ folders: [String], all: Stage) {
    self.folders = folders
    self.all = all
  }

  var isStopped: () -> Bool { all.isStopped }

  static let hooks: [HookName] = [
    .shouldPop, .gestureShouldBegin, .shouldPush, .backTitle, .backColor, .barHidden,
  ]

  func run(strict: Bool) throws(LuaError) {
    for plugin in all.host.plugins where !plugin.isInline {
      let hooks = Self.hooks.filter { plugin.hookNames.contains($0) }
      guard !hooks.isEmpty else { continue }
      let stage = try Stage(folders, only: [plugin.name], isStopped: isStopped)
      for hook in hooks {
        try makeTable(of: hook, plugin, stage)
        try findNeverHeard(hook, plugin)
      }
    }
    if strict { try findContradictions() }
  }

  // MARK: Tables

  private func makeTable(of hook: HookName, _ plugin: Plugin, _ stage: Stage) throws(LuaError) {
    guard let space = space(of: hook, plugin) else { return }
    let runner = CaseRunner(stage, hook)
    var enumeration = CaseEnumeration(space)
    try enumeration.run { values throws(LuaError) in
      guard let result = try runner.play(values), result.answers[plugin.name] != nil else {
        return nil
      }
      return (runner.tracer.inputs, result)
    }
    let place = plugin.loaded.hooks[hook]
    if !enumeration.isWhole {
      cut("the table of \(plugin.name) \(hook.rawValue) has too many cases")
    }
    add(enumeration, hook, plugin, space)
    addUndecided(enumeration.inputs, runner, space, "\(plugin.name) \(hook.rawValue)")
    try findFaults(enumeration.cases, plugin, hook, file: place?.file ?? "", line: place?.line ?? 0)
  }

  private func add(
    _ enumeration: CaseEnumeration, _ hook: HookName, _ plugin: Plugin, _ space: CaseSpace
  ) {
    let domains = Dictionary(
      uniqueKeysWithValues: enumeration.inputs.map { ($0, space.domain($0)) })
    let rows = enumeration.cases.map { each in
      DecisionTable.Row(
        when: each.read.mapValues { [$0] }, answer: each.result.answers[plugin.name]?.text ?? "")
    }
    var merger = RowMerger(rows, inputs: enumeration.inputs, domains: domains)
    let function = plugin.loaded.hooks[hook]
    report.tables.append(
      DecisionTable(
        plugin: plugin.name, hook: hook.rawValue, file: function?.file ?? "",
        line: function?.line ?? 0, inputs: enumeration.inputs, rows: merger.merged(),
        cases: rows.count))
    for input in enumeration.inputs {
      let domain = InputDomain(input: input, values: space.domain(input))
      if !report.domains.contains(domain) { report.domains.append(domain) }
    }
  }

  private func addUndecided(
    _ inputs: [String], _ runner: CaseRunner, _ space: CaseSpace, _ hook: String
  ) {
    for input in inputs where space.isTable(input) {
      report.undecided.append("\(hook): \(input) as a table")
    }
    for input in runner.tracer.undecided.sorted() {
      report.undecided.append("\(hook): \(input) by examples")
    }
  }

  /// Nil where there is no controller or source that the hook would be asked about.
  func space(of hook: HookName, _ plugin: Plugin) -> CaseSpace? {
    let facts = all.facts[plugin.name] ?? PolicyFacts()
    let classes = Self.classes(of: [plugin], facts)
    let space = CaseSpace(
      hook, classes: classes, sources: plugin.manifest.sources, facts: facts)
    let isAsked = !classes.isEmpty && (hook != .shouldPop || !space.sources.isEmpty)
    return isAsked ? space : nil
  }

  /// Classes that some of the plugins are asked about, those that they name first; one alone where the
  /// class makes no difference.
  ///
  /// - Parameter all: whether it makes one, though no hook reads it.
  static func classes(
    of plugins: [Plugin], _ facts: PolicyFacts, all: Bool = false
  ) -> [String] {
    let patterns = plugins.map(\.manifest.controllers)
    let named = patterns.flatMap(\.patterns).flatMap { pattern in
      let plain = pattern.filter { $0 != "*" && $0 != "!" }
      return [plain.filter { $0 != "?" }, String(plain.map { $0 == "?" ? "A" : $0 })]
    }
    let compared = facts.inputs["class"]?.strings ?? []
    let others = compared.isEmpty && !all ? ["Form"] : ["Form", "Another"]
    var classes: [String] = []
    for name in named.filter({ !$0.isEmpty }) + compared + others
    where !classes.contains(name) && patterns.contains(where: { $0.match([name]) }) {
      classes.append(name)
    }
    return compared.isEmpty && !all ? Array(classes.prefix(1)) : classes
  }

  /// A case of the hook in which nothing is out of the ordinary.
  func plainScript(of hook: HookName, _ plugin: Plugin) -> String {
    guard let values = space(of: hook, plugin)?.completed([:]) else {
      return "nav.setStack{\"Home\", \"Form\"}"
    }
    return CaseWorld(hook, values).script.joined(separator: "\n")
  }

  // MARK: Findings

  private func findFaults(
    _ cases: [CaseEnumeration.Case], _ plugin: Plugin, _ hook: HookName, file: String, line: Int
  ) throws(LuaError) {
    var told: Set<String> = []
    let runner = CaseRunner(all, hook)
    for each in cases {
      guard let message = each.result.answers[plugin.name]?.fault else { continue }
      if message.tellsOfLimit { cut(message) }
      guard !told.contains(message), let (values, script) = try confirmed(each, plugin, runner)
      else { continue }
      _ = values
      told.insert(message)
      let place = SourceLine(message)
      add(
        ProofFinding(
          kind: .fault, plugins: [plugin.name], file: place?.file ?? file,
          line: place?.line ?? line, message: message, script: script))
    }
  }

  /// The case as it falls where all plugins are loaded; nil where it falls otherwise there.
  private func confirmed(
    _ each: CaseEnumeration.Case, _ plugin: Plugin, _ runner: CaseRunner
  ) throws(LuaError) -> (CaseSpace.Values, String)? {
    guard let space = space(of: runner.hook, plugin), let values = space.completed(each.read),
      let result = try runner.play(values), result.answers[plugin.name]?.fault != nil
    else { return nil }
    return (values, result.script.joined(separator: "\n"))
  }

  /// Whether any case reaches the hook when all plugins are asked.
  private func findNeverHeard(_ hook: HookName, _ plugin: Plugin) throws(LuaError) {
    var others: Set<String> = []
    var script = ""
    var isHeard = false
    if let space = space(of: hook, plugin) {
      let runner = CaseRunner(all, hook)
      let named = Self.classes(of: all.host.plugins, jointFacts, all: true)
        .filter { plugin.manifest.controllers.match([$0]) && !space.classes.contains($0) }
      let joint = CaseSpace(
        hook, classes: space.classes + named, sources: plugin.manifest.sources, facts: jointFacts)
      var enumeration = CaseEnumeration(
        joint, first: hook == .shouldPop ? ["source", "class"] : ["class"])
      try enumeration.run(
        { values throws(LuaError) in
          guard let result = try runner.play(values) else { return nil }
          if script.isEmpty { script = result.script.joined(separator: "\n") }
          others.formUnion(result.answers.filter { $0.value != .noOpinion }.keys)
          isHeard = isHeard || runner.tracer.called.contains(plugin.name)
          return (runner.tracer.inputs, result)
        }, until: { _ in isHeard })
      if !enumeration.isWhole { isHeard = true }
    }
    guard !isHeard else { return }
    let place = plugin.loaded.hooks[hook]
    let names = others.subtracting([plugin.name]).sorted()
    let why = names.isEmpty ? "no controller or source is left for it" : "decided before: "
    add(
      ProofFinding(
        kind: .neverHeard, plugins: [plugin.name] + names, file: place?.file ?? "",
        line: place?.line ?? 0,
        message: "\(hook.rawValue) of \(plugin.name) is never heard: \(why)"
          + names.joined(separator: ", "),
        script: script.isEmpty ? plainScript(of: hook, plugin) : script))
  }

  private var jointFacts: PolicyFacts {
    var facts = PolicyFacts()
    for plugin in all.host.plugins { facts.join(all.facts[plugin.name] ?? PolicyFacts()) }
    return facts
  }

  private func add(_ finding: ProofFinding) { report.findings.append(finding) }

  private func cut(_ reason: String) {
    report.isFinished = false
    if !report.cuts.contains(reason) { report.cuts.append(reason) }
  }
}

// MARK: Two plugins

extension TableMaker {
  /// One's no is another's yes for the same inputs.
  private func findContradictions() throws(LuaError) {
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
      try Stage(folders, only: [plugin.name], isStopped: isStopped)
    }
    let left = CaseRunner(stages[0], hook)
    let right = CaseRunner(stages[1], hook)
    var enumeration = CaseEnumeration(space)
    var found: CaseResult?
    try enumeration.run(
      { values throws(LuaError) in
        guard let one = try left.play(values), let other = try right.play(values) else {
          return nil
        }
        let answers = one.answers.merging(other.answers) { one, _ in one }
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

/// `FILE:LINE:` at the beginning of a message.
struct SourceLine {
  let file: String
  let line: Int

  init?(_ message: String) {
    let parts = message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    file = String(parts[0])
    self.line = line
  }
}
