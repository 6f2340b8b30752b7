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
      "regions", .list(.object("Region")), fallback: "{}",
      """
      Areas with a gesture of their own. Where two overlap, the one listed last counts. What is read \
      is a copy: write the list anew.
      """),
  ]

  private static func setting(
    _ name: String, _ type: LuaType, unit: String? = nil, fallback: String? = nil, _ doc: String
  ) -> Field {
    Field(
      name, type, unit: unit, writable: true, optional: true, fallback: fallback, doc)
  }
}
