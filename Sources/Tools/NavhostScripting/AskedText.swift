package import NavhostNavigation
internal import NavhostSupport

/// A question as a spec asserts it: its text or, of an `await`, its action; then what can be answered.
package struct AskedText {
  private let question: Question

  package init(_ question: Question) {
    self.question = question
  }

  /// The question is open, whatever asked it.
  package var open: [String] {
    let field = question.action == nil ? "message" : "action"
    return ["assert.equal(\(text), nav.question().\(field))"] + details
  }

  /// A call that asks the question and returns an outcome.
  package func asked(by call: String) -> [String] {
    ["assert.asked(\(text), \(call))"] + details
  }

  private var text: String { Self.quoted(question.action ?? question.message) }

  private var details: [String] {
    let kind =
      question.kind == .confirm
      ? [] : ["assert.equal(\"\(question.kind.rawValue)\", nav.question().kind)"]
    if question.action != nil {
      return kind + (question.data.map { ["assert.same(\($0), nav.question().data)"] } ?? [])
    }
    let choices = question.choices.map { choice in
      "{ id = \(Self.quoted(choice.id)), title = \(Self.quoted(choice.title)), "
        + "style = \"\(choice.style.rawValue)\" }"
    }
    return kind + ["assert.same({ \(choices.joined(separator: ", ")) }, nav.question().choices)"]
  }

  private static func quoted(_ text: String) -> String { LuaText.quoted(Array(text.utf8)) }
}
