internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// What is wrong in the rules of plugins: branches that no input reaches, hooks that nobody hears, hooks
/// that fail after an answer.
struct RuleFindings {
  private let policies: PolicySet

  init(_ policies: PolicySet) { self.policies = policies }

  var all: [ProofFinding] { deadBranches + unreachableHook + faults }

  // MARK: Dead branches

  private var deadBranches: [ProofFinding] {
    policies.members.flatMap { member in
      member.policy.deadBranches.map { branch in
        let what =
          branch.condition.map { "'\(Plain.line($0, limit: 80))' never holds" }
          ?? "the 'else' is never reached"
        return ProofFinding(
          kind: .deadBranch, plugins: [member.plugin.name], file: branch.file, line: branch.line,
          message: "no input reaches this branch of \(branch.hook): \(what)",
          script: CaseScript.plain(of: branch.hook, member))
      }
    }
  }

  // MARK: Never heard

  private var unreachableHook: [ProofFinding] {
    policies.members.indices.flatMap { place in
      let member = policies.members[place]
      return member.rules.compactMap { unreachableHook($0, place) }
    }
  }

  private func unreachableHook(_ rules: HookRules, _ place: Int) -> ProofFinding? {
    let member = policies.members[place]
    let isPop = rules.hook == "shouldPop"
    var others: [String] = []
    for lineage in lineages(of: member) {
      let sources = isPop ? Array(member.plugin.manifest.sources) : [PopSource.request]
      for source in sources {
        let earlier = policies.members[..<place].filter { other in
          other.policy.analysis(rules.analysis.hook) != nil
            && other.plugin.manifest.controllers.match(lineage)
            && (!isPop || other.plugin.manifest.sources.contains(source))
        }
        let links = earlier.compactMap { $0.policy.analysis(rules.analysis.hook) }
        var ways = ChainWays(links, with: [])
        let base = base(lineage, isPop ? source : nil)
        if !ways.isComplete || ways.letsThrough(base) { return nil }
        for other in earlier where !others.contains(other.plugin.name) {
          others.append(other.plugin.name)
        }
      }
    }
    let why =
      others.isEmpty ? "no controller or source is left for it" : "decided before: "
    return ProofFinding(
      kind: .unreachableHook, plugins: [member.plugin.name] + others.sorted(),
      file: rules.fileName(rules.analysis.file), line: rules.analysis.line,
      message: "\(rules.hook) of \(member.plugin.name) is never heard: \(why)"
        + others.sorted().joined(separator: ", "),
      script: CaseScript.plain(of: rules.hook, member))
  }

  /// Classes that the plugin is asked about, each with its superclasses.
  private func lineages(of member: PolicySet.Member) -> [[String]] {
    var lineages: [[String]] = []
    for one in policies.members {
      for pattern in one.plugin.manifest.controllers.patterns {
        let plain = String(
          pattern.map { $0 == "?" ? "A" : $0 }.filter { !"*!".contains($0) })
        let name = plain.isEmpty ? "Form" : plain
        for lineage in [[name], ["Sub" + name, name]] where !lineages.contains(lineage) {
          if member.plugin.manifest.controllers.match(lineage) { lineages.append(lineage) }
        }
      }
    }
    return lineages
  }

  private func base(_ lineage: [String], _ source: PopSource?) -> [Literal] {
    let terms = policies.terms
    let name = terms.term(.field("controller", "class"))
    var base: [Literal] = []
    if lineage.count == 1 {
      base.append(Literal(.equal(name, .constant(.text(ByteText(lineage[0]))))))
    }
    if let source {
      let term = terms.term(.field("pop", "source"))
      base.append(Literal(.equal(term, .constant(.text(ByteText(source.rawValue))))))
    }
    return base
  }

  // MARK: Contradictions

  /// One's no is another's yes for the same inputs.
  var contradictions: [ProofFinding] {
    policies.members.enumerated().flatMap { place, member in
      policies.members[(place + 1)...].flatMap { other in
        HookName.allCases.filter { $0.isYesOrNo }.compactMap { contradiction($0, member, other) }
      }
    }
  }

  private func contradiction(
    _ hook: HookName, _ one: PolicySet.Member, _ other: PolicySet.Member
  ) -> ProofFinding? {
    guard let first = one.policy.analysis(ByteText(hook.rawValue)),
      let second = other.policy.analysis(ByteText(hook.rawValue))
    else { return nil }
    let solver = JointSolver([first, second])
    let common = PopSource.allCases.filter {
      one.plugin.manifest.sources.contains($0) && other.plugin.manifest.sources.contains($0)
    }.sorted { $0 == .request && $1 != .request }
    let sources = hook == .shouldPop ? common.map { Optional($0) } : [nil]
    let lineages = lineages(of: one).filter { other.plugin.manifest.controllers.match($0) }
    for lineage in lineages {
      for source in sources {
        let base = base(lineage, source)
        for (left, right) in Self.opposites(first, second) {
          let joint = base + left.literals + right.literals
          guard let witness = solver.witness(joint) else { continue }
          return finding(hook, one, other, (first, left), (second, right)) {
            CaseScript.script(hook, witness, lineage[0], source, one)
          }
        }
      }
    }
    return nil
  }

