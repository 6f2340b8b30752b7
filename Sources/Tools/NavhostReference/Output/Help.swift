extension Reference {
  /// Help for the REPL: `.help push`, `help(nav.push)`.
  package enum Help {
    /// What is known of a topic: a function (`"push"`, `"nav.push"`), a hook, an object, a field
    /// (`"pop.source"`), a setting, an event or a list of words. Nil where it is unknown.
    package static func text(_ topic: String) -> String? {
      let name = topic.hasPrefix("nav.") ? String(topic.dropFirst(4)) : topic
      let found = [
        function(name), hook(name), object(name), member(name), setting(name), pluginField(name),
        event(name), vocabulary(name), word(name), library(name), luaFunction(name),
      ].compactMap { $0 }
      return found.isEmpty ? nil : found.joined(separator: "\n\n")
    }

    /// Every topic, sorted.
    package static var topics: [String] {
      let names =
        Reference.navFunctions.map { $0.name } + Reference.globalFunctions.map { $0.name }
        + Reference.hooks.map { $0.name } + Reference.objects.map { $0.name.lowercased() }
        + Reference.settings.map { $0.name } + Reference.navFields.map { $0.name }
        + Reference.events.map { $0.name } + Reference.vocabularies.map { $0.name }
        + Reference.pluginFields.map { $0.name } + Reference.luaFunctions.map { $0.name }
        + Reference.vocabularies.flatMap { $0.spellings }
      return Set(names).sorted()
    }

    // MARK: Kinds of topics

    static func function(_ name: String) -> String? {
      if let function = Reference.navFunctions.first(where: { $0.name == name }) {
        return describe(function, prefix: "nav.")
      }
      if let function = Reference.globalFunctions.first(where: { $0.name == name }) {
        return describe(function, prefix: "")
      }
      if let field = Reference.navFields.first(where: { $0.name == name }) {
        return "nav." + describe(field)
      }
      guard name == "nav" else { return nil }
      let functions = Reference.navFunctions.map { "nav.\($0.signature)" }
      return (functions + Reference.navFields.map { "nav.\($0.name)" }).joined(separator: "\n")
    }

    static func hook(_ name: String) -> String? {
      guard let hook = Reference.hooks.first(where: { $0.name == name }) else { return nil }
      return
        "\(hook.signature): \(hook.kind.words)\ncalled when \(plain(hook.called))\n\(wrapped(hook.doc))"
    }

    static func object(_ name: String) -> String? {
      let wanted = name.lowercased()
      guard let object = Reference.objects.first(where: { $0.name.lowercased() == wanted })
      else { return nil }
      let hooks = object.name == "Plugin" ? Reference.hooks.map { $0.signature } : []
      let members =
        object.fields.map(describe) + object.methods.map { ":\($0.signature)  \(plain($0.doc))" }
        + hooks
      return ([wrapped(object.doc)] + members.map { "  \($0)" }).joined(separator: "\n")
    }

    static func member(_ name: String) -> String? {
      let parts = name.split { $0 == "." || $0 == ":" }.map(String.init)
      guard parts.count == 2,
        let object = Reference.objects.first(where: {
          $0.name.lowercased() == parts[0].lowercased()
        })
      else { return nil }
      if let method = object.methods.first(where: { $0.name == parts[1] }) {
        return describe(method, prefix: "\(parts[0]):")
      }
      return object.field(parts[1]).map(describe)
    }

    static func setting(_ name: String) -> String? {
      Reference.settings.first { $0.name == name }.map { "setting " + describe($0) }
    }

    static func pluginField(_ name: String) -> String? {
      Reference.pluginFields.first { $0.name == name }.map { "field of a plugin " + describe($0) }
    }

    /// A word of a closed list: `"popped"`.
    private static func word(_ name: String) -> String? {
      let lines = Reference.vocabularies.flatMap { list in
        list.words.filter { $0.text == name && list.name != "HookName" && list.name != "EventName" }
          .map { "\"\(name)\", one of \(list.name): \(plain($0.doc))" }
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    static func luaFunction(_ name: String) -> String? {
      guard let found = Reference.luaFunctions.first(where: { $0.name == name }) else { return nil }
      let page = "Lua's own: www.lua.org/manual/5.4/manual.html#pdf-\(name)"
      return "\(found.signature)\n\(found.doc)\n\(page)"
    }

    static func event(_ name: String) -> String? {
      guard let event = Reference.events.first(where: { $0.name == name }) else { return nil }
      let fields = (Reference.eventFields + event.fields).map { $0.name }.joined(separator: ", ")
      return "event \(event.name): \(plain(event.doc))\nfields: \(fields)"
    }

    private static func vocabulary(_ name: String) -> String? {
      guard let list = Reference.vocabulary(name) else { return nil }
      let words = list.words.map { "  \"\($0.text)\"  \(plain($0.doc))" }
      return ([plain(list.doc)] + words).joined(separator: "\n")
    }

    private static func library(_ name: String) -> String? {
      if name == "log" {
        return Reference.logFunctions.map { "log.\($0.signature)" }.joined(separator: "\n")
      }
      return Reference.scriptLibraries.first { $0.name == name }
        .map { "\($0.name): \($0.members.joined(separator: " "))" }
    }

    // MARK: Parts

    static func describe(_ function: Reference.Function, prefix: String) -> String {
      var lines = ["\(prefix)\(function.signature)", wrapped(function.doc)]
      lines += function.parameters.filter { !$0.doc.isEmpty }.map {
        "  \($0.name): \(plain($0.doc))"
      }
      lines += inputs(of: function).flatMap(options)
      let results = function.results.map { result in
        (result.name ?? plain(MarkdownTable.type(result.type)))
          + (result.isOptional ? " or nil" : "")
      }
      if !results.isEmpty { lines.append("returns \(results.joined(separator: ", "))") }
      if !function.example.isEmpty {
        lines += function.example.split(separator: "\n").map { "  > \($0)" }
      }
      return lines.joined(separator: "\n")
    }

    /// The fields of a table that is handed in; of many only the names.
    private static func options(_ object: Reference.ObjectType) -> [String] {
      if object.fields.count <= 12 { return object.fields.map { "  " + describe($0) } }
      let names = object.fields.map { $0.name }.joined(separator: ", ")
      let lines = TextWrap.lines("\(object.name): " + names, width: 86).map { "  " + $0 }
      return lines + ["  (.help \(object.name.lowercased()) tells what they are)"]
    }

    static func describe(_ field: Reference.Field) -> String {
      let unit = field.unit.map { ", \($0)" } ?? ""
      let fallback = field.fallback.map { ", default \($0)" } ?? ""
      let type = plain(MarkdownTable.type(field.type))
      let writable = field.isWritable ? ", writable" : ""
      return "\(field.name) (\(type)\(unit)\(fallback)\(writable)): \(plain(field.doc))"
    }

    private static func wrapped(_ doc: String) -> String {
      TextWrap.lines(plain(doc), width: 88).joined(separator: "\n")
    }

    /// Without the marks of Markdown.
    static func plain(_ doc: String) -> String {
      doc.filter { $0 != "`" }
    }
  }
}
