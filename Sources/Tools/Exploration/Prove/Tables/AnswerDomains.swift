internal import NavhostNavigation
internal import NavhostSupport
internal import PluginCheck

/// What can be answered to the questions that hooks ask, as they are met: by the input.
final class AnswerDomains {
  private var met: [String: [String]] = [:]
  private let facts: PolicyFacts

  init(_ facts: PolicyFacts = PolicyFacts()) {
    self.facts = facts
  }

  /// What a person answers to a question; with a number from the second on.
  static let person = "the person's answer"
  /// What the app answers to who waits for it.
  static let app = "the app's answer"

  subscript(_ input: String) -> [String]? { met[input] }

  static func isAnswer(_ input: String) -> Bool {
    input.hasPrefix(person) || input.hasPrefix(app)
  }

  /// A question is open, the one with this number in its case.
  ///
  /// - Returns: the input that answers it, and what the answers are here.
  func meet(_ question: Question, number: Int) -> (input: String, answers: [String]) {
    let name = question.kind == .await ? Self.app : Self.person
    let input = number == 1 ? name : "\(name) \(number)"
    let answers = question.kind == .await ? ofApp : Answers(question).all
    let known = met[input] ?? []
    met[input] = known + answers.filter { !known.contains($0) }
    return (input, answers)
  }

  /// True, a failure, and what the hooks look for in an answer or in a reason.
  private var ofApp: [String] {
    let values = facts.inputs[Self.app].map { InputDomain.values(of: $0) } ?? []
    let more = values.filter { !["nil", "true"].contains($0) }
    let reasons = facts.inputs["the app's reason"].map(InputDomain.texts) ?? []
    return ["true", Self.failure] + more
      + reasons.filter { $0 != "failed" }.map { "nil, \(CaseSpace.quoted($0))" }
  }

  private static let failure = "nil, \"failed\""
}
