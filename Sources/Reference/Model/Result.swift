extension Reference {
  /// What a function gives back.
  public struct Result: Sendable, Equatable {
    public let type: LuaType
    public let name: String?
    public let isOptional: Bool
    public let doc: String

    init(_ type: LuaType, _ name: String? = nil, optional: Bool = false, _ doc: String = "") {
      self.type = type
      self.name = name
      isOptional = optional
      self.doc = doc
    }
  }
}
