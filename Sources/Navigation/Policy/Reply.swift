/// What was answered to a question.
public enum Reply: Equatable, Sendable {
  /// Yes or no, to a `confirm`.
  case accepted(Bool)
  /// The id of the choice that was picked.
  case choice(String)
  /// What the app says.
  case data(AppData)
  /// The app could not do what was asked for, and why.
  case failed(reason: String = "failed")

  /// Nobody handles what a policy waits for.
  package static func unhandled(_ action: String) -> Reply {
    .failed(reason: "nobody handles '\(action)'")
  }
  static let timedOut = Reply.failed(reason: "timed out")
  static let tooDeep = Reply.failed(reason: "nested too deep")
}

extension Question {
  /// Whether it can be answered so.
  public func takes(_ reply: Reply) -> Bool {
    switch (kind, reply) {
    case (.confirm, .accepted), (.await, .data), (.await, .failed): true
    case (.confirm, .choice(let id)), (.choose, .choice(let id)):
      choices.contains { $0.id == id }
    default: false
    }
  }

  /// Whether the answer is a yes.
  package func isYes(_ reply: Reply) -> Bool {
    switch reply {
    case .accepted(let accepted): accepted
    case .choice(let id): choices.first { $0.id == id }?.style != .cancel
    case .data(let data): data != .boolean(false)
    case .failed: false
    }
  }

  /// The answer that a plain yes or no stands for.
  func reply(_ accepted: Bool) -> Reply {
    kind == .await ? .data(.boolean(accepted)) : .accepted(accepted)
  }
}
