package import NavhostNavigation

/// A card of a decision's flow.
package struct DecisionNode: Equatable {
  package enum Tone: String {
    case good, bad, neutral, asking, warning
  }

  /// Who was asked.
  package var title: String
  /// What was asked: the hook.
  package var tag = ""
  /// What came back.
  package var verdict = ""
  package var reason = ""
  /// Where the function that answered stands: `file:line`.
  package var place = ""
  package var tone: Tone
  package var sign: Sign
  /// Whether it begins or ends the flow.
  package var isEnd = false
  /// The guards that it stands for, where it stands for some that have nothing against it.
  package var guards: [String] = []
}

extension DecisionNode {
  /// The whole flow, from what was wanted to what came of it.
  package static func flow(of explanation: Explanation?) -> [DecisionNode] {
    guard let explanation else {
      return [DecisionNode(title: "No decision yet", tone: .neutral, sign: .dash, isEnd: true)]
    }
    let classes = Set(explanation.steps.compactMap { $0.className })
    var nodes = [start(explanation)]
    for step in explanation.steps {
      if step.answer == .satisfied {
        nodes.addGuard(step.by)
      } else {
        nodes.append(DecisionNode(step, namesClass: classes.count > 1))
      }
    }
    return nodes + [end(explanation)]
  }

  private static func start(_ explanation: Explanation) -> DecisionNode {
    let title =
      switch explanation.subject {
      case .pop: "May it leave?"
      case .gesture: "May a swipe begin?"
      case .push: "May it be pushed?"
      case .tab: "May the tab be shown?"
      }
    let parts = [explanation.className, explanation.source.map(words)].compactMap { $0 }
    return DecisionNode(
      title: title, verdict: parts.joined(separator: ", "), tone: .neutral, sign: .question,
      isEnd: true)
  }

  private static func words(for source: PopSource) -> String {
    switch source {
    case .backButton: "by the back button"
    case .customBackButton: "by the app's own bar item"
    case .backMenu: "by the back button's menu"
    case .edgeGesture: "by a swipe from the edge"
    case .fullscreenGesture: "by a full-screen swipe"
    case .contentGesture: "by a pan on the content"
    case .escape: "by the escape gesture"
    case .sheetSwipe: "by dragging the sheet down"
    case .tabBar: "by tapping its tab again"
    case .tapOutside: "by a tap beside it"
    case .deepLink: "by a link from outside"
    case .request: "by a request"
    case .programmatic: "by your code"
    }
  }

  private static func end(_ explanation: Explanation) -> DecisionNode {
    let (tone, sign): (Tone, Sign) =
      switch explanation.outcome {
      case "popped", "dismissed", "pushed", "began": (.good, .check)
      case "deferred": (.asking, .question)
      case "cancelled": (.neutral, .dash)
      default: (.bad, .cross)
      }
    let outcome = explanation.outcome
    return DecisionNode(
      title: (outcome.first.map { String($0).uppercased() } ?? "") + outcome.dropFirst(),
      reason: explanation.reason ?? "", tone: tone, sign: sign, isEnd: true)
  }

  /// - Parameter namesClass: whether it is worth saying which controller was asked about.
  private init(_ step: Explanation.Step, namesClass: Bool) {
    title = step.by
    tag = step.hook ?? "guard"
    if namesClass, step.hook != nil, let name = step.className { tag += "(\(name))" }
    place = step.file.map { $0 + (step.line.map { ":\($0)" } ?? "") } ?? ""
    (tone, sign) = Self.look(of: step.answer)
    verdict = Self.words(for: step.answer)
    reason = step.reason == step.by ? "" : step.reason ?? ""
  }

  private static func look(of answer: Explanation.Answer?) -> (Tone, Sign) {
    switch answer {
    case .allow, .satisfied, .overridden: (.good, .check)
    case .deny, .refused: (.bad, .cross)
    case .ask: (.asking, .question)
    case .fault: (.warning, .warning)
    case .abstain, .notAsked, nil: (.neutral, .dash)
    }
  }

  private static func words(for answer: Explanation.Answer?) -> String {
    switch answer {
    case .allow: "allows"
    case .deny: "denies"
    case .abstain: "abstains"
    case .refused: "refuses"
    case .satisfied: "is satisfied"
    case .overridden: "refuses, but a policy overrides it"
    case .ask: "asks the person"
    case .fault: "failed"
    case .notAsked: "not asked"
    case nil: ""
    }
  }
}

extension [DecisionNode] {
  /// Guards one after the other that have nothing against it are one card.
  fileprivate mutating func addGuard(_ name: String) {
    if self[count - 1].guards.isEmpty {
      append(DecisionNode(title: "", tone: .good, sign: .check))
    }
    self[count - 1].guards.append(name)
    let number = self[count - 1].guards.count
    self[count - 1].title = number == 1 ? "1 guard passes" : "\(number) guards pass"
  }
}
