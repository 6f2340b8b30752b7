extension Reference {
  /// Definitions for the Lua language server: `plugins/_meta/nav.lua`.
  package enum Stubs {
    /// The whole file.
    package static var text: String {
      ([head] + vocabularies + objects + [globals, logFunctions, nav]).joined(separator: "\n\n")
        + "\n"
    }

    private static let head = """
      ---@meta
      -- What a plugin and a script may use, for the Lua language server. Made from the description of
      -- the API in Sources/Reference; a test holds this file against it. Do not edit it by hand.
      --
      -- In a plugin, write `---@type navhost.Plugin` above the table that the file returns.

      ---Booleans, numbers, strings, and tables of them, at most 32 deep and 64 KiB.
      ---@alias navhost.Data boolean|number|string|table

      ---`"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`, a CSS colour name, `{r, g, b[, a]}` with 0…1, or `"auto"`.
      ---@alias navhost.Color string|number[]

      ---A colour, or a list of colours: the stops of a gradient.
      ---@alias navhost.Fill navhost.Color|navhost.Color[]
      """

    private static var vocabularies: [String] {
      Reference.vocabularies.map { vocabulary in
        let words = vocabulary.words.map { "---| \"\($0.text)\" # \($0.doc)" }
        return lines(["---\(vocabulary.doc)", "---@alias navhost.\(vocabulary.name)"] + words)
      }
    }

    private static var objects: [String] {
      Reference.objects.map { object in
        var text = comment(object.doc) + ["---@class navhost.\(object.name)"]
        text += object.fields.map(field)
        if object.name == "Plugin" { text += Reference.hooks.map(hook) }
        guard !object.methods.isEmpty else { return lines(text) }
        text += ["local \(object.name) = {}"]
        let methods = object.methods.map { function($0, prefix: "\(object.name):") }
        return ([lines(text)] + methods).joined(separator: "\n\n")
      }
    }

    private static var globals: String {
      Reference.globalFunctions.map { function($0, prefix: "") }.joined(separator: "\n\n")
    }

    private static var logFunctions: String {
      let functions = Reference.logFunctions.map { function($0, prefix: "log.") }
      let heads = [
        "---What the app says of itself (`nav.app`); read-only.\n---@type table\napp = {}",
        "---Lines for the host's log.\nlog = {}",
      ]
      return (heads + functions).joined(separator: "\n\n")
    }

    private static var nav: String {
      let head = lines(
        ["---The host, for scripts and specs. A plugin does not have it.", "---@class navhost.Nav"]
          + Reference.navFields.map(field) + ["nav = {}"])
      let functions = Reference.navFunctions.map { function($0, prefix: "nav.") }
      return ([head] + functions).joined(separator: "\n\n")
    }

    // MARK: Parts

    private static func field(_ field: Reference.Field) -> String {
      let mark = field.isOptional ? "?" : ""
      let unit = field.unit.map { " [\($0)]" } ?? ""
      let fallback = field.fallback.map { " Default: `\($0)`." } ?? ""
      return
        "---@field \(field.name)\(mark) \(field.type.annotation) \(field.doc)\(unit)\(fallback)"
    }

    private static func hook(_ hook: Reference.Hook) -> String {
      var parameters = hook.parameters.map { "\($0.name): \($0.annotation)" }
      let results = hook.results.map { $0.type.annotation + ($0.isOptional ? "?" : "") }
      let answer = results.joined(separator: ", ")
      let arrow = results.isEmpty ? "" : ": \(answer)"
      if hook.wrapsRest {
        if parameters.count < 2 { parameters.append("_: nil") }
        parameters.append("next: fun()\(arrow)")
      }
      let type = "fun(\(parameters.joined(separator: ", ")))\(arrow)"
      return "---@field \(hook.name)? \(type) Called when \(hook.called). \(hook.doc)"
    }

    private static func function(_ function: Reference.Function, prefix: String) -> String {
      var text = comment(function.doc)
      text += function.example.isEmpty ? [] : ["---", "---```lua"]
      text += function.example.split(separator: "\n").map { "---\($0)" }
      text += function.example.isEmpty ? [] : ["---```"]
      text += function.parameters.map(parameter) + function.results.map(result)
      let names = function.parameters.map { $0.name }.joined(separator: ", ")
      return lines(text + ["function \(prefix)\(function.name)(\(names)) end"])
    }

    private static func parameter(_ parameter: Reference.Parameter) -> String {
      let mark = parameter.isOptional && parameter.name != "..." ? "?" : ""
      let doc = parameter.doc.isEmpty ? "" : " \(parameter.doc)"
      return "---@param \(parameter.name)\(mark) \(parameter.type.annotation)\(doc)"
    }

    private static func result(_ result: Reference.Result) -> String {
      let mark = result.isOptional ? "?" : ""
      let name = result.name.map { " \($0)" } ?? ""
      let doc = result.doc.isEmpty ? "" : " # \(result.doc)"
      return "---@return \(result.type.annotation)\(mark)\(name)\(doc)"
    }

    private static func comment(_ doc: String) -> [String] {
      TextWrap.lines(doc, width: 97).map { "---\($0)" }
    }

    private static func lines(_ lines: [String]) -> String {
      lines.joined(separator: "\n")
    }
  }
}

extension Reference.Parameter {
  /// The type, with a question mark where it may be left out.
  fileprivate var annotation: String { type.annotation + (isOptional ? "?" : "") }
}
