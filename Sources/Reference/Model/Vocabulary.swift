extension Reference {
  /// A closed list of words that a string may be.
  public struct Vocabulary: Sendable, Equatable {
    /// `"PopSource"`: an editor knows it as `navhost.PopSource`.
    public let name: String
    public let doc: String
    public let words: [Word]

    init(_ name: String, _ doc: String, _ words: [Word]) {
      self.name = name
      self.doc = doc
      self.words = words
    }

    /// The words themselves, in order.
    public var spellings: [String] { words.map(\.text) }
  }
}
