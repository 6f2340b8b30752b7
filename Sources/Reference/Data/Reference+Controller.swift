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
    `index`, `previous` and the settings are nil.
    """,
    fields: controllerFields + settings, methods: controllerMethods)
}
