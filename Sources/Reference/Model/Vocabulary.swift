extension Reference {
  /// A closed list of words that a string may be.
  package struct Vocabulary: Sendable, Equatable {
    /// `"PopSource"`: an editor knows it as `navhost.PopSource`.
    package let name: String
    package let doc: String
    package let words: [Word]

    init(_ name: String, _ doc: String, _ words: [Word]) {
      self.name = name
      self.doc = doc
      self.words = words
    }

    /// The words themselves, in order.
    package var spellings: [String] { words.map(\.text) }
  }
}
