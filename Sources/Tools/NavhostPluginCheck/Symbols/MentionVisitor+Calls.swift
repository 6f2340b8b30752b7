internal import NavhostLuaSyntax
internal import NavhostReference
internal import NavhostSupport

/// What calls are given.
extension MentionVisitor {
  func readCall(_ base: Expression, _ before: ArraySlice<Suffix>, _ suffix: Suffix) {
    switch suffix.kind {
    case .call(let arguments):
      if base.globalName == "assert" { readAssertion(arguments) }
      readProof(base, before, arguments)
      if before.isEmpty, let name = base.globalName, Self.blockNames.contains(name),
        let title = arguments.first?.stringValue
      {
        addBlock(title, base.range)
      }
      guard let function = function(base, before) else { return }
      read(arguments, of: function, isNav: !before.isEmpty)
    case .method(let name, let arguments):
      guard case .function(let function, true) = field(name, base, before) else { return }
      read(arguments, of: function, isNav: false)
    default: break
    }
  }

  private static let blockNames: Set = ["describe", "context", "it", "spec", "test"]

  private func function(_ base: Expression, _ suffixes: ArraySlice<Suffix>) -> Reference.Function? {
    if case .function(let function, _) = types.type(of: base, suffixes) { return function }
    // Another stack has the functions of `nav`.
    guard let name = suffixes.last?.nameRead, owner(base, suffixes.dropLast()) == "nav" else {
      return nil
    }
    return Reference.navFunctions.first { $0.name == name }
  }

  private func field(
    _ name: String, _ base: Expression, _ suffixes: ArraySlice<Suffix>
  ) -> Inferred? {
    types.type(of: base, suffixes).flatMap { types.field(name, of: $0) }
  }

  private func read(_ arguments: [Expression], of function: Reference.Function, isNav: Bool) {
    for (index, argument) in arguments.enumerated() {
      switch (function.name, index) {
      case ("class", 0) where isNav: readDeclaration(arguments)
      case ("class", 1) where isNav, ("popTo", 0) where isNav: noteClass(argument, .use)
      case ("hook", 0) where isNav && function.parameters.first?.name == "class":
        noteClass(argument, .use)
      case ("perform", 0) where !isNav, ("await", 0) where !isNav: noteAction(argument, .use)
      case ("onAction", 0) where isNav, ("onAwait", 0) where isNav:
        noteAction(argument, .declaration)
      case ("use", 0) where isNav: readPlugin(argument)
      default: readArgument(argument, index, of: function)
      }
    }
  }

  private func readDeclaration(_ arguments: [Expression]) {
    noteClass(arguments[0], .declaration)
    guard arguments.count > 1, let name = check.facts.resolve(arguments[0]).stringValue,
      let superclass = check.facts.resolve(arguments[1]).stringValue
    else { return }
    declare(name, superclass)
  }

  private func readArgument(_ argument: Expression, _ index: Int, of function: Reference.Function) {
    guard index < function.parameters.count else {
      // The options may stand before what is left out.
      return
    }
    read(argument, as: function.parameters[index].type)
  }

  /// `assert.equal("Home", nav.top.class)`
  private func readAssertion(_ arguments: [Expression]) {
    guard arguments.contains(where: isClass) else { return }
    for argument in arguments where argument.stringValue != nil { noteClass(argument, .use) }
  }

  /// `prove.no_silent_loss("dirty")`, `assert.proves("no_silent_loss", {prop = "dirty"})`, and the same of
  /// `nav.prove`.
  private func readProof(
    _ base: Expression, _ path: ArraySlice<Suffix>, _ arguments: [Expression]
  ) {
    guard let root = base.globalName, let name = path.last?.nameRead,
      check.facts.globals[root] == nil
    else { return }
    if root == "prove" {
      if name == "no_silent_loss", path.count == 1, let prop = arguments.first { noteProp(prop) }
    } else if root == "assert" && name == "proves" || root == "nav" && name == "prove" {
      for argument in arguments {
        let fields = check.facts.resolve(argument).tableFields ?? []
        for field in fields where field.name == "prop" { noteProp(field.value) }
      }
    }
  }

  private func noteProp(_ expression: Expression) {
    noteText(expression, .use, as: .prop) { .prop($0) }
  }

  private func isClass(_ expression: Expression) -> Bool {
    guard case .suffixed(let base, let suffixes) = expression.kind,
      suffixes.last?.nameRead == "class"
    else { return false }
    return ["Controller", nil].contains(owner(base, suffixes.dropLast()))
  }

  // MARK: Comparing and assigning

