internal import NavhostSupport

/// An answer to a question.
public enum Reply: Equatable, Sendable {
  /// Yes or no, to a `confirm`.
  case accepted(Bool)
  /// The id of the choice that was picked.
  case choice(String)
  /// The app's data.
  case data(AppData)
  /// The app says `false`, and why.
  case refused(reason: String)
  /// The app could not do what was asked for, and why.
  case failed(reason: String = "failed")

  /// Nobody handles what a policy waits for.
  package static func unhandled(_ action: String) -> Reply {
    .failed(reason: "no handler for '\(action)'")
  }
  static let timedOut = Reply.failed(reason: "timed out")
  static let tooDeep = Reply.failed(reason: "nested too deep")
}

extension Question {
  /// Whether it can be answered so.
  public func accepts(_ reply: Reply) -> Bool {
    switch (kind, reply) {
    case (.confirm, .accepted), (.await, .data), (.await, .refused),
      (.await, .failed):
      true
    case (.confirm, .choice(let id)), (.choose, .choice(let id)):
      choices.contains { $0.id.isExactly(id) }
    default: false
    }
  }

  /// Whether the answer is a yes.
  package func isYes(_ reply: Reply) -> Bool {
    switch reply {
    case .accepted(let accepted): accepted
    case .choice(let id): choices.first { $0.id.isExactly(id) }?.style != .cancel
    case .data(let data): data != .boolean(false)
    case .refused, .failed: false
    }
  }

  /// The answer that a plain yes or no stands for.
  func reply(_ accepted: Bool) -> Reply {
    kind == .await ? .data(.boolean(accepted)) : .accepted(accepted)
  }
}

extension Question {
  /// Why a policy refuses that was told this last and then says nothing; nil where it has no opinion.
  package func refusal(after reply: Reply) -> String? {
    switch reply {
    case .refused(let reason), .failed(let reason): return reason
    case .data(let data): return data == .boolean(false) ? "failed" : nil
    case .accepted, .choice:
      return isYes(reply) || choices.count < 2 ? nil : "cancelled by the user"
    }
  }
}
