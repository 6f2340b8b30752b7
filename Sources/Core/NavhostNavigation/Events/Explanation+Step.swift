extension Explanation {
  /// One guard or hook that was asked, and its answer.
  public struct Step: Equatable, Sendable {
    /// The guard or hook that answered.
    package let respondent: Respondent
    /// The answer; nil while there is none.
    public var answer: Answer?
    /// The reason that it gave, nil where it gave none.
    public var reason: String?
    /// The id of the controller that it was asked about; nil of a guard.
    public var controller: Int?
    /// Where the answer was given, of a hook; nil: where the hook begins.
    package var place: AnswerPlace?
    /// What a guard compared.
    package var compared: Comparison?

    /// It failed, and that counts as a no.
    package var isDenyingFault: Bool { answer == .fault && respondent.deniesOnError }

    /// The guard's or the plugin's name.
    public var by: String { respondent.name }
    /// The file in which the answer was given, nil of the engine's own steps.
    public var file: String? {
      if case .elsewhere(let file, _) = place { file } else { respondent.file }
    }
    /// The line of the `return`, the error or the question that gave the answer; where it is not
    /// known, that on which the hook begins.
    public var line: Int? {
      switch place {
      case nil: respondent.line
      case .line(let line), .elsewhere(_, let line): line
      }
    }
    /// The name of the hook.
    public var hook: String? { respondent.hook }
    /// The class of the controller that the step is about, where it matters.
    public var className: String? { respondent.className }
    /// The values that a guard compared: `150 > 60`, a region's name, who set the value, and where.
    public var detail: String? { compared?.text }
  }

  /// Where a hook gave its answer.
  package enum AnswerPlace: Equatable, Sendable {
    /// In the file of the hook.
    case line(Int)
    indirect case elsewhere(file: String, line: Int)
  }
}

// As in `Verdict`, nothing is copied.
extension Explanation.Step {
  /// A step with its answer.
  package init(
    _ respondent: Explanation.Respondent, answer: Explanation.Answer?, reason: String? = nil,
    controller: Int? = nil, place: Explanation.AnswerPlace? = nil,
    compared: Explanation.Comparison? = nil
  ) {
    self.init(
      respondent: respondent, answer: answer, reason: reason, controller: controller,
      place: place, compared: compared)
  }
}
