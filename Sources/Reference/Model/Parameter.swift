extension Reference {
  /// What a function takes.
  public struct Parameter: Sendable, Equatable {
    public let name: String
    public let type: LuaType
    public let isOptional: Bool
    public let doc: String

    init(_ name: String, _ type: LuaType, optional: Bool = false, _ doc: String = "") {
      self.name = name
      self.type = type
      isOptional = optional
      self.doc = doc
    }
  }
}
