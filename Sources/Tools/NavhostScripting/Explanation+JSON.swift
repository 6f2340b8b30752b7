package import NavhostNavigation
internal import NavhostSupport

extension Explanation {
  /// The explanation as one line of JSON.
  package var json: String {
    JSONText.object([
      ("outcome", JSONText.string(outcome)), ("reason", JSONText.orNull(reason)),
      ("steps", JSONText.list(steps.map { $0.json })),
      ("actions", JSONText.list(actions.map { $0.json })),
      ("skipped", JSONText.list(skipped.map { $0.json })),
    ])
  }
}

extension Explanation.Step {
  fileprivate var json: String {
    JSONText.object([
      ("by", JSONText.string(by)), ("answer", isDenyingFault ? "false" : answer?.json ?? "null"),
      ("reason", JSONText.orNull(reason)),
      ("file", JSONText.orNull(file)), ("line", line.map { "\($0)" } ?? "null"),
      ("detail", JSONText.orNull(detail)),
    ])
  }
}

extension Explanation.Answer {
  /// As a script reads it.
  fileprivate var json: String {
    switch self {
    case .allow, .satisfied: "true"
    case .deny, .refused, .overridden: "false"
    case .ask: "\"ask\""
    case .abstain, .fault, .notAsked: "null"
    }
  }
}

extension Action {
  fileprivate var json: String {
    JSONText.object([
      ("action", JSONText.string(name)), ("data", data.map(JSON.data) ?? "null"),
      ("plugin", JSONText.orNull(plugin)),
    ])
  }
}

extension Explanation.Skipped {
  fileprivate var json: String {
    JSONText.object([("by", JSONText.string(by)), ("why", JSONText.string(why.rawValue))])
  }
}
