package import NavhostLua
package import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// Proves plugins by their rules: what each hook answers for every value, and what is wrong in the
/// states of an app that has them.
package final class RuleProof {
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

  private func open() throws(LuaError) -> ProofHost {
    let stage = try ProofHost(
      options.folders, plugins: options.plugins, scene: options.scene, script: openScript,
      isStopped: isStopped, prepare: prepare)
    onOpen(stage.session)
    for problem in stage.problems { onProblem(stage.lines.restored(problem)) }
    return stage
  }

  /// The rules of each hook, from its text alone.
  package func rules() throws(LuaError) -> [RuleSheet] {
    let stage = try open()
    if options.scene != nil { try stage.begin() }
    return PolicySet(stage.host.plugins).sheets
  }

  /// - Throws: `LuaError` where the scene or the properties fail, or it was stopped from outside.
  package func run() throws(LuaError) -> ProofReport {
    let stage = try open()
    if options.scene != nil { try stage.begin() }
    let policies = PolicySet(stage.host.plugins)
    var report = start(policies, stage)
    let begun = report
    var search = try StateProof(options, stage, policies)
    try search.run(&report)
    if search.needsReplay {
      report = begun
      search = try StateProof(options, stage, policies, takesSnapshots: false)
      try search.run(&report)
    }
    if search.isFickle, stage.isSteady {
      stage.loadAnewEachTime()
      report = begun
      search = try StateProof(options, stage, policies)
      try search.run(&report)
      search.addFickle(&report)
    }
    report.restoreLines(stage.lines)
    if options.isStrict { report.findings += RuleFindings(policies).contradictions }
    if options.findsByRules { report.findings += RuleFindings(policies).all }
    try prove(search.watched, policies, stage, &report)
    return report
  }

  private func start(_ policies: PolicySet, _ stage: ProofHost) -> ProofReport {
    var report = ProofReport()
    report.rules = policies.sheets
    report.plugins = stage.host.plugins.count
    report.isStrict = options.isStrict
    return report
  }

  // MARK: Properties

  /// What the rules of the chain say of the props that must not be lost.
  private func prove(
    _ watched: [(property: String, prop: String)], _ policies: PolicySet, _ stage: ProofHost,
    _ report: inout ProofReport
  ) throws(LuaError) {
    let losses = LossProof(policies, stage)
    for (property, prop) in watched {
      let isFound = report.findings.contains {
        $0.kind == .property && $0.message.hasPrefix("\(property): ")
      }
      let isUnseen = report.findings.contains {
        $0.kind == .notExercised && $0.message.hasPrefix("\(property): ")
      }
      let isRead = losses.isRead(prop)
      if isFound || isUnseen && !isRead {
        report.properties.append(ProvedProperty(name: property, holds: false))
        continue
      }
      if isRead {
        report.findings.removeAll {
          $0.kind == .notExercised && $0.message.hasPrefix("\(property): ")
        }
      }
      switch try losses.look(for: property, prop) {
      case .holds: report.properties.append(ProvedProperty(name: property, holds: true))
      case .byExamples(let places):
        report.properties.append(
          ProvedProperty(name: property, holds: true, byExamples: places))
      case .lost(let finding, let witness):
        report.findings.append(finding)
        report.properties.append(
          ProvedProperty(name: property, holds: false, witness: witness))
      }
    }
  }
}
