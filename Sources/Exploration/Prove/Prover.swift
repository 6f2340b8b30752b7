package import Lua
internal import PluginCheck
package import PluginHost
package import Scripting
internal import Support

/// Looks at every case of plugins: their decision tables, and the states of an app that has them.
package final class Prover {
  private let options: ProofOptions
  /// Called with each session before anything runs in it.
  package var onOpen: (ScriptSession) -> Void = { _ in }
  /// Whether somebody has stopped the proof; asked before each operation.
  package var isStopped: () -> Bool = { false }
  /// Called with the host before a plugin is loaded.
  package var prepare: (NavigationHost) -> Void = { _ in }
  /// Is told of plugins that cannot be loaded.
  package var onProblem: (String) -> Void = { _ in }

  package init(_ options: ProofOptions) {
    self.options = options
  }

  /// - Throws: `LuaError` where the scene or the properties fail, or it was stopped from outside.
  package func run() throws(LuaError) -> ProofReport {
    let stage = try Stage(
      options.folders, plugins: options.plugins, scene: options.scene, isStopped: isStopped,
      prepare: prepare)
    onOpen(stage.session)
    for problem in stage.problems { onProblem(problem) }
    var report = ProofReport()
    if options.makesTables, !stage.host.plugins.isEmpty {
      report = try tables()
    }
    let tables = report
    var search = try StateProof(options, stage)
    try search.run(&report)
    if search.needsReplay {
      report = tables
      search = try StateProof(options, stage, takesSnapshots: false)
      try search.run(&report)
    }
    if search.isFickle, stage.isSteady {
      stage.distrust()
      report = tables
      search = try StateProof(options, stage)
      try search.run(&report)
      search.addFickle(&report)
    }
    if options.makesTables { try findDeadBranches(&report, stage) }
    return report
  }

  private func tables() throws(LuaError) -> ProofReport {
    let all = try Stage(options.folders, isStopped: isStopped)
    onOpen(all.session)
    let maker = TableMaker(options.folders, all: all)
    try maker.run(strict: options.isStrict)
    return maker.report
  }

  // MARK: Dead branches

  private func findDeadBranches(_ report: inout ProofReport, _ stage: Stage) throws(LuaError) {
    let maker = TableMaker(options.folders, all: stage)
    let finder = BranchFinder(folders: options.folders, maker: maker)
    var found: [(plugin: Plugin, branch: PolicyFacts.Branch)] = []
    for plugin in stage.host.plugins where !plugin.isInline {
      guard let facts = stage.facts[plugin.name] else { continue }
      for branch in try finder.unreached(plugin, facts) { found.append((plugin, branch)) }
    }
    guard !found.isEmpty else { return }
    let lines = try linesOfSearch()
    for (plugin, branch) in found where lines[branch.file]?[branch.line] == nil || !branch.isAlone {
      report.findings.append(finding(plugin, branch, maker))
    }
  }

  /// The lines that run while the states are searched.
  private func linesOfSearch() throws(LuaError) -> [String: [Int: Int]] {
    let counts = LineCounts()
    try search(counting: counts)
    return counts.files
  }

  private func search(counting counts: LineCounts) throws(LuaError) {
    let stage = try Stage(options.folders, scene: options.scene, isStopped: isStopped) {
      $0.lineCounts = counts
    }
    onOpen(stage.session)
    let search = try StateProof(options, stage)
    var ignored = ProofReport()
    try search.run(&ignored)
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

extension PolicyFacts.Branch {
  /// Whether it begins on a line of its own.
  fileprivate var isAlone: Bool { line != conditionLine }
}
