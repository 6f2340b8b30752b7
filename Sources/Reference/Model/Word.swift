extension Reference {
  /// A string with a fixed meaning.
  public struct Word: Sendable, Equatable {
    public let text: String
    public let doc: String

    init(_ text: String, _ doc: String) {
      self.text = text
      self.doc = doc
    }
  }
}
