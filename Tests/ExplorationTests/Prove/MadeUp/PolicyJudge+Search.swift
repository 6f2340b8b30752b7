@testable import Exploration

extension PolicyJudge {
  /// Traps, losses, and what was not exercised.
  func judgeSearch() {
    guard let written else { return }
    let states = MadeStates(policy: policy, domains: written)
    let stacks = states.stacks(depth: depth)
    let traps = report.findings.filter { $0.kind == .trap }
    let trapped = stacks.filter(states.isTrap)
    claim(
      traps.isEmpty == trapped.isEmpty,
      "\(traps.count) traps, it is \(trapped.prefix(2))")
    for trap in traps { judge(trap, states) }
    if isWatchedUnseen { return }
    judgeLoss(states)
    let isExercised = stacks.joined().contains {
      $0.inputs.value("props.\(watched)").isTruthy
    }
    claim(
      isExercised == !report.findings.contains { $0.kind == .notExercised },
      "exercised: \(isExercised)")
  }

  /// The domains of what the app writes; nil where there are tables in them.
  private var written: [String: [LuaDatum]]? {
    var written: [String: [LuaDatum]] = [:]
    for domain in report.domains where domain.input == "title" || domain.input.hasPrefix("props.") {
      let values = domain.values.compactMap { LuaDatum(lua: $0) }
      if values.count < domain.values.count { return nil }
      written[domain.input] = values
    }
    return written
  }

  private func judgeLoss(_ states: MadeStates) {
    let lost = states.stacks(depth: depth - 1).filter { states.loses($0, watched) }
    let isFound = report.findings.contains { $0.kind == .property }
    let prop = watched
    claim(isFound == !lost.isEmpty, "loss of \(prop): \(isFound), it is \(lost.prefix(2))")
  }

  /// The script of a trap leads to one; it may push a class that the policy names and is not asked about.
  private func judge(_ trap: ProofFinding, _ states: MadeStates) {
    var stack: MadeStates.Stack = []
    for line in trap.script.split(separator: "\n").dropFirst() {
      if let push = line.wholeMatch(of: /nav\.push\("(.*)"\)/) {
        stack.append(MadeStates.Screen(className: String(push.output.1), inputs: [:]))
      } else if let write = line.wholeMatch(of: /nav\.top\.(.*?) = (.*)/),
        let value = LuaDatum(lua: String(write.output.2)), !stack.isEmpty
      {
        stack[stack.count - 1].inputs[String(write.output.1)] = value == .none ? nil : value
      } else {
        return
      }
    }
    claim(states.isTrap(stack), "no trap: \(trap.script)")
  }
}
