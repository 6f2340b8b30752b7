extension Reference {
  /// A global table of Lua's own and the names in it.
  public struct Library: Sendable, Equatable {
    public let name: String
    public let members: [String]

    init(_ name: String, _ members: String) {
      self.name = name
      self.members = members.split(separator: " ").map(String.init)
    }
  }
}
