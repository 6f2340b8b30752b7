internal import NavhostLua
internal import NavhostNavigation
package import NavhostPluginHost
internal import NavhostSupport
internal import PluginCheck

/// Makes the table of when screens may be left without asking of a plugin that goes by props and `app`
/// alone; says what else it goes by where it does.
package final class LeavingTableMaker {
  private let path: String
  private let openScript: ScriptOpener
  /// Called with the session before anything runs in it.
  package var onOpen: (any HostScript) -> Void = { _ in }
  /// Whether somebody has stopped it.
  package var isStopped: () -> Bool = { false }

  /// - Parameter path: a plugin's file or folder.
  package init(_ path: String, script: @escaping ScriptOpener) {
    self.path = path
    openScript = script
  }

  /// - Throws: `NotPure`, or `LuaError` where it was stopped from outside.
  package func run() throws -> LeavingTable {
    let stage = try ProofHost([], plugins: [path], script: openScript, isStopped: isStopped)
    onOpen(stage.session)
    if let problem = stage.problems.first {
      throw NotPure(message: stage.lines.restored(problem))
    }
    guard let plugin = stage.host.plugins.first, let file = plugin.path else {
      throw NotPure(message: "\(path):1: no plugin")
    }
    guard plugin.hookNames.contains(.shouldPop), let hook = plugin.loaded.hooks[.shouldPop] else {
      throw NotPure(message: "\(file):1: it has no shouldPop, so there is nothing to export")
    }
    let place = "\(hook.file):\(stage.lines.line(hook.line, of: hook.file)): "
    return try LeavingCases(stage, plugin, place: place).table(file)
  }
}

/// Plays the cases of the plugin's `shouldPop`.
private struct LeavingCases {
  private let stage: ProofHost
  private let plugin: Plugin
  /// Of the hook: `FILE:LINE: `.
  private let place: String
  /// What its text shows, and with values of every type.
  private let facts: PolicyFacts
  private let wide: PolicyFacts
  private let watch: PurityWatch

  init(_ stage: ProofHost, _ plugin: Plugin, place: String) {
    self.stage = stage
    self.plugin = plugin
    self.place = place
    facts = stage.facts[plugin.name] ?? PolicyFacts()
    wide = facts.takingEveryType { $0.isDataForLeaving }
    watch = PurityWatch(app: stage.host.app.table)
  }

  func table(_ file: String) throws -> LeavingTable {
    if let state = facts.hiddenState.first {
      let line = stage.lines.line(state.line, of: state.file)
      throw NotPure(
        message:
          "\(state.file):\(line): goes by '\(state.name)', which is no prop and nothing of 'app'")
    }
    let classes = TableMaker.classes(of: [plugin], facts)
    let space = CaseSpace(
      .shouldPop, classes: classes, sources: plugin.manifest.sources, facts: wide)
    guard !classes.isEmpty, !space.sources.isEmpty else {
      throw refusal("it is asked about nothing: see its controllers and sources")
    }
    let observation = stage.host.observe(by: watch)
    defer { withExtendedLifetime(observation) {} }
    let enumeration = try cases(space)
    let inputs = enumeration.inputs.filter(\.isDataForLeaving)
    let cells = Dictionary(
      uniqueKeysWithValues: inputs.map {
        ($0, LeavingCells(space.domain($0), wide.use(of: $0) ?? InputUse()))
      })
    return LeavingTable(
      plugin: plugin.name, file: file, controllers: plugin.manifest.controllers.patterns,
      sources: plugin.manifest.sources.map(\.rawValue).sorted(),
      inputs: inputs.map { .init(name: $0, cells: cells[$0]?.values.map(\.cell) ?? []) },
      rows: try rows(enumeration, cells))
  }

  private func refusal(_ why: String) -> NotPure { NotPure(message: place + why) }

