internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport
internal import PluginCheck

/// Finds branches of decision hooks that no input reaches.
struct BranchFinder {
  let maker: TableMaker

  /// The branches of a plugin's decision hooks that no case reaches; what the plugin itself keeps in
  /// `state` may be anything. Of hooks that were tried by examples there are none.
  func unreached(_ plugin: Plugin, _ facts: PolicyFacts) throws(LuaError) -> [PolicyFacts.Branch] {
    // What is kept elsewhere, or goes by chance or the clock, is not tried.
    guard let path = plugin.path, facts.hiddenState.isEmpty else { return [] }
    let wanted = facts.branches.filter {
      $0.file == path && $0.hook != nil && !$0.dependsOnOptions
    }
    if wanted.isEmpty { return [] }
    let counts = LineCounts()
    let (lines, unsure) = try play(plugin, counts)
    return wanted.filter { branch in
      guard let hook = branch.hook, !unsure.contains(hook) else { return false }
      return !reaches(counts, branch, lines)
    }
  }

  /// Whether a branch was run. A statement may stand on several lines, and not all of them count.
  func reaches(_ counts: LineCounts, _ branch: PolicyFacts.Branch, _ lines: FileLines) -> Bool {
    guard let first = lines.runLine(of: branch.offset, in: branch.file),
      let last = lines.runLine(of: branch.end - 1, in: branch.file)
    else { return true }
    return (first...max(first, last)).contains { counts.files[branch.file]?[$0] != nil }
  }

  /// Plays the cases of every hook; the lines that run are counted when the stage is gone. The result
  /// names the hooks that were not tried with everything.
  private func play(
    _ plugin: Plugin, _ counts: LineCounts
  ) throws(LuaError) -> (lines: FileLines, unsure: Set<String>) {
    let stage = try maker.another(only: plugin) { $0.lineCounts = counts }
    var unsure: Set<String> = []
    for hook in TableMaker.hooks where plugin.hookNames.contains(hook) {
      guard let space = maker.space(of: hook, plugin) else {
        unsure.insert(hook.rawValue)
        continue
      }
      let runner = CaseRunner(stage, hook, answers: space.answers, writesStates: true)
      var enumeration = CaseEnumeration(space, ignoring: { _ in false })
      try enumeration.run { values throws(LuaError) in
        guard let result = try runner.play(values) else { return nil }
        return (runner.tracer.inputs, result)
      }
      let isSure = enumeration.isWhole && enumeration.examples.isEmpty
      if !isSure || !runner.tracer.undecided.isEmpty { unsure.insert(hook.rawValue) }
    }
    return (stage.lines, unsure)
  }
}
