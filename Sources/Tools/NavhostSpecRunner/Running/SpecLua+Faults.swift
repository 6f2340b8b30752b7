internal import NavhostLua
internal import NavhostScripting

extension SpecLua {
  /// Different faults that a report prints for one test.
  private static let mostReported = 10

  /// Removes the faults since the last call, and returns what is to be reported: none in a lenient run.
  func takeFaults() throws(LuaError) -> [SpecProblem] {
    let faults = tools.faults.take()
    session.state.forgetHooks()
    if options.lenient { return [] }
    var problems: [SpecProblem] = []
    for fault in faults.prefix(Self.mostReported) { problems.append(try problem(fault)) }
    if let last = problems.indices.last, faults.count > problems.count {
      problems[last].message += "\nother faults: \(faults.count - problems.count)"
    }
    return problems
  }

  private func problem(_ fault: SpecFault) throws(LuaError) -> SpecProblem {
    var fault = fault
    let assertion = try call("failedAssertion", [.string(fault.message)], wanted: 2)
    guard assertion.count == 2 else { return fault.problem(.error) }
    fault.message = assertion.text(0)
    return fault.problem(.failure, difference: assertion.lines(1))
  }
}
