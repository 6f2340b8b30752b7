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
  ]

  /// Every function of `nav`.
  package static let navFunctions: [Function] =
    setupFunctions + stackFunctions + personFunctions + sightFunctions + pictureFunctions

  /// What stands in `nav` now.
  package static let navFields: [Field] = [
    Field("top", .object("Controller"), optional: true, "The last of the stack."),
    Field("stack", .list(.object("Controller")), "The controllers; 1 is the root."),
    Field("depth", .integer, "How many controllers are on the stack."),
    Field("transition", .object("Transition"), optional: true, "The transition under way."),
    Field("bar", .object("BarState"), "The bar as it stands now: a copy."),
    Field("time", .number, unit: "s", "The virtual clock. It moves only when something moves it."),
    Field("frozen", .boolean, "The controller is frozen: pushes are ignored."),
  ]
}
