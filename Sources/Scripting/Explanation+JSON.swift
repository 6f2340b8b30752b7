package import Navigation
internal import Support

extension Explanation {
  /// The explanation as one line of JSON.
  package var json: String {
    JSON.object([
      ("outcome", JSONText.string(outcome)), ("reason", JSON.text(reason)),
      ("steps", JSON.list(steps.map(\.json))),
      ("actions", JSON.list(actions.map(\.json))),
      ("notAsked", JSON.list(notAsked.map(\.json))),
    ])
  }
}

extension Explanation.Step {
  fileprivate var json: String {
    JSON.object([
      ("by", JSONText.string(by)), ("answer", answer?.json ?? "null"),
      ("reason", JSON.text(reason)),
      ("file", JSON.text(file)), ("line", line.map { "\($0)" } ?? "null"),
      ("detail", JSON.text(detail)),
    ])
  }
}

extension Explanation.Answer {
  /// As a script reads it.
  fileprivate var json: String {
    switch self {
    case .allow, .passed: "true"
    case .deny, .refused, .lifted: "false"
    case .ask: "\"ask\""
    case .noOpinion, .fault, .notAsked: "null"
    }
  }
}

extension Action {
  fileprivate var json: String {
    JSON.object([
      ("action", JSONText.string(name)), ("data", data.map(JSON.data) ?? "null"),
      ("plugin", JSON.text(plugin)),
    ])
  }
}

extension Explanation.PassedOver {
  fileprivate var json: String {
    JSON.object([("by", JSONText.string(by)), ("why", JSONText.string(why.rawValue))])
  }
}
