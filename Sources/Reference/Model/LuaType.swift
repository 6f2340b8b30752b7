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

extension Reference.LuaType {
  /// The type in the notation of LuaLS.
  package var annotation: String {
    switch self {
    case .any: "any"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .table, .record: "table"
    case .data: "navhost.Data"
    case .color: "navhost.Color"
    case .fill: "navhost.Fill"
    case .function(let signature): signature
    case .word(let name), .object(let name): "navhost.\(name)"
    case .list(let element): element.elementAnnotation + "[]"
    case .either(let types): types.map(\.annotation).joined(separator: "|")
    }
  }

  private var elementAnnotation: String {
    switch self {
    case .either, .function: "(\(annotation))"
    default: annotation
    }
  }
}
