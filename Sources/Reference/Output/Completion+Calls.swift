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
    let names = onlyMethods ? [] : object.fields.map(\.name)
    return (names + object.methods.map(\.name)).sorted()
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
