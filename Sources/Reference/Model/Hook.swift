extension Reference {
  /// A function of a plugin that the host calls.
  package struct Hook: Sendable, Equatable {
    package let name: String
    package let parameters: [Parameter]
    /// Empty for a notification, whose results are ignored.
    package let results: [Result]
    /// When it is called: "something asks to leave `controller`".
    package let called: String
    package let doc: String
    /// It answers a question.
    package let isDecision: Bool
    /// It is a link of a chain: it may take `next` as its third parameter.
    package var wrapsRest: Bool { parameters.first == Reference.controllerParameter }

    init(
      _ name: String, _ parameters: [Parameter], returns results: [Result] = [],
      decision: Bool = false, called: String, _ doc: String
    ) {
      self.name = name
      self.parameters = parameters
      self.results = results
      isDecision = decision
      self.called = called
      self.doc = doc
    }

    /// `shouldPop(controller, pop)`
    package var signature: String {
      "\(name)(\(parameters.map(\.name).joined(separator: ", ")))"
    }
  }
}
