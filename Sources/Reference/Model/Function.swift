extension Reference {
  /// A function, or a method of an object.
  package struct Function: Sendable, Equatable {
    package let name: String
    package let parameters: [Parameter]
    package let results: [Result]
    package let doc: String
    /// A line or two of Lua that use it.
    package let example: String

    init(
      _ name: String, _ parameters: [Parameter] = [], returns results: [Result] = [],
      _ doc: String, example: String = ""
    ) {
      self.name = name
      self.parameters = parameters
      self.results = results
      self.doc = doc
      self.example = example
    }

    /// `push(spec[, options])`
    package var signature: String {
      "\(name)(\(Function.list(parameters[...])))"
    }

    private static func list(_ parameters: ArraySlice<Parameter>, first: Bool = true) -> String {
      guard let parameter = parameters.first else { return "" }
      let rest = list(parameters.dropFirst(), first: false)
      let comma = first ? "" : ", "
      return parameter.isOptional
        ? "[\(comma)\(parameter.name)\(rest)]" : "\(comma)\(parameter.name)\(rest)"
    }
  }
}
