extension Reference {
  /// A function of a plugin that the host calls.
  public struct Hook: Sendable, Equatable {
    public let name: String
    public let parameters: [Parameter]
    /// Empty for a notification, whose results are ignored.
    public let results: [Result]
    /// When it is called: "something asks to leave `controller`".
    public let called: String
    public let doc: String
    /// It answers a question.
    public let isDecision: Bool
    /// It is a link of a chain: it may take `next` as its third parameter.
    public var wrapsRest: Bool { parameters.first == Reference.controllerParameter }

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
    public var signature: String {
      "\(name)(\(parameters.map(\.name).joined(separator: ", ")))"
    }
  }
}
