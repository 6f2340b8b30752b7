extension Reference {
  /// What single events tell beside what all of them do.
  static let animated = detail("animated", .boolean, "It was animated.")
  static let depth = detail("depth", .integer, "How many controllers are on the stack now.")
  static let source = detail("source", .word("PopSource"), "What asked for it.")
  static let target = detail("target", .object("Controller"), "The controller on top now.")
  static let count = detail("count", .integer, "How many controllers left.")
  static let kind = detail(
    "kind", .string, "The kind of the gesture (`\"edge\"`) or of the transition (`\"push\"`).")
  static let startX = detail("x", .number, unit: "pt", "Where the finger came down.")
  static let startY = detail("y", .number, unit: "pt", "Where the finger came down.")
  static let progress = detail("progress", .number, "0…1, when the finger was lifted.")
  static let outcomeField = detail("outcome", .string, "What came of it.")
  static let reason = detail("reason", .string, "Why.")
  static let subject = detail("subject", .string, "`\"pop\"`, `\"gesture\"` or `\"push\"`.")
  static let message = detail("message", .string, "The question, or what went wrong.")
  static let ok = detail("ok", .string, "The word for yes.")
  static let cancel = detail("cancel", .string, "The word for no.")
  static let destructive = detail("destructive", .boolean, "A yes loses something.")
  static let answer = detail("answer", .boolean, "What the person said; nil if it was dropped.")
  static let dropped = detail("dropped", .boolean, "True where nobody will answer any more.")
  static let title = detail("title", .string, "The bar's title.")
  static let color = detail("color", .string, "The bar's colour, `\"#rrggbb\"`.")
  static let hidden = detail("hidden", .boolean, "The bar is hidden.")
  static let back = detail("back", .string, "What the back button says.")
  static let hasBack = detail("hasBack", .boolean, "There is a back button.")
  static let hook = detail("hook", .string, "The hook that failed.")
  static let version = detail("version", .string, "The plugin's version.")
  static let cause = detail("cause", .string, "The guard that was taken away.")

  /// What events of a transition tell.
  static let transition = [
    kind, detail("from", .object("Controller"), "The controller that goes."),
    detail("to", .object("Controller"), "The controller that comes."),
    detail("interactive", .boolean, "A finger held it."),
  ]

  private static func detail(
    _ name: String, _ type: LuaType, unit: String? = nil, _ doc: String
  ) -> Field {
    Field(name, type, unit: unit, optional: true, doc)
  }
}
