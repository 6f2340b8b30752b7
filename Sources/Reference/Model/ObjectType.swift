extension Reference {
  /// A kind of table or object: what stands in its fields, and its methods.
  package struct ObjectType: Sendable, Equatable {
    /// `"Controller"`: an editor knows it as `navhost.Controller`.
    package let name: String
    package let fields: [Field]
    package let methods: [Function]
    /// Its list part, where it has one.
    package let elements: LuaType?
    /// Lua makes it and hands it in (a spec, options); a field that is not listed is a mistake.
    package let isInput: Bool
    package let doc: String

    init(
      _ name: String, input: Bool = false, elements: LuaType? = nil, _ doc: String,
      fields: [Field], methods: [Function] = []
    ) {
      self.name = name
      self.fields = fields
      self.methods = methods
      self.elements = elements
      isInput = input
      self.doc = doc
    }

    /// The field of that name.
    package func field(_ name: String) -> Field? {
      fields.first { $0.name == name }
    }
  }
}
