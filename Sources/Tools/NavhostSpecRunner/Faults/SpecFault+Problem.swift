internal import NavhostScripting

extension SpecFault {
  /// The problem that a report prints.
  ///
  /// - Parameters:
  ///   - kind: `failure` for an assertion that does not hold.
  ///   - difference: of an assertion that compares two tables.
  func problem(_ kind: SpecProblem.Kind, difference: [String] = []) -> SpecProblem {
    let place = file.isEmpty ? "" : "\(file):\(line): "
    let error = message.hasPrefix(place) ? message : place + message
    let times = count > 1 ? ", \(count) times" : ""
    let end = "(\(FailureText.function(hook, of: plugin))\(times))"
    var text = error + (message.contains("\n") ? "\n" : " ") + end
    if quarantines, let plugin { text += "\n" + FailureText.quarantine(of: plugin) }
    return SpecProblem(
      kind, text, file: file, line: line, traceback: traceback, difference: difference)
  }
}

extension SpecProblem {
  /// This problem and others as one.
  func joined(_ others: some Sequence<SpecProblem>) -> SpecProblem {
    var all = self
    for other in others { all.message += "\n" + other.message }
    return all
  }
}

extension SpecResult.Outcome {
  /// The outcome of a test during which something failed beside the test itself.
  func failing(by faults: [SpecProblem]) -> SpecResult.Outcome {
    guard var last = faults.last else { return self }
    switch self {
    case .failed(let own): return .failed(own + faults)
    case .passed: last.message += "\nthe test itself passed"
    case .pending(let reason):
      last.message += "\nthe test itself is pending" + (reason.isEmpty ? "" : ": \(reason)")
    }
    return .failed(faults.dropLast() + [last])
  }
}
