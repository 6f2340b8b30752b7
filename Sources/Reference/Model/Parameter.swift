extension Reference {
  /// What a function takes.
  package struct Parameter: Sendable, Equatable {
    package let name: String
    package let type: LuaType
    package let isOptional: Bool
    package let doc: String

    init(_ name: String, _ type: LuaType, optional: Bool = false, _ doc: String = "") {
      self.name = name
      self.type = type
      isOptional = optional
      self.doc = doc
    }
  }
}
