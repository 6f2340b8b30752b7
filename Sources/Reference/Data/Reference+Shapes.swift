extension Reference {
  /// Geometry, and what a script hands in.
  static let shapes: [ObjectType] = [
    ObjectType(
      "Point", input: true, "A point or a vector: origin at the top left, x to the right.",
      fields: [
        Field("x", .number, unit: "pt", "To the right."),
        Field("y", .number, unit: "pt", "Downwards."),
      ]),
    ObjectType(
      "Frame", input: true,
      "A rectangle: origin at the top left. `{x, y, w, h}` may be handed in as well.",
      fields: [
        Field("x", .number, unit: "pt", "Its left edge."),
        Field("y", .number, unit: "pt", "Its top edge."),
        Field("w", .number, unit: "pt", "Its width, 0 or more."),
        Field("h", .number, unit: "pt", "Its height, 0 or more."),
      ]),
    ObjectType(
      "Region", input: true, "An area with a gesture of its own.",
      fields: [
        Field("name", .string, writable: true, "What `gesture.region` tells."),
        Field(
          "frame", .object("Frame"), unit: "pt", writable: true,
          "In screen coordinates, in both layout directions."),
        Field("handles", .word("Handles"), writable: true, "The drags that it takes."),
        Field(
          "offset", .number, unit: "pt", writable: true, optional: true,
          """
          How far it is scrolled: 0 is at the leading edge, where a pop gesture may begin. Left out, \
          it is never there (a slider).
          """),
      ]),
    ObjectType(
      "Spec", input: true, "A controller to be made. A class name alone may stand for it.",
      fields: [
        Field("class", .string, writable: true, "The name of its class."),
        Field("title", .string, writable: true, optional: true, "Its title."),
        Field("props", .record, writable: true, fallback: "{}", "The app's data."),
      ] + settings),
  ]

  /// A spec, a class name, or a controller that was handed out before.
  static let specType: LuaType = .either([.string, .object("Spec"), .object("Controller")])

  /// A controller, an index, or a class name.
  static let targetType: LuaType = .either([.object("Controller"), .integer, .string])

  /// A point, with names or without.
  static let pointType: LuaType = .either([.object("Point"), .list(.number)])
}

extension Reference {
  /// Every kind of table and object.
  package static let objects: [ObjectType] =
    [pluginObject, controllerObject] + hookArguments + shapes + options + values + handles
    + [eventObject, tabsObject] + settingTables + stackTables

  /// The kind of that name.
  package static func object(_ name: String) -> ObjectType? {
    objects.first { $0.name == name }
  }

  private static let pluginObject = ObjectType(
    "Plugin", input: true, "The table that a plugin's file returns.", fields: pluginFields)
}

extension Reference {
  /// What `nav.use`, `nav.on` and the hooks of scripts return.
  static let handles: [ObjectType] = [
    ObjectType(
      "PluginHandle", "A plugin that is loaded.",
      fields: [
        Field("name", .string, "Its name."),
        Field("version", .string, "Its version."),
        Field("enabled", .boolean, "It is asked."),
        Field("faults", .list(.object("Fault")), "Its faults so far, oldest first."),
        Field(
          "warnings", .list(.object("Warning")),
          "Fields of its table that are nearly the name of a hook or of a known field."),
        Field("quarantined", .boolean, "It failed three times in a row and is not asked."),
      ], methods: pluginMethods),
    ObjectType(
      "Fault", "A hook that failed or went over its limits.",
      fields: [
        Field("hook", .string, "The hook."),
        Field("message", .string, "What went wrong, with file and line."),
        Field("traceback", .string, "Lua's traceback."),
        Field("time", .number, unit: "s", "The virtual clock when it happened."),
      ]),
    ObjectType(
      "Warning", "A field of a plugin's table that is probably misspelt.",
      fields: [
        Field("file", .string, "The plugin's file; for an inline plugin the script's."),
        Field("line", .integer, "The line of the field; 0 where it is not known."),
        Field("field", .string, "The field."),
        Field("message", .string, "What is wrong, with what was probably meant."),
      ]),
    ObjectType(
      "HookHandle", "A hook or a listener that a script has put.",
      fields: [],
      methods: [Function("remove", [], "Takes it away. A second call does nothing.")]),
  ]

  private static let pluginMethods = [
    Function(
      "reload",
      returns: [
        Result(.boolean, "done", optional: true, "nil where the old version stays in force"),
        Result(.string, "why", optional: true),
      ],
      "Loads the file afresh, all or nothing. An inline plugin cannot be reloaded."),
    Function("enable", [], "The host asks it again."),
    Function("disable", [], "The host no longer asks it. It stays loaded."),
    Function("unload", [], "Takes it out of the host."),
  ]
}