  /// All cases, if they go by nothing else.
  private func cases(_ space: CaseSpace) throws -> CaseEnumeration {
    let runner = CaseRunner(stage, .shouldPop, answers: space.answers)
    var enumeration = CaseEnumeration(space, ignoring: { _ in false })
    var other: String?
    try enumeration.run(
      { values throws(LuaError) in
        guard let result = try runner.play(values), result.answers[plugin.name] != nil else {
          return nil
        }
        other = other ?? runner.tracer.inputs.first { !$0.isDataForLeaving && !$0.isAnswer }
        return (runner.tracer.inputs, result)
      }, until: { _ in watch.impurity != nil || other != nil })
    if let impurity = watch.impurity { throw refusal(impurity) }
    if let other {
      throw refusal("reads \(other): only props and 'app' are known before the swipe")
    }
    if enumeration.cases.isEmpty { throw refusal("nobody comes to ask it by its sources alone") }
    if !enumeration.isWhole { throw refusal("it has more cases than can be tried") }
    let examples = Set(enumeration.examples.map(PolicyFacts.name)).union(runner.tracer.undecided)
      .filter { !$0.isAnswer }.sorted()
    if let example = examples.first {
      throw refusal("of \(example) only examples can be tried: the text does not show what counts")
    }
    try check(enumeration)
    return enumeration
  }

  private func refusal(_ impurity: (place: LuaPlace?, what: String)) -> NotPure {
    let what = impurity.what + ": only props and 'app' are known before the swipe"
    guard let line = impurity.place else { return refusal(what) }
    return NotPure(
      message: "\(line.file):\(stage.lines.line(line.line, of: line.file)): \(what)")
  }

  /// Patterns, lengths, faults, and what is done on the way.
  private func check(_ enumeration: CaseEnumeration) throws {
    for input in enumeration.inputs where input.isDataForLeaving {
      guard let use = facts.use(of: input) else { continue }
      if !use.patterns.isEmpty || !use.lengths.isEmpty {
        throw refusal("looks into the text of \(input): that is no table")
      }
    }
    for each in enumeration.cases {
      let fault = each.result.answers[plugin.name]?.fault
      if let message = fault, !Self.asks(each), isOfItsTypes(each) {
        throw NotPure(message: stage.lines.restored(message))
      }
      let actions = each.result.actions[plugin.name] ?? []
      if let action = actions.first, canPop(each) {
        throw refusal("does '\(action.name)' on the way: no platform asks before it leaves")
      }
    }
  }

  /// Whether a case has only values of the types that the text shows.
  private func isOfItsTypes(_ each: CaseEnumeration.Case) -> Bool {
    each.read.allSatisfy { input, value in
      !input.isDataForLeaving || InputDomain.values(of: input, facts).contains(value)
    }
  }

  /// A question with one answer is asked, too.
  private static func asks(_ each: CaseEnumeration.Case) -> Bool {
    each.result.script.contains { $0.hasPrefix("nav.answer(") }
  }

  private func canPop(_ each: CaseEnumeration.Case) -> Bool {
    if Self.asks(each) { return false }
    return switch each.result.answers[plugin.name] {
    case .no: false
    case .fault: plugin.manifest.onError == .allow
    default: true
    }
  }

  private func rows(
    _ enumeration: CaseEnumeration, _ cells: [String: LeavingCells]
  ) throws -> [LeavingTable.Row] {
    var answers: [[String: String]: Bool] = [:]
    for each in enumeration.cases {
      var key: [String: String] = [:]
      for (input, value) in each.read {
        if let cells = cells[input] { key[input] = cells.representatives[value] }
      }
      // The answers to a question differ; that it was asked does not.
      let answer = canPop(each)
      if let known = answers.updateValue(answer, forKey: key), known != answer {
        throw refusal("values that should be alike are not: it cannot be told as a table")
      }
    }
    let inputs = enumeration.inputs.filter { cells[$0] != nil }
    let sorted = answers.map { key, answer in (order: inputs.map { key[$0] ?? "" }, key, answer) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
    let rows = sorted.map { _, key, answer in
      DecisionTable.Row(when: key.mapValues { [$0] }, answer: answer ? "yes" : "no")
    }
    var merger = RowMerger(
      rows, inputs: inputs, domains: cells.mapValues { $0.values.map(\.value) })
    return merger.merged().map { row in
      let when = row.when.map { input, values in
        (input, values.compactMap { cells[input]?.cell(of: $0) })
      }
      return LeavingTable.Row(
        when: Dictionary(uniqueKeysWithValues: when), canPop: row.answer == "yes")
    }
  }
}

extension String {
  /// A prop of the controller that is asked about, or a field of `app`.
  fileprivate var isDataForLeaving: Bool {
    let parts = split(separator: ".", maxSplits: 1)
    return parts.count == 2 && (parts[0] == "props" || parts[0] == CaseSpace.app)
  }

  fileprivate var isAnswer: Bool { AnswerDomains.isAnswer(self) }
}
