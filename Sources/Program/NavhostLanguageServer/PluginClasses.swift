internal import NavhostPluginCheck
internal import NavhostPluginHost

/// Which plugins decide for which classes, by what the files of a workspace say.
struct PluginClasses {
  private let tree: ClassTree
  private let deciding: [(file: SourceFile, patterns: ClassPatterns)]

  init(_ workspace: Workspace) {
    var tree = ClassTree()
    for file in workspace.all {
      for (name, superclass) in file.analysis.superclasses {
        try? tree.declare(name, superclass: superclass)
      }
    }
    self.tree = tree
    deciding = workspace.all.compactMap { file in
      guard workspace.isLoadable(file), let plugin = file.analysis.plugin, plugin.decides else {
        return nil
      }
      guard let patterns = plugin.controllers else { return (file, ClassPatterns()) }
      return (file, ClassPatterns(patterns.map { ($0.isExclusion ? "!" : "") + $0.text }))
    }
  }

  /// The class and those above it.
  func lineage(of name: String) -> [String] { tree.lineage(of: name) }

  /// The plugins with a hook that decides, and that are asked about controllers of the class.
  func plugins(decidingFor name: String) -> [SourceFile] {
    let lineage = tree.lineage(of: name)
    return deciding.filter { $0.patterns.match(lineage) }.map(\.file)
  }
}

extension FileAnalysis.Plugin {
  /// It may refuse.
  fileprivate var decides: Bool { hooks.contains { HookAnswers.decisionHooks.contains($0.name) } }
}
