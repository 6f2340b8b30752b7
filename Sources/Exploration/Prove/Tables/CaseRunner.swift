internal import Lua
internal import Navigation
internal import PluginHost

/// What a hook made of a case.
struct CaseResult: Equatable {
  /// What each plugin's hook answered; one that was not asked is missing.
  var answers: [String: HookOutcome] = [:]
  /// How the decision ended, with its reason; of a title hook what the bar shows.
  var outcome = ""
  /// The lines that led there.
  var script: [String] = []
}

/// Plays cases of one hook on a stage.
final class CaseRunner {
  let stage: Stage
  let tracer: ReadTracer
  let hook: HookName
  /// Writes into the plugins' states, where those count as inputs.
  private let writesStates: Bool
  /// Plugins whose hook wraps the rest of the chain.
  private let wrapping: Set<String>

  init(_ stage: Stage, _ hook: HookName, writesStates: Bool = false) {
    self.stage = stage
    self.hook = hook
    self.writesStates = writesStates
    tracer = ReadTracer(hook)
    wrapping = Set(stage.host.plugins.filter { $0.loaded.hooks[hook]?.wraps == true }.map(\.name))
  }

  /// Plays a case. The inputs that were read are the tracer's. Nil where it cannot be made.
  ///
  /// - Throws: `LuaError` where it was stopped from outside.
  func play(_ values: CaseSpace.Values) throws(LuaError) -> CaseResult? {
    let world = CaseWorld(hook, values)
    var result = CaseResult(script: world.script)
    let observation = stage.host.observe(by: tracer)
    defer { withExtendedLifetime(observation) {} }
    try stage.begin()
    tracer.start(asking: world.asked)
    guard try take(world.setup) else { return nil }
    if writesStates { writeStates(world) }
    if hook.isYesOrNo { tracer.forgetAnswers() }
    guard try take(world.decision), try answer(values, &result) else { return nil }
    result.answers = tracer.answers
    result.outcome = try outcome()
    if !wrapping.isDisjoint(with: tracer.called) { tracer.add("the rest") }
    return result
  }

  private func take(_ lines: [String]) throws(LuaError) -> Bool {
    do {
      for line in lines { try stage.run(line) }
      return true
    } catch {
      if error.code == .interrupted || error.code == .exit { throw error }
      return false
    }
  }

  /// Answers each question that is asked.
  private func answer(
    _ values: CaseSpace.Values, _ result: inout CaseResult
  ) throws(LuaError) -> Bool {
    var number = 1
    while stage.host.navigation.question != nil, number < 6 {
      let isOwn = tracer.isAskedNow
      let input = number == 1 ? CaseSpace.answer : "\(CaseSpace.answer) \(number)"
      let line = "nav.answer(\(isOwn ? values[input] ?? "true" : "true"))"
      if isOwn { tracer.add(input) }
      result.script.append(line)
      guard try take([line]) else { return false }
      number += 1
    }
    return true
  }

  private func outcome() throws(LuaError) -> String {
    let values = try stage.run(
      hook.isYesOrNo ? CaseRunner.explained : CaseRunner.shown)
    return values.first?.stringValue ?? ""
  }

  private static let explained =
    "local e = nav.explain() return e and e.outcome .. (e.reason and ': ' .. e.reason or '') or ''"
  private static let shown =
    "local b = nav.bar return b.hidden and 'hidden' or b.back "
    + "and ('%q in %s'):format(b.back.title, b.back.color) or 'no button'"

  private func writeStates(_ world: CaseWorld) {
    for (input, value) in world.values where input.contains("state.") && value != "nil" {
      let parts = input.split(separator: ".").map(String.init)
      let distance = parts.reduce(0) { $0 + ($1 == "next" ? 1 : $1 == "previous" ? -1 : 0) }
      let place = world.asked + distance
      let stack = stackOfAsked(world)
      guard place >= 1, place <= stack.count, let name = parts.last else { continue }
      for plugin in stage.host.plugins {
        let table = stack[place - 1].record.states[plugin.handle] ?? DataTable()
        stack[place - 1].record.states[plugin.handle] = table
        try? table.set(.string(name), to: CaseRunner.data(value))
      }
    }
  }

  private func stackOfAsked(_ world: CaseWorld) -> [Controller] {
    let shown = stage.host.navigation.scene.topNavigation
    return (world.isEmbedded ? shown?.top?.embedded?.selectedTab : shown)?.stack ?? []
  }

  private static func data(_ value: String) -> DataValue {
    if value == "true" || value == "false" { return .boolean(value == "true") }
    if let number = Double(value) { return .number(number) }
    return .string(String(value.dropFirst().dropLast()))
  }
}

/// Plays every combination of the inputs that are read.
struct CaseEnumeration {
  /// One path through a hook: what it read, and what it answered.
  struct Case {
    /// The values that matter, by input.
    var read: CaseSpace.Values
    var result: CaseResult
  }

  let space: CaseSpace
  /// Inputs that count as read from the start.
  let first: [String]
  /// Inputs that are never tried with other values.
  let ignored: @Sendable (String) -> Bool
  /// How many cases are played at most.
  static let maxCases = 20_000

  private(set) var cases: [Case] = []
  /// The inputs in the order in which they were met.
  private(set) var inputs: [String] = []
  private(set) var isWhole = true

  init(
    _ space: CaseSpace, first: [String] = [],
    ignoring ignored: @escaping @Sendable (String) -> Bool = { $0.contains("state.") }
  ) {
    self.space = space
    self.first = first
    self.ignored = ignored
  }

  /// - Parameters:
  ///   - play: plays a case and says what was read; nil where it cannot be made.
  ///   - stop: whether nothing more is wanted after a case.
  mutating func run(
    _ play: (CaseSpace.Values) throws(LuaError) -> (read: [String], result: CaseResult)?,
    until stop: (Case) -> Bool = { _ in false }
  ) throws(LuaError) {
    var open: [CaseSpace.Values] = [[:]]
    while let fixed = open.popLast() {
      guard let values = space.completed(fixed) else { continue }
      if cases.count >= Self.maxCases {
        isWhole = false
        return
      }
      guard let (read, result) = try play(values) else { continue }
      let new = Case(read: branch(first + read, fixed, values, &open), result: result)
      cases.append(new)
      if stop(new) { return }
    }
  }

  /// Notes what is to be tried besides, and gives the values that were read.
  private mutating func branch(
    _ read: [String], _ fixed: CaseSpace.Values, _ values: CaseSpace.Values,
    _ open: inout [CaseSpace.Values]
  ) -> CaseSpace.Values {
    var fixed = fixed
    var seen: CaseSpace.Values = [:]
    var others: [CaseSpace.Values] = []
    for input in read where seen[input] == nil && !ignored(input) {
      let domain = space.domain(input)
      if !inputs.contains(input) { inputs.append(input) }
      guard domain.count > 1, let plain = domain.first else { continue }
      let value = values[input] ?? plain
      if fixed[input] == nil {
        for other in domain where other != value {
          var next = fixed
          next[input] = other
          others.append(next)
        }
        fixed[input] = value
      }
      seen[input] = value
    }
    open += others.reversed()
    return seen
  }
}
