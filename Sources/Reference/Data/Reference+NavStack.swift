extension Reference {
  /// Functions of `nav` that set up a screen and its plugins.
  static let setupFunctions: [Function] = [
    Function(
      "reset", [Parameter("options", .object("ResetOptions"), optional: true)],
      """
      A fresh navigation controller with an empty stack. Loaded plugins, `nav.class` declarations and \
      `nav.on` listeners stay; hooks made by scripts go; the clock, the events, an open question and \
      ids start anew. A script starts on a fresh one.
      """,
      example: "nav.reset{width = 390, direction = \"rtl\", gesture = \"fullscreen\"}"),
    Function(
      "class",
      [
        Parameter("name", .string),
        Parameter("superclass", .string, optional: true),
      ],
      """
      Declares a class for `controllers` patterns and `nav.hook`. A name that was never declared is a \
      class without a superclass.
      """,
      example: "nav.class(\"DraftController\", \"EditorController\")"),
    Function(
      "use",
      [
        Parameter(
          "plugin", .either([.string, .object("Plugin")]),
          "a file, a folder with `init.lua`, a folder of plugins, or a table")
      ],
      returns: [
        Result(
          .object("PluginHandle"), "handle", optional: true,
          "a list of them for a folder of plugins; nil where it cannot be loaded"),
        Result(.string, "why", optional: true),
      ],
      """
      Loads a plugin. A table is an inline plugin: run in the script's own Lua state, under no \
      limits, for tries and not for shipping. Loading a file again gives the first handle.
      """,
      example: """
        local plugin = assert(nav.use{
          name = "stay",
          shouldPop = function(controller) return controller.title ~= "Draft" end,
        })
        print(plugin.name, plugin.enabled)
        """),
    Function(
      "plugins", returns: [Result(.list(.object("PluginHandle")), "handles")],
      "The plugins that are loaded, in the order in which they are asked.",
      example: "for _, plugin in ipairs(nav.plugins()) do print(plugin.name) end"),
    Function(
      "hook",
      [
        Parameter("class", .string, "a class; its subclasses are hooked too"),
        Parameter("name", .word("HookName"), "the hook"),
        Parameter("fn", .function("function"), "called as the hook is"),
      ],
      returns: [Result(.object("HookHandle"), "handle")],
      """
      Puts a function in front of the plugins for a class. A later hook runs before an earlier one; \
      a third parameter, `next`, reaches it.
      """,
      example: """
        nav.hook("Draft", "shouldPop", function(controller, pop, next) return next() end)
        """),
    Function(
      "on",
      [
        Parameter("event", .word("EventName")),
        Parameter("fn", .function("fun(event: navhost.Event)")),
      ],
      returns: [Result(.object("HookHandle"), "handle")],
      "Calls the function for each such event, after it happened.",
      example: "nav.on(\"decision\", function(event) print(event.name, event.outcome) end)"),
  ]

  /// Functions of `nav` that the program calls.
  static let stackFunctions: [Function] = [
    Function(
      "setRoot", [Parameter("spec", specType)], returns: madeController,
      "Replaces the stack with one controller. No policy is asked; the lifecycle runs.",
      example: "nav.setRoot{class = \"Home\", title = \"Home\"}"),
    Function(
      "push",
      [
        Parameter("spec", specType),
        Parameter("options", .object("PushOptions"), optional: true),
      ],
      returns: madeController,
      "Puts a controller on top, if the plugins' `shouldPush` allow it.",
      example: """
        nav.setRoot("Home")
        local draft = nav.push({class = "Draft", title = "Draft"}, {animated = false})
        print(draft.index, draft.previous.class)
        """),
    Function(
      "setStack",
      [
        Parameter("specs", .list(specType)),
        Parameter("options", .object("StackOptions"), optional: true),
      ],
      returns: [
        Result(
          .either([.object("Controller"), .word("Outcome")]), "top", optional: true,
          "nil where it was refused; with `ask` the outcome"),
        Result(.string, "reason", optional: true),
      ],
      """
      Replaces the stack. No policy is asked; the lifecycle runs. Gives the new top. With \
      `ask = true` it is a deep link that asks first, and gives an outcome.
      """,
      example: "nav.setStack{\"Home\", \"List\", {class = \"Detail\", title = \"Detail\"}}"),
    Function(
      "pop", [popOptions], returns: outcome,
      "The program pops the top. Only plugins that list `\"program\"` in `sources` are asked.",
      example: "nav.pop{animated = false}"),
    Function(
      "popTo",
      [Parameter("target", targetType, "the nearest of that class below the top"), popOptions],
      returns: outcome,
      "The program pops to a controller. One that is not on the stack is an error.",
      example: """
        nav.setStack{"Home", "List", "Detail"}
        print(nav.popTo("Home"))
        """),
    Function(
      "popToRoot", [popOptions], returns: outcome, "The program pops to the root.",
      example: "nav.popToRoot()"),
  ]

  private static let popOptions = Parameter("options", .object("PopOptions"), optional: true)

  private static let madeController = [
    Result(.object("Controller"), "controller", optional: true, "nil where it was refused"),
    Result(
      .string, "reason", optional: true,
      "a policy's, or `\"frozen\"`, `\"transition\"`, `\"busy\"`"),
  ]

  static let outcome = [
    Result(.word("Outcome"), "outcome"),
    Result(.string, "reason", optional: true),
  ]
}
