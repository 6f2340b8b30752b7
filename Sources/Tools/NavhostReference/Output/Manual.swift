extension Reference {
  /// The manual of the Lua API: `docs/lua-api.md`.
  package enum Manual {
    /// The whole page.
    package static var text: String {
      [
        head, plugin, hooks, controller, arguments, functions, navigation, state, events, words,
        shapes, lua,
      ].joined(separator: "\n\n") + "\n"
    }

    private static let head = """
      # The Lua API

      Level \(Reference.apiVersion) of [the contract](contract.md). This page is made from the
      description in `Sources/Tools/NavhostReference`, as are the stubs in `plugins/_meta/nav.lua`; a test compares
      both with it.

      Units: points (pt) for lengths, origin at the top left, x to the right; seconds (s) for time;
      points per second (pt/s) for velocity. Colours are sRGB: `"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`, a
      CSS colour name, `{r, g, b[, a]}` with 0…1, or `"auto"`; read back they are `"#rrggbb"`, or
      `"#rrggbbaa"` where they are not opaque. Time is virtual: it moves only when a script, a gesture
      or `nav.advance` moves it.
      """

    private static var plugin: String {
      """
      ## A plugin

      A plugin is a file `plugins/NAME.lua`, or `plugins/NAME/init.lua`, that returns a table. All of
      its fields may be left out.

      \(MarkdownTable.fields(Reference.pluginFields))
      """
    }

    private static var hooks: String {
      """
      ## Hooks

      A hook is a function in the plugin's table. One with a third parameter, `next`, wraps the rest of
      the chain: `next()` runs the rest, at most once, and returns its answer.

      ### Decision hooks

      \(Reference.decisionHooks.map(hook).joined(separator: "\n\n"))

      ### Appearance hooks

      Their answer comes before the setting of the same name.

      \(Reference.layoutHooks.map(hook).joined(separator: "\n\n"))

      ### Notification hooks

      Their results are ignored, but for that of `onUnload`.

      \(Reference.notificationHooks.map(hook).joined(separator: "\n\n"))
      """
    }

    private static var controller: String {
      """
      ## A controller

      A screen on the stack. One controller is one value: `==` and table keys work. After it has left,
      `index`, `previous`, `inner`, `container`, `presented` and the settings are nil. Reading a field
      that is not there gives nil, writing one is an error.

      \(MarkdownTable.fields(Reference.controllerFields))

      \(Reference.controllerMethods.map { function($0, prefix: "controller:") }.joined())

      ### Settings

      In a spec, or written on the controller. A hook's answer comes before a setting, a setting before
      the default.

      \(MarkdownTable.fields(Reference.settings))
      """
    }

    private static var arguments: String {
      """
      ## The arguments of hooks

      Good while the hook runs, across `confirm` too; read-only.

      \(Reference.hookArguments.map { object($0, title: $0.name.lowercased()) }.joined(separator: "\n\n"))
      """
    }

    private static var functions: String {
      let log = Reference.logFunctions.map { "`log.\($0.signature)`" }.joined(separator: ", ")
      return """
        ## Functions of plugins and scripts

        \(Reference.globalFunctions.map { function($0, prefix: "") }.joined(separator: "\n\n"))

        ### app

        The app's own data: whether somebody is signed in, whether there is a network. It is a table,
        read-only here; a field that was never set is nil. A script writes `nav.app`, an
        app in Swift `host.app`.

        ### log

        \(log): a line for the host's log, at that level. `print` writes to the log of a plugin, and to
        standard output in a script.
        """
    }

    private static var navigation: String {
      """
      ## nav

      The host, for scripts and specs. A plugin does not have it.

      \(Reference.navFunctions.map { function($0, prefix: "nav.") }.joined(separator: "\n\n"))

      ### What stands now

      \(MarkdownTable.fields(Reference.navFields))
      """
    }

    private static var state: String {
      let objects =
        Reference.options + Reference.values + Reference.handles + Reference.tabsObject
        + Reference.settingTables + Reference.stackTables
      return """
        ## Tables and handles of nav

        \(objects.map { object($0, title: $0.name) }.joined(separator: "\n\n"))
        """
    }

    private static var events: String {
      let rows = Reference.events.map { event in
        [code(event.name), event.doc, event.fields.map { code($0.name) }.joined(separator: " ")]
      }
      return """
        ## Events

        Each has the fields below; the details are nil where they do not apply.

        \(MarkdownTable.fields(Reference.eventFields))

        \(MarkdownTable.text(["event", "what happened", "details"], rows))
        """
    }

    private static var words: String {
      let lists = Reference.vocabularies.filter { !["HookName", "EventName"].contains($0.name) }
      let sections = lists.map { list in
        let rows = list.words.map { [code("\"\($0.text)\""), $0.doc] }
        return "### \(list.name)\n\n\(list.doc)\n\n\(MarkdownTable.text(["word", "meaning"], rows))"
      }
      let reasons = Reference.reasons.map { [code("\"\($0.text)\""), $0.doc] }
      return """
        ## Words

        \(sections.joined(separator: "\n\n"))

        ### Reasons of `"ignored"`

        \(MarkdownTable.text(["reason", "why nothing could begin"], reasons))
        """
    }

    private static var shapes: String {
      """
      ## Geometry and specs

      \(Reference.shapes.filter { $0.name != "Spec" }.map { object($0, title: $0.name) }
        .joined(separator: "\n\n"))

      ### Spec

      A controller to be made: the fields below, and the settings of a controller. A class name alone
      may stand for it, and so may a controller that was handed out before.

      \(MarkdownTable.fields(Reference.shapes.flatMap { $0.fields }.filter(isOwnSpecField)))
      """
    }

    private static var lua: String {
      let libraries = Reference.sandboxLibraries.map { [code($0.name), codes($0.members)] }
      return """
        ## Lua in a plugin

        Lua 5.4, without files, processes and bytecode. `require` finds modules in the plugin's own
        folder; `collectgarbage` takes `"count"` only; `os.time`, `os.clock` and `os.date` tell the
        virtual clock; `math.random` starts from a fixed seed. A script has the whole library.

        Globals: \(codes(Reference.sandboxNames + Reference.pluginGlobals)).

        \(MarkdownTable.text(["library", "what is in it"], libraries))
        """
    }

    // MARK: Parts

    private static func isOwnSpecField(_ field: Reference.Field) -> Bool {
      guard let spec = Reference.object("Spec") else { return false }
      return spec.fields.contains(field) && !Reference.settings.contains(field)
    }

    private static func hook(_ hook: Reference.Hook) -> String {
      let parameters = hook.parameters.filter { !$0.doc.isEmpty }
        .map { "\(code($0.name)): \($0.doc). " }.joined()
      return "#### \(hook.signature)\n\nCalled when \(hook.called). \(parameters)\(hook.doc)"
    }

    private static func object(_ object: Reference.ObjectType, title: String) -> String {
      var parts = ["### \(title)", object.doc]
      if !object.fields.isEmpty { parts.append(MarkdownTable.fields(object.fields)) }
      parts += object.methods.map { "`:\($0.signature)`: \($0.doc)\(results($0))" }
      return parts.joined(separator: "\n\n")
    }

    private static func function(_ function: Reference.Function, prefix: String) -> String {
      var parts = ["### \(prefix)\(function.signature)", function.doc + results(function)]
      let notes = function.parameters.map {
        "- \(code($0.name)), \(MarkdownTable.type($0.type))\(tail($0))"
      }
      if !notes.isEmpty { parts.append(notes.joined(separator: "\n")) }
      if !function.example.isEmpty { parts.append("```lua\n\(function.example)\n```") }
      return parts.joined(separator: "\n\n")
    }

    private static func tail(_ parameter: Reference.Parameter) -> String {
      parameter.doc.isEmpty ? "" : ": \(parameter.doc)"
    }

    private static func results(_ function: Reference.Function) -> String {
      guard !function.results.isEmpty else { return "" }
      let list = function.results.map { result in
        let name = result.name ?? "value"
        let doc = result.doc.isEmpty ? "" : " (\(result.doc))"
        return
          "\(code(name)), \(MarkdownTable.type(result.type))\(result.isOptional ? " or nil" : "")\(doc)"
      }
      return " Returns \(list.joined(separator: "; "))."
    }

    private static func code(_ text: String) -> String { "`\(text)`" }

    private static func codes(_ names: [String]) -> String {
      names.map(code).joined(separator: " ")
    }
  }
}
