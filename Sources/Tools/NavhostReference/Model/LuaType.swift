extension Reference {
  /// The type of a value, as an editor, the checker and a reader need to know it.
  package indirect enum LuaType: Sendable, Equatable {
    case any
    case boolean
    case integer
    case number
    case string
    case table
    /// Booleans, numbers, strings, and tables of them.
    case data
    /// A table of data.
    case record
    /// A colour: text, a CSS name, `{r, g, b[, a]}` or `"auto"`.
    case color
    /// A colour without `"auto"`, or a list of them: the stops of a gradient.
    case fill
    /// A function, with its signature as LuaLS writes it: `fun(event: navhost.Event)`.
    case function(String)
    /// One word of a list: the name of a `Reference.Vocabulary`.
    case word(String)
    /// The name of a `Reference.ObjectType`.
    case object(String)
    case list(LuaType)
    case either([LuaType])
  }
}

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

extension Reference {
  /// A kind of table or object: what stands in its fields, and its methods.
  package struct ObjectType: Sendable, Equatable {
    /// `"Controller"`: an editor knows it as `navhost.Controller`.
    package let name: String
    package internal(set) var fields: [Field]
    package internal(set) var methods: [Function] = []
    /// Lua makes it and hands it in (a spec, options); a field that is not listed is a mistake.
    package let isInput: Bool
    package let doc: String

    init(
      _ name: String, input: Bool = false, _ doc: String, fields: [Field]
    ) {
      self.name = name
      self.fields = fields
      isInput = input
      self.doc = doc
    }

    /// The field of that name.
    package func field(_ name: String) -> Field? {
      fields.first { $0.name == name }
    }
  }
}

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
