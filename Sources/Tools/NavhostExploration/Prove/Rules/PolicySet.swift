package import NavhostPluginHost
internal import NavhostSupport
package import NavhostSymbolic

/// The texts of plugins, followed for every input.
package final class PolicySet {
  /// A plugin and what its text does.
  package struct Member {
    package var plugin: Plugin
    package var policy: Policy
    package var rules: [HookRules]
  }

  package let terms: Terms
  package private(set) var members: [Member] = []

  /// - Parameter plugins: in the order in which they are asked.
  package init(_ plugins: [Plugin], terms: Terms = Terms()) {
    self.terms = terms
    for plugin in plugins { add(plugin) }
  }

  deinit {
    for member in members { member.policy.close() }
  }

  package func add(_ plugin: Plugin) {
    guard let path = plugin.path else { return }
    let policy = Policy(
      Self.files(of: path), terms: terms, tag: terms.tag(of: ByteText(plugin.name)))
    policy.analyse(hooks: plugin.hookNames.map { ByteText($0.rawValue) }.sorted())
    let rules = policy.hooks.filter { Self.answers($0.hook.text) }
      .map { HookRules(plugin: plugin.name, $0) }
    members.append(Member(plugin: plugin, policy: policy, rules: rules))
  }

  private static func answers(_ hook: String) -> Bool {
    HookName(rawValue: hook)?.isDecision ?? false
  }

  private static func files(of path: String) -> [Policy.File] {
    var files = PluginFiles.all(of: path)
    guard path.hasSuffix("/init.lua") else { return files }
    let options = path.dropLast("init.lua".count) + "options.lua"
    if let bytes = try? Files.read(String(options)) {
      files.append(Policy.File(module: "=options", path: String(options), bytes: bytes))
    }
    return files
  }

  func fileName(_ analysis: HookAnalysis, _ file: Int) -> String {
    for member in members where member.policy.hooks.contains(where: { $0 === analysis }) {
      return member.policy.fileName(file)
    }
    return ""
  }

  func plugin(of analysis: HookAnalysis) -> String? {
    members.first { member in member.policy.hooks.contains { $0 === analysis } }?.plugin.name
  }

  /// What is printed of all hooks.
  package var sheets: [RuleSheet] { members.flatMap { sheets(of: $0) } }

  private func sheets(of member: Member) -> [RuleSheet] {
    let classes =
      member.policy.problem == nil
      ? member.policy.patterns.map { $0.text } : member.plugin.manifest.controllers.patterns
    return member.rules.map { rules in
      RuleSheet(
        plugin: member.plugin.name, hook: rules.hook, file: rules.fileName(rules.analysis.file),
        line: rules.analysis.line, text: rules.text, json: rules.json(classes: classes),
        isComplete: rules.isComplete, faults: rules.faults.map { $0.condition },
        places: rules.places.map { .init(file: $0.file, line: $0.line, what: $0.what) })
    }
  }
}

extension PolicySet {
  /// Inputs for each rule of each hook.
  var inputs: RuleInputs { RuleInputs(members.map { $0.policy }) }

  /// The lines on which hooks fail by the type of an input.
  var faultsByType: Set<FilePlace> {
    var places: Set<FilePlace> = []
    for rules in members.flatMap({ $0.rules }) {
      for fault in rules.faults {
        places.insert(FilePlace(file: rules.fileName(fault.path.file), line: fault.path.line))
      }
    }
    return places
  }
}

/// A line of a file.
struct FilePlace: Hashable {
  var file: String
  var line: Int
}
