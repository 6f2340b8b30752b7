internal import Navigation

/// A line of a decision's flow.
struct DecisionNode {
  enum Tone {
    case good, bad, neutral, asking, warning
  }

  var title: String
  var detail: String
  /// Where the function that answered stands: `file:line`.
  var place: String
  var tone: Tone
  var sign: Sign
  /// Whether it begins or ends the flow.
  var isEnd = false
}

extension DecisionNode {
  static func start(_ explanation: Explanation) -> DecisionNode {
    let title =
      switch explanation.subject {
      case .pop: "Somebody asks to leave"
      case .gesture: "A swipe is about to begin"
      case .push: "A screen is about to be pushed"
      }
    return DecisionNode(
      title: title, detail: "", place: "", tone: .neutral, sign: .question, isEnd: true)
  }

  static func end(_ explanation: Explanation) -> DecisionNode {
    let (tone, sign): (Tone, Sign) =
      switch explanation.outcome {
      case "popped", "pushed", "began": (.good, .check)
      case "deferred": (.asking, .question)
      case "cancelled": (.neutral, .dash)
      default: (.bad, .cross)
      }
    let outcome = explanation.outcome
    return DecisionNode(
      title: (outcome.first.map { String($0).uppercased() } ?? "") + outcome.dropFirst(),
      detail: explanation.reason ?? "", place: "", tone: tone, sign: sign, isEnd: true)
  }

  init(_ step: Explanation.Step) {
    title = step.by
    place = step.file.map { $0 + (step.line.map { ":\($0)" } ?? "") } ?? ""
    (tone, sign) = Self.look(of: step.answer)
    let words = Self.words(for: step.answer)
    let reason = step.reason == step.by ? nil : step.reason
    detail = words + (reason.map { words.isEmpty ? $0 : " – \($0)" } ?? "")
  }

  private static func look(of answer: Explanation.Answer?) -> (Tone, Sign) {
    switch answer {
    case .allow, .passed: (.good, .check)
    case .deny, .refused: (.bad, .cross)
    case .lifted: (.good, .check)
    case .ask: (.asking, .question)
    case .fault: (.warning, .warning)
    case .noOpinion, .notAsked, nil: (.neutral, .dash)
    }
  }

  private static func words(for answer: Explanation.Answer?) -> String {
    switch answer {
    case .allow: "allows"
    case .deny: "denies"
    case .noOpinion: "no opinion"
    case .refused: "guard refuses"
    case .passed: "guard passes"
    case .lifted: "guard refuses, lifted by a policy"
    case .ask: "asks the person"
    case .fault: "failed"
    case .notAsked: "not asked: no units of work left"
    case nil: ""
    }
  }
}
