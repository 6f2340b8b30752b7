extension Reference {
  /// A controller's fields, its settings apart.
  package static let controllerFields: [Field] = [
    Field("id", .integer, "Different for each controller of a run, from 1."),
    Field("class", .string, "The name of its class."),
    Field("title", .string, writable: true, optional: true, "Its title, nil where it has none."),
    Field("index", .integer, optional: true, "Its place: 1 is the root; nil once it has left."),
    Field("isRoot", .boolean, "It is the first of the stack."),
    Field("isTop", .boolean, "It is the last of the stack."),
    Field(
      "previous", .object("Controller"), optional: true,
      "The controller below it; nil at the root and once it has left."),
    Field(
      "inner", .object("Inner"), optional: true,
      "The stack inside it that was embedded last, or nil; a copy."),
    Field(
      "container", .object("Controller"), optional: true,
      "The controller that its stack is embedded in, or nil."),
    Field(
      "presented", .object("Presented"), optional: true,
      "What is presented over its stack, or nil; a copy."),
    Field(
      "props", .record, writable: true,
      "The app's data: booleans, numbers, strings and tables of them, at most 32 deep and 64 KiB."),
    Field(
      "state", .record,
      """
      This plugin's own table for this controller. It survives a hot reload and goes with the \
      controller.
      """),
  ]

  /// What a controller does.
  package static let controllerMethods: [Function] = [
    Function(
      "hook",
      [
        Parameter("name", .word("HookName"), "the hook"),
        Parameter("fn", .function("function"), "called as the hook is, and first"),
      ],
      returns: [Result(.object("HookHandle"), "handle")],
      "Puts a function in front of the chain for this one controller. For scripts.",
      example: """
        nav.setStack{"Home", "Draft"}
        local handle = nav.top:hook("shouldPop", function() return false, "not now" end)
        print(nav.tapBack())
        handle:remove()
        """)
  ]

  static let controllerObject = ObjectType(
    "Controller",
    """
    A screen on the stack. One controller is one value: `==` and table keys work. After it has left, \
    `index`, `previous`, `inner`, `container`, `presented` and the settings are nil.
    """,
    fields: controllerFields + settings, methods: controllerMethods)
}

extension Reference {
  /// The settings of a controller: in a spec, or written on it.
  package static let settings: [Field] = [
    setting("interactivePopDisabled", .boolean, fallback: "false", "No pop gesture leaves it."),
    setting(
      "maxInitialDistance", .number, unit: "pt", fallback: "0",
      """
      How far from the leading edge a pop gesture may start; equal is allowed. 0 is no limit, a \
      negative number counts as 0.
      """),
    setting(
      "gesture", .word("GestureMode"),
      "The pop gesture here, instead of the navigation controller's."),
    setting("barHidden", .boolean, "Whether the bar is hidden while it is on top."),
    setting(
      "barColor", .fill,
      "The bar's colour, or a list of colours: the stops of a gradient."),
    setting("backTitle", .string, "What its own back button says; `\"\"` is the arrow alone."),
    setting(
      "backColor", .color, fallback: "\"auto\"",
      """
      The colour of its own back button. `"auto"` is black where the bar's luminance is above \
      186/256, else white.
      """),
    setting(
      "showsPreviousTitle", .boolean, fallback: "true",
      """
      The back button says the previous title: "Back" where that is missing, empty or too long, the \
      arrow alone where even that is too long. `false` is the arrow alone.
      """),
    setting(
      "customBackButton", .boolean, fallback: "false",
      """
      A left item stands in for the system's back button; its taps ask with the source \
      `"customItem"`.
      """),
    setting(
      "hidesBackButton", .boolean, fallback: "false", "There is no back button at all."),
    setting(
      "hidesBottomBarWhenPushed", .boolean, fallback: "false",
      "The tab bar goes while it is on the stack."),
    setting(
      "modalInPresentation", .boolean, fallback: "false",
      "A sheet whose top says so cannot be dragged down; `didAttemptToDismiss` is called."),
    setting(
      "interactiveContentPopDisabled", .boolean, fallback: "false",
      "No pan on the content pops, in the profile `\"ios26\"`."),
    setting(
      "regions", .list(.object("Region")), fallback: "{}",
      """
      Areas with a gesture of their own. Where two overlap, the one listed last counts. What is read \
      is a copy: write the list anew.
      """),
    setting(
      "picture", .string,
      "A screenshot of the app, PNG or JPEG, that pictures show as its content, under the bar."),
  ]

  private static func setting(
    _ name: String, _ type: LuaType, unit: String? = nil, fallback: String? = nil, _ doc: String
  ) -> Field {
    Field(
      name, type, unit: unit, writable: true, optional: true, fallback: fallback, doc)
  }
}
