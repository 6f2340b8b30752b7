extension Reference {
  /// A field of a table or of an object.
  public struct Field: Sendable, Equatable {
    public let name: String
    public let type: LuaType
    /// `"pt"`, `"s"`, `"pt/s"`; nil where the value has none.
    public let unit: String?
    /// A plugin or a script may write it.
    public let isWritable: Bool
    /// It may be nil, or be left out.
    public let isOptional: Bool
    /// What stands for it when it is left out, as Lua source.
    public let fallback: String?
    public let doc: String

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
