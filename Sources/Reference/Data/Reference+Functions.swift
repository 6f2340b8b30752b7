extension Reference {
  /// Global functions that plugins and scripts have beside Lua's own.
  package static let globalFunctions: [Function] = [
    Function(
      "confirm",
      [
        Parameter("message", .string),
        Parameter("options", .object("ConfirmOptions"), optional: true),
      ],
      returns: [Result(.boolean, "yes")],
      """
      Asks a person, inside `shouldPop` alone: the hook is suspended until somebody answers, and the \
      pop is `"deferred"`. If the controller leaves in the meantime, or the plugin is unloaded, \
      disabled or reloaded, the question is dropped.
      """,
      example: """
        nav.setStack{"Home", "Draft"}
        nav.hook("Draft", "shouldPop", function()
          return confirm("Discard the draft?", {ok = "Discard", cancel = "Keep"})
        end)
        print(nav.tapBack())
        print(nav.answer(true))
        """),
    Function(
      "color",
      [
        Parameter("value", .either([.color, .number]), "a colour, or its red, 0…1"),
        Parameter("green", .number, optional: true, "0…1"),
        Parameter("blue", .number, optional: true, "0…1"),
        Parameter("alpha", .number, optional: true, "0…1"),
      ],
      returns: [Result(.string, "text", "`\"#rrggbb\"` or `\"#rrggbbaa\"`")],
      "A colour as the host writes it. What is no colour is an error.",
      example: "print(color(\"tomato\"))"),
  ]

  /// The functions of `log`.
  package static let logFunctions: [Function] = ["debug", "info", "warn", "error"].map {
    Function(
      $0, [Parameter("...", .any)],
      "Writes a line to the host's log, at the level \($0).",
      example: "log.\($0)(\"drafts:\", 3)")
  }
}