  /// Ways on which one says yes and the other no, and nobody is asked.
  private static func opposites(
    _ one: HookAnalysis, _ other: HookAnalysis
  ) -> [(Path, Path)] {
    func plain(_ paths: [Path], _ answer: Path.Answer) -> [Path] {
      paths.filter { $0.answer == answer && $0.asked.isEmpty }
    }
    func pairs(_ left: [Path], _ right: [Path]) -> [(Path, Path)] {
      left.flatMap { path in right.map { (path, $0) } }
    }
    return pairs(plain(one.paths, .allow), plain(other.paths, .deny))
      + pairs(plain(one.paths, .deny), plain(other.paths, .allow))
  }

  private func finding(
    _ hook: HookName, _ one: PolicySet.Member, _ other: PolicySet.Member,
    _ first: (HookAnalysis, Path), _ second: (HookAnalysis, Path), script: () -> String
  ) -> ProofFinding {
    let answers = [(one, first), (other, second)].map { member, way in
      "\(member.plugin.name) says \(RuleText(way.0).outcome(way.1))"
    }
    return ProofFinding(
      kind: .contradiction, plugins: [one.plugin.name, other.plugin.name],
      file: policies.fileName(first.0, first.0.file), line: first.0.line,
      message: "\(hook.rawValue): \(answers.joined(separator: ", "))", script: script())
  }

  // MARK: Faults

  /// Hooks that fail after somebody has answered.
  private var faults: [ProofFinding] {
    policies.members.flatMap { member in
      member.rules.flatMap { rules -> [ProofFinding] in
        var told: Set<String> = []
        return rules.analysis.paths.filter { $0.hasFailed && !$0.asked.isEmpty }
          .compactMap { path in
            let file = rules.fileName(path.file)
            guard told.insert("\(file):\(path.line) \(path.message)").inserted else { return nil }
            return ProofFinding(
              kind: .fault, plugins: [member.plugin.name], file: file, line: path.line,
              message:
                "\(rules.hook) of \(member.plugin.name) fails after an answer: \(path.message)",
              script: CaseScript.script(rules, path, member) ?? "")
          }
      }
    }
  }
}

/// Scripts that bring a hook's inputs about.
enum CaseScript {
  /// A case in which nothing is out of the ordinary.
  static func plain(of hook: String, _ member: PolicySet.Member) -> String {
    CaseWorld(HookName(rawValue: hook) ?? .shouldPop, values([:], member)).script
      .joined(separator: "\n")
  }

  static func script(_ rules: HookRules, _ path: Path, _ member: PolicySet.Member) -> String? {
    guard let hook = HookName(rawValue: rules.hook),
      let witness = rules.analysis.witness(path.literals)
    else { return nil }
    let inputs = witness.inputs
    var lines = CaseWorld(hook, values(inputs, member)).script
    if !path.asked.isEmpty { lines.insert(ProofHost.leavingOpen, at: 0) }
    for asked in path.asked {
      lines.append("nav.answer(\(rules.answer(asked, path)))")
    }
    return lines.joined(separator: "\n")
  }

  static func script(
    _ hook: HookName, _ witness: Witness, _ className: String, _ source: PopSource?,
    _ member: PolicySet.Member
  ) -> String {
    var inputs = witness.inputs
    inputs["class"] = inputs["class"] ?? LuaText.quoted(className)
    if let source { inputs["source"] = LuaText.quoted(source.rawValue) }
    return CaseWorld(hook, values(inputs, member)).script.joined(separator: "\n")
  }

  /// Inputs with what a case needs besides.
  static func values(_ inputs: [String: String], _ member: PolicySet.Member) -> [String: String] {
    var values = inputs
    values["depth"] = values["depth"] ?? "2"
    if values["class"] == nil { values["class"] = LuaText.quoted(className(member)) }
    if values["source"] == nil {
      let sources = member.plugin.manifest.sources
      let source =
        sources.contains(.request) ? .request : PopSource.allCases.first { sources.contains($0) }
      values["source"] = LuaText.quoted((source ?? .request).rawValue)
    }
    if Exits.alwaysDismisses(values["source"] ?? "") { values["dismisses"] = "true" }
    return values
  }

  static func className(_ member: PolicySet.Member) -> String {
    for pattern in member.plugin.manifest.controllers.patterns where !pattern.hasPrefix("!") {
      let plain = String(pattern.map { $0 == "?" ? "A" : $0 }.filter { $0 != "*" })
      if !plain.isEmpty { return plain }
    }
    return "Form"
  }
}

extension Witness {
  /// The inputs with their values. Of two props whose names only look alike a script has the first.
  var inputs: [String: String] {
    var inputs: [String: String] = [:]
    for (input, value) in values where inputs[input] == nil { inputs[input] = value }
    return inputs
  }
}
