internal import NavhostSupport

extension Explanation: CustomStringConvertible {
  public var description: String {
    let head = "\(subject.rawValue) \(outcome)" + (reason.map { ": \($0)" } ?? "")
    var lines = steps.map { "  \($0)" }
    lines += actions.map { "  does \($0)" }
    let plugins = skipped.map { "\($0.by) (\($0.why.rawValue))" }
    if !plugins.isEmpty { lines.append("  skipped: \(plugins.joined(separator: ", "))") }
    return ([head] + lines).map { Plain.oneLine($0) }.joined(separator: "\n")
  }
}

extension Explanation.Step: CustomStringConvertible {
  public var description: String {
    var text = hook.map { "\(by).\($0)" } ?? by
    if let answer { text += ": \(answer.text)" }
    if let note = detail ?? reason { text += " (\(note))" }
    if let file { text += " at \(file)" + (line.map { ":\($0)" } ?? "") }
    return text
  }
}
