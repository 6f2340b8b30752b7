extension Reference {
  /// Functions of `nav` that make pictures.
  static let pictureFunctions: [Function] = [
    Function(
      "render", [picturePath, pictureOptions("PictureOptions")], returns: written,
      "Writes a picture of the screen as it stands. In an SVG its titles are text.",
      example: "nav.render(os.tmpname() .. \".svg\")"),
    Function(
      "filmstrip", [picturePath, pictureOptions("FilmStripOptions")], returns: written,
      """
      Writes the last gesture as screens side by side, from the finger's touching down to the end of \
      the transition.
      """,
      example: "nav.filmstrip(os.tmpname() .. \".svg\", { frames = 6 })"),
    Function(
      "map", [picturePath, pictureOptions("MapOptions")], returns: written,
      """
      Writes where on the screen a swipe back may begin, in colours, with a legend. It asks \
      guards and `gestureShouldBegin` for every square of a grid, and `shouldPop` once. No gesture \
      begins, but what a hook changes stays changed.
      """,
      example: "nav.map(os.tmpname() .. \".svg\", { grid = 20 })"),
    Function(
      "snapshot", [picturePath, pictureOptions("SnapshotOptions")], returns: written,
      """
      Compares the screen with the picture at that path: true where they are alike. Where they differ \
      the screen is written beside it, as `NAME.new.svg`, and what differs, as `NAME.difference.svg`. \
      A picture that is missing is written; the result says so, and is nil.
      """,
      example: "print(nav.snapshot(os.tmpname() .. \".svg\", { record = true }))"),
  ]

  /// The tables that they take.
  static let pictureOptionTypes: [ObjectType] = [
    ObjectType(
      "ProofOptions", input: true, "What `nav.prove` takes.",
      fields: [
        Field("depth", .integer, fallback: "4", "How many operations from the start."),
        Field("states", .integer, fallback: "1000000", "How many states at most."),
        Field(
          "scene", .string, optional: true, "A script that sets the scene; else a root `Home`."),
        Field("prop", .string, optional: true, "What `no_silent_loss` is about."),
      ]),
    ObjectType(
      "PictureOptions", input: true, "What `nav.render` takes.", fields: pictureFields),
    ObjectType(
      "FilmStripOptions", input: true, "What `nav.filmstrip` takes.",
      fields: [
        Field("frames", .integer, fallback: "6", "How many screens, 2 to 24.")
      ] + pictureFields),
    ObjectType(
      "MapOptions", input: true, "What `nav.map` takes.",
      fields: [
        Field("grid", .number, unit: "pt", fallback: "10", "The side of a square, 1 or more.")
      ] + pictureFields),
    ObjectType(
      "SnapshotOptions", input: true, "What `nav.snapshot` takes.",
      fields: [
        Field(
          "record", .boolean, fallback: "false",
          "Write the picture instead of comparing; the result is nil.")
      ] + pictureFields),
  ]

  private static let pictureFields = [
    Field(
      "theme", .word("Theme"), fallback: "\"light\"",
      "The colours of what the app leaves uncoloured."),
    Field(
      "scale", .number, optional: true,
      "Pixels for a point, 1 to 3; by default 1 in an SVG, 2 in a PNG."),
    Field("regions", .boolean, fallback: "true", "Outline touch regions."),
    Field("touches", .boolean, fallback: "true", "Draw fingers and their trails."),
  ]

  private static let picturePath = Parameter("path", .string, "ends in `.svg` or `.png`")

  private static func pictureOptions(_ type: String) -> Parameter {
    Parameter("options", .object(type), optional: true)
  }

  private static let written = [
    Result(.boolean, "done", optional: true, "true, or nil where it could not be done"),
    Result(.string, "why", optional: true, "what is in the way"),
  ]
}

extension Reference {
  /// Functions of `nav` that move the clock and tell what happened.
  static let sightFunctions: [Function] = [
    Function(
      "advance", [Parameter("seconds", .number, "0 or more")],
      "Moves the clock.",
      example: "nav.advance(0.1)"),
    Function(
      "settle", [], "Runs transitions to their end. One under a finger is left alone.",
      example: "nav.settle()"),
    Function(
      "events",
      [Parameter("since", .integer, optional: true, "those with an index above it")],
      returns: [Result(.list(.object("Event")), "events")],
      "What happened, oldest first.",
      example: "for _, event in ipairs(nav.events()) do print(event.index, event.name) end"),
    Function(
      "explain", returns: [Result(.object("Explanation"), "explanation", optional: true)],
      """
      Why the last decision (a pop, a gesture, a push; not titles and colours) fell as it did; nil \
      before the first.
      """,
      example: "print(nav.explain())"),
    Function(
      "check",
      returns: [
        Result(.boolean, "sound", optional: true, "true, or nil where something is wrong"),
        Result(.string, "why", optional: true, "each rule that is broken, and the last events"),
      ],
      """
      Whether everything holds that always should: nothing is stuck or frozen, the bar shows what the \
      top declares, nobody was asked twice or out of turn, the events tell the same story as the stack.
      """,
      example: "assert(nav.check())"),
    Function(
      "prove",
      [
        Parameter(
          "property", .string,
          "`\"can_always_leave\"`, `\"no_silent_loss\"`, `\"bar_readable\"`, `\"asked_once\"`, "
            + "`\"no_fault\"`"),
        Parameter("options", .object("ProofOptions"), optional: true),
      ],
      returns: [
        Result(.boolean, "proved", optional: true, "true, or nil where it does not hold"),
        Result(
          .string, "verdict", "what was looked at, after a counterexample where there is one"),
      ],
      """
      Whether a property holds in every state that a person and an app can bring about with the \
      plugins that are loaded, as `navhost prove` looks for them. It does so on a host of its own: this \
      one stays as it is. It loads the plugins anew from their files; inline plugins and \
      hooks of a script are not covered.
      """,
      example: "print(nav.prove(\"can_always_leave\", { depth = 2 }))"),
  ]

  /// Every function of `nav`.
  package static let navFunctions: [Function] =
    setupFunctions + stackFunctions + containerFunctions + personFunctions + sightFunctions
    + [settingsFunction] + pictureFunctions

  /// What stands in `nav` now.
  package static let navFields: [Field] = [
    Field(
      "app", .record, writable: true,
      "What the app says of itself, which hooks read as `app`; empty after `nav.reset`."),
    Field("top", .object("Controller"), optional: true, "The last of the stack."),
    Field("stack", .list(.object("Controller")), "The controllers; 1 is the root."),
    Field("depth", .integer, "How many controllers are on the stack."),
    Field("transition", .object("Transition"), optional: true, "The transition under way."),
    Field("bar", .object("BarState"), "The bar as it stands now: a copy."),
    Field("time", .number, unit: "s", "The virtual clock. It moves only when something moves it."),
    Field(
      "presented", .object("Nav"), optional: true, "The stack that is presented over this one."),
    Field(
      "presenting", .object("Nav"), optional: true,
      "Of a presented stack, the one below; nil once it has left."),
    Field("profile", .word("Profile"), "The generation of iOS."),
    Field("frozen", .boolean, "The controller is frozen: pushes are ignored."),
  ]
}