  /// `pop.source == "request"`, `controller.class == "Draft"`, `event.action == "save"`
  func readComparison(_ first: Expression, _ links: [Expression.Link]) {
    guard links.count == 1, [.equal, .notEqual].contains(links[0].operation) else { return }
    for (one, other) in [(first, links[0].operand), (links[0].operand, first)]
    where other.stringValue != nil {
      if isClass(one) {
        noteClass(other, .use)
      } else if isAction(one) {
        noteAction(other, .use)
      } else if case .value(let type) = types.type(of: one) {
        read(other, as: type)
      }
    }
  }

  private func isAction(_ expression: Expression) -> Bool {
    guard case .suffixed(let base, let suffixes) = expression.kind,
      suffixes.last?.nameRead == "action", let owner = owner(base, suffixes.dropLast())
    else { return false }
    return ["Event", "Action", "Question"].contains(owner)
  }

  func readAssignment(_ target: Expression, _ value: Expression) {
    guard case .suffixed(let base, let suffixes) = target.kind, let last = suffixes.last else {
      return
    }
    if last.nameRead == "props" {
      readProps(value)
    } else if case .value(let type) = types.type(of: base, suffixes[...]) {
      read(value, as: type)
    }
  }
}

/// What values of a known type are made of.
extension MentionVisitor {
  func read(_ value: Expression, as type: Reference.LuaType) {
    switch type {
    case .word(let name): readWord(value, name)
    case .color, .fill: if value.stringValue != nil { expect(.color, value) }
    case .list(let element):
      for field in check.facts.resolve(value).tableFields ?? [] where field.isPositional {
        read(field.value, as: element)
      }
    case .object("Spec"): readSpec(value)
    case .object("Plugin"): readPlugin(value)
    case .object(let name): readOptions(value, name)
    case .either(let types):
      if type == Reference.specType { return readSpec(value) }
      for type in types { read(value, as: type) }
    default: break
    }
  }

  private func readWord(_ value: Expression, _ name: String) {
    guard let vocabulary = Reference.vocabulary(name),
      let text = check.facts.resolve(value).stringValue
    else { return }
    expect(.word(vocabulary), value)
    guard value.stringValue != nil, vocabulary.spellings.contains(text) else { return }
    note(name == "HookName" ? "hook" : name, text, inner(value.range, text))
  }

  /// A class name, or a table with settings.
  private func readSpec(_ value: Expression) {
    noteClass(value, .value)
    let value = check.facts.resolve(value)
    guard let fields = value.tableFields else { return }
    expect(.spec, value)
    for field in fields {
      switch field.name {
      case "class"?: noteClass(field.value, .value)
      case "props"?: readProps(field.value)
      case let name?:
        guard let known = Reference.object("Spec")?.field(name) else { continue }
        note("Controller", name, inner(field.keyRange, name))
        read(field.value, as: known.type)
      case nil: break
      }
    }
  }

  /// A table that becomes the `props` of a controller.
  func readProps(_ value: Expression) {
    let value = check.facts.resolve(value)
    guard let fields = value.tableFields else { return }
    expect(.props, value)
    for field in fields {
      if let name = field.name { note(.prop(name), .value, inner(field.keyRange, name)) }
    }
  }

  private func readOptions(_ value: Expression, _ name: String) {
    let value = check.facts.resolve(value)
    guard let fields = value.tableFields, let object = Reference.object(name), object.isInput else {
      return
    }
    expect(.options(name), value)
    for field in fields {
      guard let key = field.name, let known = object.field(key) else { continue }
      note(name, key, inner(field.keyRange, key))
      if name == "RequestOptions", key == "to" {
        noteClass(field.value, .use)
      } else {
        read(field.value, as: known.type)
      }
    }
  }

  /// The table of a plugin.
  func readPlugin(_ value: Expression) {
    guard let table = PluginTable.table(value, in: check) else { return }
    let constructor = check.facts.resolve(value)
    if constructor.tableFields != nil { expect(.plugin, constructor) }
    for entry in table.entries {
      let range = inner(entry.range, entry.name)
      if Reference.hooks.contains(where: { $0.name == entry.name }) {
        note("hook", entry.name, range)
      } else if let field = Reference.pluginFields.first(where: { $0.name == entry.name }) {
        note("plugin", entry.name, range)
        if entry.name == "controllers" {
          readPatterns(entry.value)
        } else {
          read(entry.value, as: field.type)
        }
      }
    }
  }

  private func readPatterns(_ value: Expression) {
    for pattern in ControllerPattern.all(value, in: check) {
      expect(.controllerClass, pattern.expression)
      guard !pattern.text.contains(where: { $0 == "*" || $0 == "?" }), !pattern.text.isEmpty else {
        continue
      }
      note(.controllerClass(pattern.text), .use, pattern.range)
    }
  }
}
