package import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// Where two versions of plugins decide differently, by their rules.
package final class RuleComparison {
  private let folders: (old: String, new: String)
  private let openScript: ScriptOpener
  package var onOpen: (any HostScript) -> Void = { _ in }
  package var isStopped: () -> Bool = { false }
  package var onProblem: (String) -> Void = { _ in }

  package init(old: String, new: String, script: @escaping ScriptOpener) {
    folders = (old, new)
    openScript = script
  }

  package func run() throws(LuaError) -> DifferenceReport {
    let terms = Terms()
    var report = DifferenceReport()
    let old = try policies(folders.old, terms, &report)
    let new = try policies(folders.new, terms, &report)
    for hook in HookName.allCases where hook.isDecision {
      try goOn()
      compare(hook, old, new, &report)
    }
    return report
  }

  private func goOn() throws(LuaError) {
    if isStopped() { throw LuaError(.interrupted, "interrupted") }
  }

  private func policies(
    _ folder: String, _ terms: Terms, _ report: inout DifferenceReport
  ) throws(LuaError) -> PolicySet {
    let stage = try ProofHost([folder], script: openScript, isStopped: isStopped)
    onOpen(stage.session)
    for problem in stage.problems {
      report.open(DifferenceReport.Open(plugin: "", hook: "", file: folder, line: 0))
      report.unread += 1
      onProblem(stage.lines.restored(problem))
    }
    return PolicySet(stage.host.plugins, terms: terms)
  }

  private func compare(
    _ hook: HookName, _ old: PolicySet, _ new: PolicySet, _ report: inout DifferenceReport
  ) {
    let name = ByteText(hook.rawValue)
    let sides = [old, new].map { set in set.members.filter { $0.policy.analysis(name) != nil } }
    guard !sides[0].isEmpty || !sides[1].isEmpty else { return }
    if isSame(sides[0], sides[1]) { return }
    for set in [old, new] { note(set, hook, &report) }
    let members = sides[0] + sides[1]
    let all = situations(hook, members).filter { !links(members, $0, name).isEmpty }
    var found = Differences()
    for situation in all {
      let chains = sides.map { links($0, situation, name) }
      let pair = ChainComparison(name, old: chains[0], new: chains[1])
      for difference in pair.differences(situation.base(old.terms)) {
        found.add(difference, pair, situation)
      }
      if pair.isCut {
        for (set, chain) in zip([old, new], chains) { note(chain, of: set, hook, &report) }
      }
    }
    var told: [ExactName: Int] = [:]
    for one in found.inOrder {
      let outcomes = ExactName("\(one.difference.was.text) \(one.difference.now.text)")
      told[outcomes, default: 0] += 1
      if told[outcomes, default: 0] > RuleComparison.mostConditions {
        report.untold += 1
      } else {
        report.differences.append(finding(one, all, hook, old, new))
      }
    }
  }

  /// So many conditions are told of one difference.
  private static let mostConditions = 8

  /// The same texts in the same order.
  private func isSame(_ one: [PolicySet.Member], _ other: [PolicySet.Member]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy {
        $0.plugin.name == $1.plugin.name && $0.policy.hasSameTexts(as: $1.policy)
      }
  }

  private func note(_ set: PolicySet, _ hook: HookName, _ report: inout DifferenceReport) {
    for member in set.members {
      for rules in member.rules where rules.hook == hook.rawValue {
        for place in rules.places {
          let known = DifferenceReport.Open(
            plugin: member.plugin.name, hook: hook.rawValue, file: place.file, line: place.line)
          report.open(known)
        }
      }
    }
  }

  /// Hooks that have more ways together than are compared.
  private func note(
    _ chain: [HookAnalysis], of set: PolicySet, _ hook: HookName, _ report: inout DifferenceReport
  ) {
    for analysis in chain {
      report.open(
        DifferenceReport.Open(
          plugin: set.plugin(of: analysis) ?? "", hook: hook.rawValue,
          file: set.fileName(analysis, analysis.file), line: analysis.line))
    }
  }

  // MARK: Situations

  private func situations(_ hook: HookName, _ members: [PolicySet.Member]) -> [Situation] {
    var lineages: [[ExactName]] = []
    for member in members {
      for pattern in member.plugin.manifest.controllers.patterns {
        let plain = String(pattern.map { $0 == "?" ? "A" : $0 }.filter { !"*!".contains($0) })
        let name = plain.isEmpty ? "Form" : plain
        let pair = [ExactName("Sub" + name), ExactName(name)]
        for lineage in [[pair[1]], pair] where !lineages.contains(lineage) {
          lineages.append(lineage)
        }
      }
    }
    guard hook == .shouldPop else { return lineages.map { Situation(lineage: $0) } }
    return lineages.flatMap { lineage in
      PopSource.allCases.map { Situation(lineage: lineage, source: $0) }
    }
  }

  private func links(
    _ members: [PolicySet.Member], _ situation: Situation, _ hook: ByteText
  ) -> [HookAnalysis] {
    members.filter { member in
      member.plugin.manifest.controllers.match(situation.lineage.map { $0.text })
        && (situation.source.map { member.plugin.manifest.sources.contains($0) } ?? true)
    }.compactMap { $0.policy.analysis(hook) }
  }

  private func finding(
    _ found: Differences.Found, _ all: [Situation], _ hook: HookName, _ old: PolicySet,
    _ new: PolicySet
  ) -> DifferenceReport.Difference {
    DifferenceReport.Difference(
      hook: hook.rawValue, when: found.condition.text(of: all),
      was: side(found.difference.was, old), now: side(found.difference.now, new),
      witness: found.pair.witness(found.difference)?.values ?? [])
  }

  private func side(
    _ outcome: ChainComparison.Outcome, _ set: PolicySet
  ) -> DifferenceReport.Side {
    guard let decided = outcome.decided else {
      return DifferenceReport.Side(answer: outcome.answer, text: outcome.text)
    }
    return DifferenceReport.Side(
      answer: outcome.answer, text: outcome.text, reason: outcome.reason,
      plugin: set.plugin(of: decided.analysis) ?? "",
      file: set.fileName(decided.analysis, decided.path.file), line: decided.path.line)
  }
}
