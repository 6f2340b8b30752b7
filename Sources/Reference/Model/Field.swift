extension Reference {
  /// A field of a table or of an object.
  package struct Field: Sendable, Equatable {
    package let name: String
    package let type: LuaType
    /// `"pt"`, `"s"`, `"pt/s"`; nil where the value has none.
    package let unit: String?
    /// A plugin or a script may write it.
    package let isWritable: Bool
    /// It may be nil, or be left out.
    package let isOptional: Bool
    /// What stands for it when it is left out, as Lua source.
    package let fallback: String?
    package let doc: String

    init(
      _ name: String, _ type: LuaType, unit: String? = nil, writable: Bool = false,
      optional: Bool = false, fallback: String? = nil, _ doc: String
    ) {
      self.name = name
      self.type = type
      self.unit = unit
      isWritable = writable
      isOptional = optional || fallback != nil
      self.fallback = fallback
      self.doc = doc
    }
  }
}
