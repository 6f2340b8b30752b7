internal import NavhostNavigation
internal import NavhostSupport

/// What can be answered to a question, as Lua writes it.
struct Answers {
  let all: [String]

  init(_ question: Question) {
    all =
      switch question.kind {
      case .confirm: ["true", "false"]
      case .choose: question.choices.map { LuaText.quoted($0.id) }
      case .await: ["true", "nil, \"failed\""]
      }
  }
}
