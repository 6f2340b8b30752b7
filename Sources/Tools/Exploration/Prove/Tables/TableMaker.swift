internal import NavhostLua
internal import NavhostPluginHost
internal import PluginCheck

/// Makes the decision tables of plugins, and finds what is wrong in them.
final class TableMaker {
  let folders: [String]
  /// All plugins together, as they are used.
  let all: ProofHost
  private(set) var report = ProofReport()

  init(_ folders: [String], all: ProofHost) {
    self.folders = folders
    self.all = all
  }

  /// A host of its own with one of the plugins.
  ///
  /// - Parameter prepare: is called before a plugin is loaded.
  func another(
    only plugin: Plugin, prepare: (NavigationHost) -> Void = { _ in }
  ) throws(LuaError) -> ProofHost {
    try ProofHost(
      folders, only: [plugin.name], script: all.openScript, isStopped: all.isStopped,
      prepare: prepare)
  }

  static let hooks = HookName.allCases.filter { $0.isDecision }

  func run(strict: Bool) throws(LuaError) {
    for plugin in all.host.plugins where !plugin.isInline {
      let hooks = Self.hooks.filter { plugin.hookNames.contains($0) }
      guard !hooks.isEmpty else { continue }
      let stage = try another(only: plugin)
      for hook in hooks {
        try makeTable(of: hook, plugin, stage)
        try findNeverHeard(hook, plugin)
      }
    }
    if strict { try findContradictions() }
  }

  // MARK: Tables

  private func makeTable(of hook: HookName, _ plugin: Plugin, _ stage: ProofHost) throws(LuaError) {
    guard let space = space(of: hook, plugin) else { return }
    let runner = CaseRunner(stage, hook, answers: space.answers)
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
    add(enumeration, hook, plugin, examples: examples(enumeration, runner, plugin))
    try findFaults(enumeration.cases, plugin, hook, file: place?.file ?? "", line: place?.line ?? 0)
  }

  private func add(
    _ enumeration: CaseEnumeration, _ hook: HookName, _ plugin: Plugin, examples: [String]
  ) {
    guard !enumeration.cases.isEmpty else { return }
    let tree = CaseTree(enumeration) { $0.text(of: plugin.name) }
    var merger = RowMerger(tree.rows, inputs: enumeration.inputs, domains: enumeration.domains)
    let function = plugin.loaded.hooks[hook]
    report.tables.append(
      DecisionTable(
        plugin: plugin.name, hook: hook.rawValue, file: function?.file ?? "",
        line: function?.line ?? 0, inputs: enumeration.inputs, rows: merger.merged(),
        cases: enumeration.product, examples: examples))
    for input in enumeration.inputs {
      let domain = InputDomain(input: input, values: enumeration.space.domain(input))
      if !report.domains.contains(domain) { report.domains.append(domain) }
    }
  }

  /// The inputs of which examples were tried; the report says so, too.
  private func examples(
    _ enumeration: CaseEnumeration, _ runner: CaseRunner, _ plugin: Plugin
  ) -> [String] {
    let named = Set(enumeration.examples.map(PolicyFacts.name)).union(runner.tracer.undecided)
    for input in named.sorted() {
      report.undecided.append("\(plugin.name) \(runner.hook.rawValue): \(input) by examples")
    }
    report.examples.formUnion(named)
    return named.sorted()
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
    let patterns = plugins.map { $0.manifest.controllers }
    let named = patterns.flatMap { $0.patterns }.flatMap { pattern in
      let plain = pattern.filter { $0 != "*" && $0 != "!" }
      return [plain.filter { $0 != "?" }, String(plain.map { $0 == "?" ? "A" : $0 })]
    }
    let compared = facts.inputs["class"].map(InputDomain.texts) ?? []
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
      let named = Self.classes(of: all.host.plugins, jointFacts, all: true)
        .filter { plugin.manifest.controllers.match([$0]) && !space.classes.contains($0) }
      let joint = CaseSpace(
        hook, classes: space.classes + named, sources: plugin.manifest.sources, facts: jointFacts)
      let runner = CaseRunner(all, hook, answers: joint.answers)
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
      // Other values than those that were tried may reach it.
      let isSure = enumeration.isWhole && enumeration.examples.isEmpty
      if !isSure || !runner.tracer.undecided.isEmpty { isHeard = true }
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

  func add(_ finding: ProofFinding) { report.findings.append(finding) }

  private func cut(_ reason: String) {
    report.isFinished = false
    if !report.cuts.contains(reason) { report.cuts.append(reason) }
  }
}
