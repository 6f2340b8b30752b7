internal import Lua
internal import PluginCheck
internal import PluginHost
internal import Support

/// Finds branches of decision hooks that no input reaches.
struct BranchFinder {
  let folders: [String]
  let maker: TableMaker

  /// The branches of a plugin's decision hooks that no case reaches; what the plugin itself keeps in
  /// `state` may be anything.
  func unreached(_ plugin: Plugin, _ facts: PolicyFacts) throws(LuaError) -> [PolicyFacts.Branch] {
    let wanted = facts.branches.filter { $0.hook != nil && !$0.dependsOnOptions }
    guard let path = plugin.path, !wanted.isEmpty else { return [] }
    let counts = LineCounts()
    var undecided: Set<String> = []
    try play(plugin, counts, &undecided)
    let lines = counts.files[path] ?? [:]
    guard let bytes = try? Files.read(path) else { return [] }
    let own = PolicyFacts(file: path, bytes: bytes).branches
    let spread = PolicyFacts.spread(file: path, bytes: bytes).lines
    return zip(own, spread).filter { branch, line in
      guard let hook = branch.hook, !branch.dependsOnOptions else { return false }
      return lines[line] == nil && !undecided.contains(hook)
    }.map(\.0)
  }

  /// Plays the cases of every hook; the lines that run are counted when the stage is gone.
  private func play(
    _ plugin: Plugin, _ counts: LineCounts, _ undecided: inout Set<String>
  ) throws(LuaError) {
    let stage = try Stage(folders, only: [plugin.name], isStopped: maker.isStopped) { host in
      host.lineCounts = counts
      host.sourceFilter = { path, bytes in
        PolicyFacts.spread(file: path, bytes: bytes).text
      }
    }
    for hook in TableMaker.hooks where plugin.hookNames.contains(hook) {
      guard let space = maker.space(of: hook, plugin) else {
        undecided.insert(hook.rawValue)
        continue
      }
      let runner = CaseRunner(stage, hook, writesStates: true)
      var enumeration = CaseEnumeration(space, ignoring: { _ in false })
      try enumeration.run { values throws(LuaError) in
        guard let result = try runner.play(values) else { return nil }
        return (runner.tracer.inputs, result)
      }
      let hasTables = enumeration.inputs.contains { space.isTable($0) }
      if hasTables || !runner.tracer.undecided.isEmpty || !enumeration.isWhole {
        undecided.insert(hook.rawValue)
      }
    }
  }
}

extension CaseSpace {
  /// Whether the plugin takes an input for a table, whose values cannot all be tried.
  func isTable(_ input: String) -> Bool {
    let name = input.split(separator: ".").drop { $0 == "previous" || $0 == "next" }
    return facts.inputs[name.joined(separator: ".")]?.isTable == true
  }
}
