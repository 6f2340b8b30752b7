package import NavhostLua
package import NavhostPluginHost
internal import NavhostSupport
internal import PluginCheck

/// Looks at every case of plugins: their decision tables, and the states of an app that has them.
package final class Prover {
  private let options: ProofOptions
  private let openScript: ScriptOpener
  /// Called with each session before anything runs in it.
  package var onOpen: (any HostScript) -> Void = { _ in }
  /// Whether somebody has stopped the proof; asked before each operation.
  package var isStopped: () -> Bool = { false }
  /// Called with the host before a plugin is loaded.
  package var prepare: (NavigationHost) -> Void = { _ in }
  /// Is told of plugins that cannot be loaded.
  package var onProblem: (String) -> Void = { _ in }

  package init(_ options: ProofOptions, script: @escaping ScriptOpener) {
    self.options = options
    openScript = script
  }

  /// - Throws: `LuaError` where the scene or the properties fail, or it was stopped from outside.
  package func run() throws(LuaError) -> ProofReport {
    let stage = try ProofHost(
      options.folders, plugins: options.plugins, scene: options.scene, script: openScript,
      isStopped: isStopped, prepare: prepare)
    onOpen(stage.session)
    for problem in stage.problems { onProblem(stage.lines.restored(problem)) }
    var report = try tables(stage)
    let tables = report
    var search = try StateProof(options, stage, met: tables.met)
    try search.run(&report)
    if search.needsReplay {
      report = tables
      search = try StateProof(options, stage, met: tables.met, takesSnapshots: false)
      try search.run(&report)
    }
    if search.isFickle, stage.isSteady {
      stage.loadAnewEachTime()
      report = tables
      search = try StateProof(options, stage, met: tables.met)
      try search.run(&report)
      search.addFickle(&report)
    }
    report.restoreLines(stage.lines)
    if options.makesTables { try findDeadBranches(&report, stage) }
    return report
  }

  /// The tables of the plugins; where none are wanted, the inputs that examples are tried of.
  private func tables(_ stage: ProofHost) throws(LuaError) -> ProofReport {
    if options.makesTables {
      return stage.host.plugins.isEmpty ? ProofReport() : try tables()
    }
    var report = ProofReport()
    for plugin in stage.host.plugins {
      guard let facts = stage.facts[plugin.name] else { continue }
      let names =
        facts.props.map { "props.\($0)" } + (facts.inputs["title"] == nil ? [] : ["title"])
      report.examples.formUnion(names.filter(facts.isExample))
      // Names that are made up at run time are met where tables are made.
      if facts.inputs["props.\(PolicyFacts.any)"] != nil { report.examples.insert("props") }
    }
    return report
  }

  private func tables() throws(LuaError) -> ProofReport {
    let all = try ProofHost(options.folders, script: openScript, isStopped: isStopped)
    onOpen(all.session)
    let maker = TableMaker(options.folders, all: all)
    try maker.run(strict: options.isStrict)
    return maker.report
  }

  // MARK: Dead branches

  private func findDeadBranches(_ report: inout ProofReport, _ stage: ProofHost) throws(LuaError) {
    let maker = TableMaker(options.folders, all: stage)
    let finder = BranchFinder(maker: maker)
    var found: [(plugin: Plugin, branch: PolicyFacts.Branch)] = []
    for plugin in stage.host.plugins where !plugin.isInline {
      guard let facts = stage.facts[plugin.name] else { continue }
      for branch in try finder.unreached(plugin, facts) { found.append((plugin, branch)) }
    }
    guard !found.isEmpty else { return }
    let counts = LineCounts()
    let lines = try search(counting: counts, report)
    for (plugin, branch) in found where !finder.reaches(counts, branch, lines) {
      report.findings.append(finding(plugin, branch, maker))
    }
  }

  /// Searches the states once more; the lines that run are counted.
  private func search(
    counting counts: LineCounts, _ report: ProofReport
  ) throws(LuaError) -> FileLines {
    let stage = try ProofHost(
      options.folders, scene: options.scene, script: openScript, isStopped: isStopped
    ) {
      $0.lineCounts = counts
    }
    onOpen(stage.session)
    let search = try StateProof(options, stage, met: report.met)
    var ignored = ProofReport()
    try search.run(&ignored)
    return stage.lines
  }

  private func finding(
    _ plugin: Plugin, _ branch: PolicyFacts.Branch, _ maker: TableMaker
  ) -> ProofFinding {
    let what =
      branch.condition.map { "'\(Plain.line($0, limit: 80))' never holds" }
      ?? "the 'else' is never reached"
    return ProofFinding(
      kind: .deadBranch, plugins: [plugin.name], file: branch.file, line: branch.line,
      message: "no input reaches this branch of \(branch.hook ?? ""): \(what)",
      script: maker.plainScript(of: HookName(rawValue: branch.hook ?? "") ?? .shouldPop, plugin))
  }
}

extension ProofReport {
  /// The props that hooks were seen to read.
  fileprivate var met: [String] {
    let names = domains.map { PolicyFacts.name($0.input) }.filter { $0.hasPrefix("props.") }
    return Set(names.map { String($0.dropFirst("props.".count)) }).sorted()
  }
}
