extension Reference {
  /// The hooks that answer a setting; what they answer comes before it.
  static let settingHooks: [Hook] = [
    settingHook(
      "barHidden", .boolean, "hidden",
      "Whether the navigation bar is hidden while this controller is on top."),
    settingHook(
      "barColor", .fill, "color",
      "The bar's colour, or a list of colours: the stops of a gradient."),
    settingHook("hidesBackButton", .boolean, "hides", "Whether there is no back button at all."),
    settingHook(
      "customBackButton", .boolean, "custom",
      "Whether a left item stands in for the system's back button."),
    settingHook(
      "modalInPresentation", .boolean, "modal",
      "Whether a sheet with this controller on top cannot be dragged down."),
    settingHook(
      "interactivePopDisabled", .boolean, "disabled",
      "Whether no pop gesture leaves it. A `true` under the finger takes the swipe away."),
    settingHook(
      "interactiveContentPopDisabled", .boolean, "disabled",
      "Whether no pan on the content pops, in the profile `\"ios26\"`."),
    settingHook(
      "maxInitialDistance", .number, "distance",
      "How far from the leading edge a pop gesture may start, in points; 0 is no limit."),
  ]

  private static func settingHook(
    _ name: String, _ type: LuaType, _ result: String, _ doc: String
  ) -> Hook {
    Hook(
      name, [controllerParameter, barParameter],
      returns: [Result(type, result, optional: true, "nil: the setting counts")],
      decision: true,
      called: "`controller` is about to appear, and again while it is on top, as `backTitle`",
      doc + " Its answer comes before the setting, which stays as it is.")
  }
}

extension Reference {
  /// `nav.settings`, and what it gives.
  static let settingsFunction = Function(
    "settings",
    [Parameter("controller", .object("Controller"), optional: true, "by default the top")],
    returns: [Result(.object("Settings"), "settings", "a copy")],
    """
    Which settings count now, and who says so: each that was set, or that a hook answers. Hooks are \
    asked of tops only.
    """,
    example: """
      nav.setStack{"Home", {class = "Draft", hidesBackButton = true}}
      print(nav.settings().hidesBackButton.value, nav.settings().hidesBackButton.by)
      """)

  /// The tables that it gives.
  static let settingTables: [ObjectType] = [
    ObjectType(
      "Settings", "What counts of a controller's settings; nil where nobody says anything.",
      fields: settings.map { Field($0.name, .object("SettingValue"), optional: true, $0.doc) }),
    ObjectType(
      "SettingValue", "A setting that counts, and who says so.",
      fields: [
        Field("value", .any, "What counts."),
        Field(
          "by", .string,
          "A plugin's name, `\"hook\"` of a script's hook, `\"app\"` of what the app has set."),
        Field("file", .string, optional: true, "Where the plugin or the hook stands."),
        Field(
          "line", .integer, optional: true,
          "The line of the hook; of a setting that a plugin wrote, the line of the write."),
      ]),
  ]
}
