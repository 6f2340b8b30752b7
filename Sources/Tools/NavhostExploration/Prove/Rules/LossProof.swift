internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostSymbolic

/// Whether a screen that has something to lose can be left without a question, by the rules of the chain.
final class LossProof {
  /// What is known of one property.
  enum Outcome {
    case holds
    /// Not found, though not excluded: these places are not understood, or could not be tried.
    case byExamples([RuleSheet.Place])
    case lost(ProofFinding, witness: [(input: String, value: String)])
  }

  private let policies: PolicySet
  private let stage: ProofHost
  private var unsure: [RuleSheet.Place] = []

  init(_ policies: PolicySet, _ stage: ProofHost) {
    self.policies = policies
    self.stage = stage
  }

  private var all: [HookAnalysis] { policies.members.flatMap { $0.policy.hooks } }

  /// Whether some rule goes by the prop.
  func isRead(_ prop: String) -> Bool {
    let term = self.term(prop)
    return all.contains { hook in
      hook.paths.contains { path in path.literals.contains { hook.terms.mentions($0, term) } }
    }
  }

  private func term(_ prop: String) -> Term {
    policies.terms.term(.field("controller.props", ByteText(prop)))
  }

  func look(for property: String, _ prop: String) throws(LuaError) -> Outcome {
    unsure = []
    for className in classes {
      for isSubclass in [false, true] {
        for source in Self.sources {
          let one = Case(className: className, isSubclass: isSubclass, source: source)
          if let found = try look(at: one, property, prop) { return found }
        }
      }
    }
    return unsure.isEmpty ? .holds : .byExamples(unsure)
  }

  private struct Case {
    var className: String
    var isSubclass: Bool
    var source: PopSource
  }

  /// The ways that nothing but a policy can bar come first.
  private static let sources: [PopSource] =
    [.request, .backButton]
    + PopSource.allCases.filter { ![.request, .backButton, .programmatic].contains($0) }

  /// Those that some pattern names; any where a pattern is `*`.
  private var classes: [String] {
    var classes: [String] = []
    for member in policies.members {
      for pattern in member.plugin.manifest.controllers.patterns where !pattern.hasPrefix("!") {
        let plain = String(pattern.map { $0 == "?" ? "A" : $0 }.filter { $0 != "*" })
        let name = plain.isEmpty ? "Form" : plain
        if !classes.contains(name) { classes.append(name) }
      }
    }
    return classes
  }

  private func look(
    at one: Case, _ property: String, _ prop: String
  ) throws(LuaError) -> Outcome? {
    let own = one.isSubclass ? "Sub" + one.className : one.className
    let chain = one.isSubclass ? [own, one.className] : [own]
    let links = policies.members.filter {
      $0.plugin.manifest.controllers.match(chain) && $0.plugin.manifest.sources.contains(one.source)
    }.compactMap { $0.policy.analysis("shouldPop") }
    var ways = ChainWays(links, with: all)
    let open = ways.open(base(one, prop), count: 6)
    for way in open {
      guard let witness = way.witness else { continue }
      if let script = try lost(witness, one, prop) {
        return .lost(finding(way, property, script, one), witness: witness.values)
      }
    }
    for way in open { note(way) }
    for link in links where !link.isComplete { note(link) }
    if ways.isCut, let link = links.first { note(link) }
    return nil
  }

  private func base(_ one: Case, _ prop: String) -> [Literal] {
    let terms = policies.terms
    let prop = term(prop)
    let className = terms.term(.field("controller", "class"))
    let source = terms.term(.field("pop", "source"))
    let name = Operand.constant(.text(ByteText(one.className)))
    return [
      Literal(.kind(prop, [.nil, .false]), false),
      Literal(.equal(prop, .constant(.text(""))), false),
      Literal(.equal(className, name), !one.isSubclass),
      Literal(.equal(source, .constant(.text(ByteText(one.source.rawValue))))),
    ]
  }

  // MARK: Replay

  /// The script, if the screen is gone at its end and nobody was asked.
  private func lost(_ witness: Witness, _ one: Case, _ prop: String) throws(LuaError) -> String? {
    var values = witness.inputs
    if values["depth"] == nil { values["depth"] = "2" }
    values["source"] = LuaText.quoted(one.source.rawValue)
    if Exits.alwaysDismisses(LuaText.quoted(one.source.rawValue)) { values["dismisses"] = "true" }
    if values["class"] == nil { values["class"] = LuaText.quoted(one.className) }
    var lines = CaseWorld(.shouldPop, values).script
    if one.isSubclass {
      let declared =
        "nav.class(\(values["class"] ?? "\"Sub\""), \(LuaText.quoted(one.className)))"
      lines.insert(declared, at: 0)
    }
    try stage.begin()
    do {
      for line in lines { try stage.run(line) }
      let results = try stage.run(Self.check, [.string(prop)])
      if case .boolean(true)? = results.first { return lines.joined(separator: "\n") }
    } catch {
      if error.code == .interrupted || error.code == .exit { throw error }
    }
    return nil
  }

  private static let check = """
    local prop = ...
    local lost = false
    for _, event in ipairs(nav.events()) do
      if event.name == "question" then return false end
      if event.name == "pop" and event.source ~= "programmatic" and event.controller then
        local value = event.controller.props[prop]
        lost = lost or value and value ~= ""
      end
    end
    return lost and true or false
    """

  private func finding(
    _ way: ChainWays.Open, _ property: String, _ script: String, _ one: Case
  ) -> ProofFinding {
    let place = way.decided.map { decided in
      (file: policies.fileName(decided.analysis, decided.path.file), line: decided.path.line)
    }
    let names = way.decided.flatMap { policies.plugin(of: $0.analysis) }.map { [$0] } ?? []
    return ProofFinding(
      kind: .property, plugins: names, file: place?.file ?? "", line: place?.line ?? 0,
      message: "\(property): \(one.className) was left without a question", script: script)
  }

  private func note(_ way: ChainWays.Open) {
    guard let (analysis, path) = way.decided else { return }
    add(.init(file: policies.fileName(analysis, path.file), line: path.line, what: "not tried"))
  }

  private func note(_ link: HookAnalysis) {
    for member in policies.members {
      for rules in member.rules where rules.analysis === link {
        for place in rules.places {
          add(.init(file: place.file, line: place.line, what: place.what))
        }
      }
    }
    if unsure.isEmpty {
      add(.init(file: policies.fileName(link, link.file), line: link.line, what: "too many ways"))
    }
  }

  private func add(_ place: RuleSheet.Place) {
    if !unsure.contains(place) { unsure.append(place) }
  }
}
