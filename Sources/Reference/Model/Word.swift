extension Reference {
  /// A string with a fixed meaning.
  package struct Word: Sendable, Equatable {
    package let text: String
    package let doc: String

    init(_ text: String, _ doc: String) {
      self.text = text
      self.doc = doc
    }
  }
}
