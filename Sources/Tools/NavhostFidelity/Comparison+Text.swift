extension Comparison {
  /// What a person reads of it, line by line.
  package var text: [String] {
    let head = "\(system.map { "iOS \($0)" } ?? "a phone"): \(gestureCount)"
    return [head] + Unknown.allCases.map(line) + [conclusion] + missingText
  }

  private var gestureCount: String {
    let all = Expectations.gestures.count
    return "\(all - missing.count) of \(all) gestures"
  }

  private func line(_ unknown: Unknown) -> String {
    let answer = answers[unknown] ?? Answer()
    guard let isOn = answer.isOn else {
      let why = answer.isTold ? "told both ways" : "not told by this log"
      return "  \(unknown.rawValue)  ?    \(why): \(unknown.whenOn), or not"
    }
    let lines = (isOn ? answer.on : answer.off).map(String.init).joined(separator: ", ")
    let words = isOn ? unknown.whenOn : unknown.whenOff
    return "  \(unknown.rawValue)  \(isOn ? "on " : "off")  \(words) (\(Self.lines(lines)))"
  }

  private static func lines(_ list: String) -> String {
    (list.contains(",") ? "lines " : "line ") + list
  }

  private var conclusion: String {
    guard fits else { return "no combination of the switches does all that this log says" }
    let letters = String(combination.map(\.rawValue))
    let told = "this phone turns on \(letters.isEmpty ? "no switch (-)" : letters)"
    if untold.isEmpty { return told }
    let open = untold.map { String($0.rawValue) }.joined(separator: ", ")
    return "\(told); the log does not tell \(open): \(1 << untold.count) combinations fit"
  }

  private var missingText: [String] {
    missing.isEmpty ? [] : ["not done, or not heard of: \(missing.joined(separator: ", "))"]
  }

  /// What fits no combination: where, and why, as errors of a file.
  package var errors: [(line: Int, message: String)] {
    let misfits = misfits.map { misfit in
      let found = misfit.found ?? "the end of the gesture"
      let expected = misfit.expected.joined(separator: ", or ")
      return (misfit.line, "\(misfit.gesture): \(found) fits no combination; expected: \(expected)")
    }
    let contradictions = Unknown.allCases.compactMap { unknown -> (Int, String)? in
      guard let answer = answers[unknown], answer.isContradictory else { return nil }
      let on = Self.lines(answer.on.map(String.init).joined(separator: ", "))
      let off = answer.off.map(String.init).joined(separator: ", ")
      let message = "switch \(unknown.rawValue) is on by \(on), and off by \(Self.lines(off))"
      return (max(answer.on[0], answer.off[0]), message)
    }
    return (misfits + contradictions).sorted { $0.0 < $1.0 }.map { (line: $0.0, message: $0.1) }
  }
}
