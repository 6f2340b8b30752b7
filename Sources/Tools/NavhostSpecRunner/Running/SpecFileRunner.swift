internal import NavhostLua

/// Runs the blocks and tests of one spec file, as busted does.
final class SpecFileRunner {
  private let path: String
  private let lua: SpecLua
  private let options: SpecOptions
  private let emit: (SpecEvent) -> Void
  /// How many blocks stand around what runs now.
  private var depth = 0
  /// Whether nothing more of the file is to run.
  private var isGivenUp = false
  /// A `describe` whose code describes itself would go on for ever.
  private static let maxBlocks = 100

  init(
    _ path: String, _ lua: SpecLua, _ options: SpecOptions, emit: @escaping (SpecEvent) -> Void
  ) {
    self.path = path
    self.lua = lua
    self.options = options
    self.emit = emit
  }

  /// - Throws: `LuaError` where somebody stopped it.
  func run(_ source: [UInt8]) throws(LuaError) {
    switch try lua.open(path, source) {
    case .success(let file): try run(SpecBlock(file, parent: nil))
    case .failure(let problem): emit(.problem(file: path, place: path, problem))
    }
  }
}

extension SpecFileRunner {
  private func run(_ block: SpecBlock) throws(LuaError) {
    guard depth < Self.maxBlocks else { return giveUp(block) }
    depth += 1
    defer { depth -= 1 }
    try lua.enter(block.element)
    if try runAlone(block.element, in: block) {
      try adopt(block)
      if try runAll(.setup, block) {
        for child in block.children { try run(child, in: block) }
      }
      if block.lazySetupWentWell != nil { try runAll(.lazyTeardown, block) }
      try runAll(.teardown, block)
    }
    try lua.leave(block.element)
  }

  private func giveUp(_ block: SpecBlock) {
    isGivenUp = true
    let problem = SpecProblem(
      .error, "blocks are more than \(Self.maxBlocks) deep: does a describe call itself?")
    emit(.problem(file: path, place: path, problem.placed(path, block.element.line)))
  }

  /// Takes in what the code of a block has defined, in the order in which it is to be run.
  private func adopt(_ block: SpecBlock) throws(LuaError) {
    block.adopt(try lua.children(of: block.element))
    let isShuffled = try lua.isRandomized(block.element) ?? (options.seed != nil)
    if isShuffled { block.children = block.children.shuffled(seed: options.seed ?? 0) }
  }

  private func run(_ child: SpecElement, in block: SpecBlock) throws(LuaError) {
    if isGivenUp { return }
    let name = block.fullName(of: child.name)
    switch child.kind {
    case .it:
      if options.filter.admits(name) { try test(child, name, in: block) }
    case .pending:
      if options.filter.admits(name) { tell(child, name, in: block, .pending(""), 0) }
    default: try run(SpecBlock(child, parent: block))
    }
  }

  private func tell(
    _ element: SpecElement, _ name: String, in block: SpecBlock, _ outcome: SpecResult.Outcome,
    _ seconds: Double
  ) {
    var result = SpecResult(
      file: path, name: name, blocks: block.names, line: element.line, outcome: outcome,
      seconds: seconds)
    if !result.problems.isEmpty { result.evidence = lua.evidence }
    emit(.tested(result))
  }

  /// Runs code outside of tests, and reports what fails.
  ///
  /// - Returns: False if the code itself failed; after a fault of a hook the tests run.
  @discardableResult
  private func runAlone(_ element: SpecElement, in block: SpecBlock) throws(LuaError) -> Bool {
    var problems: [SpecProblem] = []
    if case .problem(let own) = try lua.run(element) { problems.append(own) }
    let wentWell = problems.isEmpty
    problems += try lua.takeFaults()
    if let first = problems.first { tell(first.joined(problems.dropFirst()), element, in: block) }
    return wentWell
  }

  /// Reports a problem of code outside of tests.
  private func tell(_ problem: SpecProblem, _ element: SpecElement, in block: SpecBlock) {
    let names = [block.fullName, element.kind.isHook ? element.kind.word : nil].compactMap { $0 }
    let place = names.isEmpty ? path : names.joined(separator: " ")
    emit(.problem(file: path, place: place, problem.placed(path, element.line)))
  }

  /// Runs the hooks of a block that are no part of a test.
  @discardableResult
  private func runAll(_ kind: SpecElement.Kind, _ block: SpecBlock) throws(LuaError) -> Bool {
    var wentWell = true
    for hook in block.hooks[kind] ?? [] where try !runAlone(hook, in: block) { wentWell = false }
    return wentWell
  }

  /// Runs each `lazy_setup` around the test that has not run yet, from the outside in.
  private func runLazySetups(_ block: SpecBlock) throws(LuaError) -> Bool {
    if let parent = block.parent, try !runLazySetups(parent) { return false }
    if let known = block.lazySetupWentWell { return known }
    let wentWell = try runAll(.lazySetup, block)
    block.lazySetupWentWell = wentWell
    return wentWell
  }
}

extension SpecFileRunner {
  private func test(_ element: SpecElement, _ name: String, in block: SpecBlock) throws(LuaError) {
    guard try runLazySetups(block) else { return }
    let start = ContinuousClock.now
    try lua.renewHost()
    var verdicts: [SpecLua.Verdict] = []
    let reached = try runBefore(block, &verdicts)
    if verdicts.isEmpty {
      verdicts.append(try lua.run(element))
      if let last = try lua.runFinally(element) { verdicts.append(last) }
    }
    try runAfter(reached, &verdicts)
    if let broken = lua.endTest() { verdicts.append(.problem(broken)) }
    let faults = try lua.takeFaults().map { $0.placed(path, element.line) }
    tell(
      element, name, in: block, outcome(verdicts, element).failing(by: faults),
      (ContinuousClock.now - start).inSeconds)
  }

  /// Runs `before_each` from the outside in, as far as it goes well; the block that it came to.
  private func runBefore(
    _ block: SpecBlock, _ verdicts: inout [SpecLua.Verdict]
  ) throws(LuaError) -> SpecBlock {
    if let parent = block.parent {
      let reached = try runBefore(parent, &verdicts)
      if !verdicts.isEmpty { return reached }
    }
    try runHooks(.beforeEach, block, &verdicts)
    return block
  }

  /// Runs `after_each` from the inside out.
  private func runAfter(
    _ block: SpecBlock, _ verdicts: inout [SpecLua.Verdict]
  ) throws(LuaError) {
    try runHooks(.afterEach, block, &verdicts)
    if let parent = block.parent { try runAfter(parent, &verdicts) }
  }

  private func runHooks(
    _ kind: SpecElement.Kind, _ block: SpecBlock, _ verdicts: inout [SpecLua.Verdict]
  ) throws(LuaError) {
    for hook in block.hooks[kind] ?? [] {
      let verdict = try lua.run(hook)
      if case .success = verdict { continue }
      verdicts.append(verdict)
    }
  }

  private func outcome(
    _ verdicts: [SpecLua.Verdict], _ element: SpecElement
  ) -> SpecResult.Outcome {
    var problems: [SpecProblem] = []
    var reason: String?
    for verdict in verdicts {
      switch verdict {
      case .success: break
      case .pending(let text): reason = reason ?? text
      case .problem(let problem): problems.append(problem.placed(path, element.line))
      }
    }
    if !problems.isEmpty { return .failed(problems) }
    return reason.map { .pending($0) } ?? .passed
  }
}
