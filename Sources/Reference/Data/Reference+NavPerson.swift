extension Reference {
  /// Functions of `nav` that do what a person does.
  static let personFunctions: [Function] = [
    Function(
      "tapBack", [settleOptions], returns: outcome,
      "A tap in the middle of the back button, the custom one where there is one.",
      example: """
        nav.setStack{"Home", "List"}
        local outcome, reason = nav.tapBack()
        print(outcome, reason)
        """),
    Function(
      "tap", [xParameter, yParameter, settleOptions], returns: outcome,
      "One touch down and up.",
      example: "nav.tap(20, 66)"),
    Function(
      "pan", [Parameter("options", .object("PanOptions"))], returns: undecided,
      "Synthesised touches: equal steps over the duration, released at the last.",
      example: """
        nav.setStack{"Home", "List"}
        print(nav.pan{from = {2, 400}, to = {300, 400}, duration = 0.2})
        """),
    Function(
      "touch",
      [
        Parameter("phase", .word("TouchPhase")), xParameter, yParameter,
        Parameter("id", .integer, optional: true, "the finger; 1 where it is left out"),
      ],
      returns: undecided,
      "One raw touch.",
      example: """
        nav.setStack{"Home", "List"}
        nav.touch("began", 2, 400)
        nav.advance(0.1)
        nav.touch("moved", 300, 400)
        print(nav.touch("ended", 300, 400))
        """),
    Function(
      "backMenu",
      [Parameter("entry", .integer, optional: true, "1 is the nearest"), settleOptions],
      returns: [
        Result(
          .either([.list(.string), .word("Outcome")]), "titles",
          "the titles, nearest first; with an entry, the outcome"),
        Result(.string, "reason", optional: true),
      ],
      """
      The titles of the back button's long-press menu; with a number, picks that entry, which pops \
      so many controllers.
      """,
      example: """
        nav.setStack{"Home", "List", "Detail"}
        print(table.concat(nav.backMenu(), ", "))
        print(nav.backMenu(2))
        """),
    Function(
      "requestPop", [Parameter("options", .object("RequestOptions"), optional: true)],
      returns: outcome,
      "Asks the policies, as an app's own back code would: `pop.source` is `\"request\"`.",
      example: """
        nav.setStack{"Home", "List", "Detail"}
        print(nav.requestPop{to = "Home"})
        """),
    Function(
      "answer",
      [
        Parameter(
          "value", .data, optional: true,
          "of a `confirm` true, false or the id of a choice; of a `choose` an id; of an `await` any "
            + "data, nil for a failure"),
        Parameter("reason", .string, optional: true, "why an `await` fails"),
        settleOptions,
      ],
      returns: [
        Result(.word("Outcome"), "outcome", optional: true, "nil where no question is open"),
        Result(.string, "reason", optional: true),
      ],
      """
      Answers the open question, and gives the outcome of what waited. Another value is an error, \
      and the question stays. The options may be the second argument, too.
      """,
      example: "print(nav.answer(true))"),
    Function(
      "question", returns: [Result(.object("Question"), "question", optional: true)],
      "The question that is open, or nil.",
      example: """
        local question = nav.question()
        if question then print(question.kind, question.message) end
        """),
    Function(
      "onAction",
      [
        Parameter("action", .string, "`\"*\"`: what has no handler of its own"),
        Parameter(
          "fn",
          .function(
            "fun(controller: navhost.Controller, data: navhost.Data?, action: string?)")),
      ],
      returns: [Result(.object("HookHandle"), "handle")],
      """
      Calls the function when a hook has asked for the action (`perform`) and it is done. It may \
      navigate. The last one put handles it; it stays over `nav.reset`.
      """,
      example: """
        nav.onAction("save", function(controller, data) print("save", controller.class) end)
        """),
    Function(
      "onAwait",
      [
        Parameter("action", .string, "`\"*\"`: what has no handler of its own"),
        Parameter(
          "fn",
          .function(
            "fun(controller: navhost.Controller, data: navhost.Data?, action: string?): "
              + "navhost.Data?, string?")),
      ],
      returns: [Result(.object("HookHandle"), "handle")],
      """
      Answers `await`: what the function returns is the answer; nil, and a reason, is a failure. \
      Where it returns nothing the question stays open for `nav.answer`. The last one put counts, \
      for what is asked from then on; it stays over `nav.reset`.
      """,
      example: "nav.onAwait(\"save\", function(controller, data) return true end)"),
  ]

  static let settleOptions = Parameter(
    "options", .object("SettleOptions"), optional: true)
  private static let xParameter = Parameter("x", .number, "pt from the left")
  private static let yParameter = Parameter("y", .number, "pt from the top")

  static let undecided = [
    Result(
      .word("Outcome"), "outcome", optional: true, "nil until the gesture is decided"),
    Result(.string, "reason", optional: true),
  ]
}
