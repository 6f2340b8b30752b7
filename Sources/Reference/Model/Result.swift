extension Reference {
  /// What a function gives back.
  package struct Result: Sendable, Equatable {
    package let type: LuaType
    package let name: String?
    package let isOptional: Bool
    package let doc: String

    init(_ type: LuaType, _ name: String? = nil, optional: Bool = false, _ doc: String = "") {
      self.type = type
      self.name = name
      isOptional = optional
      self.doc = doc
    }
  }
}
