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
      "HookHandle", "A hook or a listener that a script has put.",
      fields: [],
      methods: [Function("remove", [], "Takes it away. Twice is once.")]),
  ]

  private static let pluginMethods = [
    Function(
      "reload",
      returns: [
        Result(.boolean, "done", optional: true, "nil where the old version stays in force"),
        Result(.string, "why", optional: true),
      ],
      "Loads the file afresh, all or nothing. An inline plugin cannot be reloaded."),
    Function("enable", [], "Has it asked again."),
    Function("disable", [], "Has it passed over; it stays loaded."),
    Function("unload", [], "Takes it out of the host."),
  ]
}
