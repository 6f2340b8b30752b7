extension Reference {
  /// What `nav` hands out.
  static let values: [ObjectType] = [
    ObjectType(
      "Transition", "A transition under way.",
      fields: [
        Field("kind", .word("TransitionKind"), "Which way it goes."),
        Field("progress", .number, "0…1."),
        Field("from", .object("Controller"), "The controller that goes."),
        Field("to", .object("Controller"), "The controller that comes."),
        Field("interactive", .boolean, "A finger holds it."),
      ]),
    ObjectType(
      "BarState", "The bar as it stands.",
      fields: [
        Field("title", .string, optional: true, "The top's title."),
        Field("color", .string, "Its colour, `\"#rrggbb\"` or `\"#rrggbbaa\"`."),
        Field("colors", .list(.string), "The stops of its gradient; empty where it has none."),
        Field("hidden", .boolean, "It is hidden."),
        Field("back", .object("BackButton"), optional: true, "The back button, if any."),
      ]),
    ObjectType(
      "BackButton", "The back button as it stands.",
      fields: [
        Field("title", .string, "What it says; `\"\"` is the arrow alone."),
        Field("color", .string, "Its colour, `\"#rrggbb\"` or `\"#rrggbbaa\"`."),
        Field("frame", .object("Frame"), unit: "pt", "Where it is."),
        Field("custom", .boolean, optional: true, "It is a custom left item."),
      ]),
    ObjectType(
      "Question", "What a hook waits for: `confirm`, `choose` or `await`.",
      fields: [
        Field("kind", .word("QuestionKind"), "Which of the three."),
        Field("message", .string, optional: true, "What is asked; nil of an `await`."),
        Field("ok", .string, optional: true, "The word for yes, of a `confirm`."),
        Field("cancel", .string, optional: true, "The word for no, of a `confirm`."),
        Field("destructive", .boolean, optional: true, "A yes loses something, of a `confirm`."),
        Field(
          "style", .word("QuestionStyle"), optional: true, "How it is shown; nil of an `await`."),
        Field(
          "choices", .list(.object("Choice")), optional: true,
          "What may be picked; nil of an `await`. Those of a `confirm` are `ok` and `cancel`."),
        Field("action", .string, optional: true, "What the app is asked to do, of an `await`."),
        Field("data", .data, optional: true, "What goes with it, of an `await`."),
      ]),
    ObjectType(
      "Choice", "A choice of a question.",
      fields: [
        Field("id", .string, "What `nav.answer` takes."),
        Field("title", .string, "What the person reads."),
        Field("style", .word("ChoiceStyle"), "What it is like."),
      ]),
    ObjectType(
      "Explanation", "Why a decision ended as it did. `tostring` of it is for people to read.",
      fields: [
        Field("outcome", .string, "What came of it."),
        Field("reason", .string, optional: true, "Why."),
        Field("steps", .list(.object("Step")), "The guards and plugins asked, in order."),
        Field(
          "notAsked", .list(.object("PassedOver")),
          "The plugins with that hook that were passed over, in the order in which they would have been asked."
        ),
        Field("actions", .list(.object("Action")), "What was done, in order (`perform`)."),
      ]),
    ObjectType(
      "PassedOver", "A plugin that was not asked.",
      fields: [
        Field("by", .string, "The plugin's name."),
        Field(
          "why", .string,
          """
          `"class"`, `"source"`, `"disabled"`, `"quarantined"`, `"after a no"`, `"by a wrapper"` (which \
          did not call `next`), `"limit"` or `"guard"`.
          """),
      ]),
    ObjectType(
      "Action", "What a hook asked the app to do.",
      fields: [
        Field("action", .string, "Its name."),
        Field("data", .data, optional: true, "What goes with it."),
        Field("plugin", .string, "The plugin that asked, or `\"hook\"`."),
      ]),
    ObjectType(
      "Step", "One guard or plugin that was asked.",
      fields: [
        Field("by", .string, "The name of the guard or plugin, or `\"hook\"`."),
        Field("hook", .string, optional: true, "The hook that was asked; nil of a guard."),
        Field(
          "answer", .either([.boolean, .string]), optional: true,
          "What it said: true, false, `\"ask\"`, or nil for no opinion."),
        Field("reason", .string, optional: true, "Why."),
        Field("file", .string, optional: true, "The Lua file that answered."),
        Field(
          "line", .integer, optional: true,
          "The line in it: of the `return`, the error or the question that gave the answer."),
        Field(
          "detail", .string, optional: true,
          "What a guard compared: `150 > 60`, a region's name, who set it and where."),
      ]),
  ]
}

extension Reference {
  /// The names of colours: CSS's 148, and `transparent`. Case does not count.
  package static let colorNames: Set<String> = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue \
    blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk \
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki \
    darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen \
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue \
    dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite \
    gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki \
    lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan \
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen \
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen \
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen \
    mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream \
    mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid \
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum \
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown \
    seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen \
    steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow \
    yellowgreen transparent
    """.split(separator: " ").map(String.init))
}
