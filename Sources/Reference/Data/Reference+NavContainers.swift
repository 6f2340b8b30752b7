extension Reference {
  /// Functions of `nav` that bring other stacks, and let them leave.
  static let containerFunctions: [Function] = [
    Function(
      "embed",
      [
        Parameter("controller", .object("Controller"), "one that is on a stack"),
        Parameter("spec", specType),
      ],
      returns: madeStack,
      """
      Puts a stack inside a controller. Before the controller leaves, those inside are asked. Touches \
      on the outer stack, below its bar, reach the inner one first; where that is at its root, a swipe \
      is the outer's.
      """,
      example: """
        nav.setStack{"Home", "Mail"}
        local inside = nav.embed(nav.top, "Inbox")
        inside.push("Letter")
        """),
    Function(
      "present",
      [
        Parameter("spec", specType),
        Parameter("options", .object("PresentOptions"), optional: true),
      ],
      returns: madeStack,
      "Presents a stack over the screen, a sheet by default. No policy is asked.",
      example: """
        nav.setRoot("Home")
        local sheet = nav.present("Draft")
        print(sheet.swipeDown())
        """),
    Function(
      "tabs", [Parameter("specs", .list(specType))],
      returns: [
        Result(.object("Tabs"), "tabs", optional: true, "nil where it was refused"),
        Result(.string, "reason", optional: true),
      ],
      "Puts the stack into a tab bar as its first tab, and a stack for each spec behind it.",
      example: """
        nav.setRoot("Home")
        local tabs = nav.tabs{"Search", "Profile"}
        print(tabs.select(2), tabs.selected)
        """),
    Function(
      "escape", [settleOptions], returns: outcome,
      """
      VoiceOver's two-finger scrub. At the root of a sheet, form sheet or popover it dismisses that; at \
      the root of a stack inside a controller it goes to the stack around.
      """,
      example: "nav.setStack{\"Home\", \"List\"} print(nav.escape())"),
    Function(
      "swipeDown", [Parameter("options", .object("SwipeDownOptions"), optional: true)],
      returns: undecided,
      "Of a presented sheet: a finger drags it down from the middle of its top.",
      example: """
        nav.setRoot("Home")
        local sheet = nav.present("Draft")
        print(sheet.swipeDown{distance = 100, duration = 1})
        """),
    Function(
      "tapOutside", [settleOptions], returns: outcome,
      "Of a popover or a form sheet: a tap beside it. `modalInPresentation` refuses it.",
      example: """
        nav.setRoot("Home")
        local popover = nav.present("Filters", {style = "popover"})
        print(popover.tapOutside())
        """),
    Function(
      "requestDismiss", [Parameter("options", .object("PopOptions"), optional: true)],
      returns: outcome,
      """
      Of a presented stack: asks for leave to dismiss it and what is presented above it, the \
      uppermost first, source `"request"`.
      """,
      example: "nav.setRoot(\"Home\") print(nav.present(\"Draft\").requestDismiss())"),
    Function(
      "dismiss", [Parameter("options", .object("PopOptions"), optional: true)], returns: outcome,
      """
      Of a presented stack: the program dismisses it, and what is presented above it. Only plugins \
      that list `"program"` in `sources` are asked.
      """,
      example: "nav.setRoot(\"Home\") print(nav.present(\"Draft\").dismiss())"),
    Function(
      "compare", [Parameter("f", .function("fun(nav: navhost.Nav)"), "called under each profile")],
      returns: [
        Result(
          .table, "difference", optional: true,
          "`index`, and the event that differs as `ios17` and `ios26`; nil where none does")
      ],
      "Calls a function on a fresh stack under each profile, and compares the events.",
      example: """
        local difference = nav.compare(function(nav)
          nav.setStack{"Home", "List"}
          nav.pan{from = {100, 400}, to = {380, 400}}
        end)
        print(difference.ios17.name, difference.ios26.name)
        """),
  ]

  private static let madeStack = [
    Result(.object("Nav"), "stack", optional: true, "nil where it was refused"),
    Result(.string, "reason", optional: true),
  ]

  /// What `nav.tabs` gives.
  static let tabsObject = ObjectType(
    "Tabs",
    """
    A tab bar; `tabs[i]` are its stacks. `tabs.select(i)` taps a tab, which asks `shouldSelect`: \
    another one is shown, `"selected"`; the selected one pops to its root. `tabs.show(i)` is the \
    program's, and asks nobody.
    """,
    fields: [
      Field("selected", .integer, "The tab that is shown."),
      Field(
        "select", .function("fun(tab: integer): navhost.Outcome, string?"), "A tap on a tab."),
      Field(
        "show", .function("fun(tab: integer): navhost.Outcome, string?"),
        "The program shows a tab; nobody is asked."),
    ])
}
