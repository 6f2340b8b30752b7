extension Reference {
  /// A closed list of words that a string may be.
  package struct Vocabulary: Sendable, Equatable {
    /// `"PopSource"`: an editor knows it as `navhost.PopSource`.
    package let name: String
    package let doc: String
    package internal(set) var words: [Word]

    init(_ name: String, _ doc: String, _ words: [Word]) {
      self.name = name
      self.doc = doc
      self.words = words
    }

    /// The words themselves, in order.
    package var spellings: [String] { words.map { $0.text } }
  }
}

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

extension Reference {
  /// Something that happened, as `nav.events` and `nav.on` tell it.
  package struct Event: Sendable, Equatable {
    package let name: String
    package let doc: String
    /// What it tells beside `index`, `time`, `name`, `controller` and `plugin`.
    package let fields: [Field]

    init(_ name: String, _ doc: String, _ fields: [Field] = []) {
      self.name = name
      self.doc = doc
      self.fields = fields
    }
  }
}
