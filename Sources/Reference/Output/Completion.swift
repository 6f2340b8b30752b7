extension Reference {
  /// Names for the REPL to complete.
  package enum Completion {
    /// The globals of a script, sorted.
    package static var globals: [String] {
      (Reference.scriptNames + Reference.scriptGlobals + Reference.scriptLibraries.map(\.name))
        .sorted()
    }

    /// The functions and fields of `nav`, sorted.
    package static var nav: [String] {
      (Reference.navFunctions.map(\.name) + Reference.navFields.map(\.name)).sorted()
    }

    /// The fields of a kind of object, sorted; none where the kind is unknown.
    package static func fields(of object: String) -> [String] {
      Reference.object(object)?.fields.map(\.name).sorted() ?? []
    }

    /// The methods of a kind of object, sorted.
    package static func methods(of object: String) -> [String] {
      Reference.object(object)?.methods.map(\.name).sorted() ?? []
    }

    /// The words that the string argument of a function may be: `("nav.on", 0)` gives event names.
    package static func words(of function: String, argument: Int) -> [String] {
      let name = function.hasPrefix("nav.") ? String(function.dropFirst(4)) : function
      let functions = Reference.navFunctions + Reference.controllerMethods
      let found = functions.filter { $0.name == name || "controller:\($0.name)" == name }
      for parameter in found.compactMap({ $0.parameters.dropFirst(argument).first }) {
        if case .word(let list) = parameter.type {
          return Reference.vocabulary(list)?.spellings ?? []
        }
      }
      return []
    }

    /// The options of a function that takes a table of them: `"nav.pan"`.
    package static func options(of function: String) -> [String] {
      let name = function.hasPrefix("nav.") ? String(function.dropFirst(4)) : function
      let functions = Reference.navFunctions + Reference.globalFunctions
      let types = functions.first { $0.name == name }?.parameters.map(\.type) ?? []
      return types.flatMap(inputs).flatMap { fields(of: $0) }
    }

    private static func inputs(_ type: Reference.LuaType) -> [String] {
      switch type {
      case .object(let name): Reference.object(name)?.isInput ?? false ? [name] : []
      case .either(let types): types.flatMap(inputs)
      case .list(let element): inputs(element)
      default: []
      }
    }
  }
}
