internal import Navigation
internal import PluginHost

extension Repl {
  /// The question that is open.
  var question: Question? { host.navigation.question }

  /// The open question's own words answer it; any other line is run as ever.
  func enterAnswer(_ text: String) -> Step? {
    guard inside == nil, let question, let answer = question.answer(text) else { return nil }
    let call = "nav.answer(\(answer))"
    let step = run(call)
    record.add(call)
    return step
  }
}

extension Question {
  /// What a word means as an answer; nil where it is neither of the two.
  func answer(_ text: String) -> Bool? {
    let word = Self.trimmed(text).lowercased()
    if word.isEmpty || ok.lowercased() == cancel.lowercased() { return nil }
    if word == ok.lowercased() { return true }
    return word == cancel.lowercased() ? false : nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
