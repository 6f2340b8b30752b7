extension Reference {
  /// Everything that `nav.events` and `nav.on` tell of.
  public static let events: [Event] = [
    Event("push", "a controller was pushed", [animated]),
    Event("pop", "a controller has left", [source, count, animated]),
    Event("willAppear", "the controller is about to appear", [animated]),
    Event("didAppear", "the controller has appeared", [animated]),
    Event("willDisappear", "the controller is about to disappear", [animated]),
    Event("didDisappear", "the controller has disappeared", [animated]),
    Event("gestureBegan", "a pop gesture has begun", [kind]),
    Event("gestureRefused", "a pop gesture could not begin", [kind, reason]),
    Event("gestureEnded", "a pop gesture has ended", [kind, gestureOutcome]),
    Event("transitionBegan", "a transition has begun", [transitionKind, interactive]),
    Event("transitionEnded", "a transition has come to its end", [transitionKind, interactive]),
    Event("transitionCancelled", "a transition went back", [transitionKind, interactive]),
    Event("decision", "the policies were asked", [outcomeField, reason, source]),
    Event("question", "a hook asks a person", [message]),
    Event("answer", "the question was answered or dropped", [answer]),
    Event("barChanged", "the bar looks different now"),
    Event("fault", "a hook failed or went over its limits", [hook, message]),
    Event("quarantine", "a plugin failed three times in a row and is not asked any more"),
    Event("load", "a plugin was loaded"),
    Event("reload", "a plugin was reloaded"),
    Event("unload", "a plugin was unloaded"),
    Event("frozen", "a gesture began with nothing to pop: pushes are ignored", [reason]),
  ]

  /// What every event has.
  public static let eventFields: [Field] = [
    Field("index", .integer, "Counts up from 1."),
    Field("time", .number, unit: "s", "The virtual clock when it happened."),
    Field("name", .word("EventName"), "What happened."),
    Field("controller", .object("Controller"), optional: true, "The controller it is about."),
    Field("plugin", .string, optional: true, "The name of the plugin it is about."),
  ]

  static let eventObject = ObjectType(
    "Event", "Something that happened.", fields: eventFields + eventDetails)

  /// The details of all events, each name once.
  static var eventDetails: [Field] {
    var seen: Set<String> = []
    return events.flatMap(\.fields).filter { seen.insert($0.name).inserted }
  }

  private static let animated = detail("animated", .boolean, "It was animated.")
  private static let source = detail("source", .word("PopSource"), "What asked for it.")
  private static let count = detail("count", .integer, "How many controllers left.")
  private static let kind = detail(
    "kind", .string, "The kind of the gesture (`\"edge\"`) or of the transition (`\"push\"`).")
  private static let transitionKind = kind
  private static let reason = detail("reason", .string, "Why.")
  private static let outcomeField = detail("outcome", .string, "What came of it.")
  private static let gestureOutcome = outcomeField
  private static let interactive = detail("interactive", .boolean, "A finger held it.")
  private static let message = detail("message", .string, "The question, or what went wrong.")
  private static let answer = detail("answer", .boolean, "What the person said; nil if dropped.")
  private static let hook = detail("hook", .word("HookName"), "The hook that failed.")

  private static func detail(_ name: String, _ type: LuaType, _ doc: String) -> Field {
    Field(name, type, optional: true, doc)
  }
}
