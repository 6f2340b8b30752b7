extension Reference {
  /// Something that happened, as `nav.events` and `nav.on` tell it.
  public struct Event: Sendable, Equatable {
    public let name: String
    public let doc: String
    /// What it tells beside `index`, `time`, `name`, `controller` and `plugin`.
    public let fields: [Field]

    init(_ name: String, _ doc: String, _ fields: [Field] = []) {
      self.name = name
      self.doc = doc
      self.fields = fields
    }
  }
}
