extension Reference {
  /// What hooks are handed beside the controller. Good while the hook runs, across `confirm` too.
  static let hookArguments: [ObjectType] = [
    ObjectType(
      "Pop", "A pop that is asked for, or that happened.",
      fields: [
        Field("source", .word("PopSource"), "What asked for it."),
        Field(
          "target", .object("Controller"), optional: true,
          "The controller that would be on top; nil where a new stack keeps none of the old one."),
        Field("count", .integer, "How many controllers leave their own stack."),
        Field("animated", .boolean, "It is animated."),
        Field("dismisses", .boolean, "A presentation leaves."),
        Field(
          "id", .integer,
          """
          The number of the attempt: the same for every controller that would leave by it, across its \
          questions, and in `didPop`.
          """),
      ]),
    gestureObject,
    ObjectType(
      "Push", "A push that is asked for.",
      fields: [
        Field("animated", .boolean, "It is animated."),
        Field(
          "previous", .object("Controller"), optional: true,
          "The top that would be covered; nil on an empty stack."),
        Field("depth", .integer, "How many controllers are on the stack before it."),
      ]),
    ObjectType(
      "Tab", "A tab that is tapped.",
      fields: [
        Field("index", .integer, "Its place in the tab bar."),
        Field("from", .integer, "The place of the tab that is shown."),
        Field("reselected", .boolean, "It is the tab that is shown."),
        Field(
          "top", .object("Controller"), optional: true,
          "The controller that would be on top; of a reselection its root."),
      ]),
    ObjectType(
      "Back", "The back button that is being laid out.",
      fields: [
        Field(
          "previousTitle", .string, optional: true, "The title of the controller below, or nil."),
        Field("default", .string, "What the bar would show."),
      ]),
    ObjectType(
      "Bar", "The navigation bar that is being laid out.",
      fields: [
        Field("color", .string, "Its colour, `\"#rrggbb\"` or `\"#rrggbbaa\"`."),
        Field("colors", .list(.string), "The stops of its gradient; empty where it has none."),
        Field("hidden", .boolean, "It is hidden."),
        Field(
          "luminance", .number,
          "0…1: 0.299 R + 0.587 G + 0.114 B of its colour, or of its first stop."),
        Field(
          "contrastColor", .string, "`\"#000000\"` or `\"#ffffff\"`: what `\"auto\"` would give."),
      ]),
  ]

  /// Other stacks, as a controller tells of them.
  static let stackTables: [ObjectType] = [
    ObjectType(
      "Inner", "A stack inside a controller; of tabs the one that is shown.", fields: stackFields),
    ObjectType(
      "Presented", "What is presented over a stack; of tabs the one that is shown.",
      fields: stackFields + [Field("style", .word("PresentationStyle"), "How it is presented.")]),
  ]

  private static let stackFields = [
    Field("depth", .integer, "How many controllers are on it."),
    Field("top", .object("Controller"), optional: true, "The last of them."),
  ]

  private static let gestureObject = ObjectType(
    "Gesture",
    "A pop gesture. Points are screen values in both layout directions.",
    fields: [
      Field("kind", .word("GestureKind"), "Where it may start."),
      Field("start", .object("Point"), unit: "pt", "Where the finger came down."),
      Field("location", .object("Point"), unit: "pt", "Where the finger is."),
      Field(
        "translation", .object("Point"), unit: "pt", "How far it has moved since it came down."),
      Field("velocity", .object("Point"), unit: "pt/s", "The movement of the last 0.1 s."),
      Field("touches", .integer, "How many fingers."),
      Field("distanceToEdge", .number, unit: "pt", "From the start to the leading edge."),
      Field(
        "progress", .number, "0…1: how much of the width it has moved, towards the trailing edge."),
      Field("direction", .word("Direction"), "The layout direction."),
      Field("input", .word("InputKind"), "What moves."),
      Field(
        "region", .string, optional: true, "The name of the touch region under the start, or nil."),
      Field(
        "outcome", .word("GestureOutcome"), optional: true,
        "How it ended; in `gestureDidEnd` alone."),
    ])
}
