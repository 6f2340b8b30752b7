extension Reference {
  /// A global table of Lua's own and the names in it.
  package struct Library: Sendable, Equatable {
    package let name: String
    package let members: [String]

    init(_ name: String, _ members: String) {
      self.name = name
      self.members = members.split(separator: " ").map(String.init)
    }
  }
}
