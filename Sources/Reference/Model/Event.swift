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
