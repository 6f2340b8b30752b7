extension Reference {
  /// Names for the REPL to complete.
  package enum Completion {
    /// The functions and fields of `nav`, sorted.
    package static var nav: [String] {
      (Reference.navFunctions.map { $0.name } + Reference.navFields.map { $0.name }).sorted()
    }

    /// The fields of a kind of object, sorted; none where the kind is unknown.
    package static func fields(of object: String) -> [String] {
      Reference.object(object)?.fields.map { $0.name }.sorted() ?? []
    }

    /// The words that the string argument of a function may be: `("nav.on", 0)` gives event names.
    package static func words(of function: String, argument: Int) -> [String] {
      let name = function.hasPrefix("nav.") ? String(function.dropFirst(4)) : function
      let functions =
        Reference.navFunctions + Reference.controllerMethods
        + Reference.globalFunctions
      let found = functions.filter { $0.name == name || "controller:\($0.name)" == name }
      for parameter in found.compactMap({ $0.parameters.dropFirst(argument).first }) {
        let words = words(of: parameter.type)
        if !words.isEmpty { return words }
      }
      return []
    }

    /// The options of a function that takes a table of them: `"nav.pan"`.
    ///
    /// - Parameter argument: which of its arguments the table is, from 0.
    package static func options(of function: String, argument: Int) -> [String] {
      let name = function.hasPrefix("nav.") ? String(function.dropFirst(4)) : function
      let functions = Reference.navFunctions + Reference.globalFunctions
      let parameters = functions.first { $0.name == name }?.parameters ?? []
      guard parameters.indices.contains(argument) else { return [] }
      return inputs(parameters[argument].type).flatMap { fields(of: $0) }
    }

    /// The words that a value of the type may be, without quotes; colours' names among them.
    package static func words(of type: Reference.LuaType) -> [String] {
      switch type {
      case .word(let name): Reference.vocabulary(name)?.spellings ?? []
      case .color: Reference.colorNames.sorted() + ["auto"]
      case .fill: Reference.colorNames.sorted()
      case .list(let element): words(of: element)
      case .either(let types): types.flatMap(words)
      default: []
      }
    }

    static func inputs(_ type: Reference.LuaType) -> [String] {
      switch type {
      case .object(let name): Reference.object(name)?.isInput ?? false ? [name] : []
      case .either(let types): types.flatMap(inputs)
      case .list(let element): inputs(element)
      default: []
      }
    }
  }
}

extension Reference.Completion {
  /// A step of an expression: `.name`, `[…]`, `(…)`.
  package enum Step: Sendable, Equatable {
    case name(String)
    case element
    case call
  }

  /// What can follow an expression that begins with a global of scripts, sorted; nothing where the
  /// description does not tell. `["nav", "plugins", call, element]` gives fields and methods of a
  /// plugin's handle.
  package static func members(after path: [Step], onlyMethods: Bool) -> [String] {
    guard case .name(let root)? = path.first, var known = global(root) else { return [] }
    for step in path.dropFirst() {
      guard let next = follow(known, step) else { return [] }
      known = next
    }
    guard let object = known.object else { return [] }
    let names = onlyMethods ? [] : object.fields.map { $0.name }
    return (names + object.methods.map { $0.name }).sorted()
  }

  private enum Known {
    case nav
    case value(Reference.LuaType)
    case function(Reference.Function)

    var object: Reference.ObjectType? {
      guard case .value(let type) = self else { return nil }
      return Self.object(type)
    }

    /// The first kind of object that it may be.
    private static func object(_ type: Reference.LuaType) -> Reference.ObjectType? {
      switch type {
      case .object(let name): Reference.object(name)
      case .either(let types): types.lazy.compactMap(object).first
      default: nil
      }
    }
  }

  private static func global(_ name: String) -> Known? {
    if name == "nav" { return .nav }
    return Reference.globalFunctions.first { $0.name == name }.map { .function($0) }
  }

  private static func follow(_ known: Known, _ step: Step) -> Known? {
    switch (step, known) {
    case (.name(let name), .nav): navMember(name)
    case (.name(let name), _): member(name, of: known.object)
    case (.element, .value(.list(let element))): .value(element)
    case (.call, .function(let function)): function.results.first.map { .value($0.type) }
    default: nil
    }
  }

  private static func navMember(_ name: String) -> Known? {
    if let field = Reference.navFields.first(where: { $0.name == name }) {
      return .value(field.type)
    }
    return Reference.navFunctions.first { $0.name == name }.map { .function($0) }
  }

  private static func member(_ name: String, of object: Reference.ObjectType?) -> Known? {
    if let field = object?.field(name) { return .value(field.type) }
    return object?.methods.first { $0.name == name }.map { .function($0) }
  }
}
