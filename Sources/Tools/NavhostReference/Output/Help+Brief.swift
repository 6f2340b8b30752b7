extension Reference.Help {
  /// How a function is called and what it does, on one line each, for somebody who is typing it.
  /// Nothing where it is unknown.
  ///
  /// - Parameters:
  ///   - name: as it is written: `"nav.pan"`, `":hook"`, `"confirm"`, `"string.format"`.
  ///   - field: the field of its table that is being given a value.
  package static func brief(_ name: String, field: String? = nil) -> [String] {
    guard let function = function(named: name) else {
      let lua = Reference.luaFunctions.first { $0.name == name }
      return lua.map { [$0.signature, $0.doc] } ?? []
    }
    let options = inputs(of: function)
    if let field, let found = options.lazy.compactMap({ $0.field(field) }).first {
      return [describe(found)]
    }
    return [prefix(of: name) + function.signature, firstSentence(function.doc)]
  }

  /// A function of `nav`, a method behind a colon, or a global.
  private static func function(named name: String) -> Reference.Function? {
    if name.hasPrefix("nav.") {
      return Reference.navFunctions.first { $0.name == name.dropFirst(4) }
    }
    if name.hasPrefix(":") {
      let methods = Reference.objects.lazy.flatMap { $0.methods }
      return methods.first { $0.name == name.dropFirst() }
    }
    return Reference.globalFunctions.first { $0.name == name }
  }

  private static func prefix(of name: String) -> String {
    name.hasPrefix("nav.") ? "nav." : name.hasPrefix(":") ? ":" : ""
  }

  private static func firstSentence(_ doc: String) -> String {
    let text = plain(doc).split(separator: "\n").joined(separator: " ")
    let words = text.split(separator: " ")
    guard let last = words.firstIndex(where: { $0.hasSuffix(".") }) else { return text }
    return words[...last].joined(separator: " ")
  }

  /// The tables of options that a function takes.
  static func inputs(of function: Reference.Function) -> [Reference.ObjectType] {
    function.parameters.flatMap { inputs($0.type) }
      .compactMap(Reference.object).filter { !["Point", "Frame"].contains($0.name) }
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
