extension Reference {
  /// Everything that `nav.events` and `nav.on` tell of.
  package static let events: [Event] = [
    Event("push", "a controller was pushed", [animated, depth]),
    Event("pop", "a controller has left", [source, target, count, animated, dismisses, attempt]),
    Event("willAppear", "the controller is about to appear", [animated]),
    Event("didAppear", "the controller has appeared", [animated]),
    Event("willDisappear", "the controller is about to disappear", [animated]),
    Event("didDisappear", "the controller has disappeared", [animated]),
    Event("gestureBegan", "a pop gesture has begun", [kind, startX, startY]),
    Event("gestureRefused", "a pop gesture could not begin", [kind, outcomeField, reason]),
    Event("gestureEnded", "a pop gesture has ended", [kind, outcomeField, progress, reason]),
    Event("transitionBegan", "a transition has begun", transition),
    Event("transitionEnded", "a transition has come to its end", transition),
    Event("transitionCancelled", "a transition went back", transition),
    Event("decision", "the policies were asked", [subject, outcomeField, source, reason]),
    Event(
      "question", "a hook waits for a person or for the app",
      [
        questionKind, message, ok, cancel, destructive, questionStyle, choices, action, data,
      ]),
    Event(
      "answer", "the question was answered or dropped",
      [questionKind, answer, reason, dropped, timedOut]),
    Event("action", "the app is asked to do something (`perform`)", [action, data, handled]),
    Event("barChanged", "the bar looks different now", [title, color, hidden, back, hasBack]),
    Event("fault", "a hook failed or went over its limits", [hook, message]),
    Event(
      "quarantine", "a plugin failed three times in a row and is not asked any more", [message]),
    Event("load", "a plugin was loaded", [version]),
    Event("reload", "a plugin was reloaded", [version]),
    Event("unload", "a plugin was unloaded"),
    Event("present", "a stack was presented; the controller is its root", [style, animated]),
    Event("dismiss", "a presented stack has left", [source, count, animated]),
    Event("tabSelected", "another tab is shown; the controller is its top", [tabIndex]),
    Event("frozen", "a gesture began with nothing to pop: pushes are ignored", [cause]),
  ]

  /// What every event has.
  package static let eventFields: [Field] = [
    Field("index", .integer, "Counts up from 1; of a decision about a tab the tab's place."),
    Field("time", .number, unit: "s", "The virtual clock when it happened."),
    Field("name", .word("EventName"), "What happened."),
    Field("controller", .object("Controller"), optional: true, "The controller it is about."),
    Field(
      "stack", .integer, optional: true, "The number of the stack, where it is another than `nav`."),
    Field("plugin", .string, optional: true, "The name of the plugin it is about."),
  ]

  static let eventObject = ObjectType(
    "Event", "Something that happened.", fields: eventFields + eventDetails)

  /// The details of all events, each name once.
  static var eventDetails: [Field] {
    var seen: Set<String> = []
    return events.flatMap { $0.fields }.filter { seen.insert($0.name).inserted }
  }
}

extension Reference {
  /// What single events tell beside what all of them do.
  static let animated = detail("animated", .boolean, "It was animated.")
  static let depth = detail("depth", .integer, "How many controllers are on the stack now.")
  static let source = detail("source", .word("PopSource"), "What asked for it.")
  static let target = detail("target", .object("Controller"), "The controller on top now.")
  static let count = detail("count", .integer, "How many controllers left.")
  static let dismisses = detail("dismisses", .boolean, "It left with a presentation.")
  static let style = questionStyle
  static let attempt = detail("id", .integer, "The number of the attempt at an exit, `pop.id`.")
  static let tabIndex = detail("tab", .integer, "The tab, from 1.")
  static let kind = detail(
    "kind", .string,
    "The kind of the gesture (`\"edge\"`), transition (`\"push\"`) or question (`\"choose\"`).")
  static let questionKind = kind
  static let questionStyle = detail(
    "style", .string, "How a stack is presented (`\"sheet\"`), or a question shown (`\"alert\"`).")
  static let choices = detail("choices", .list(.object("Choice")), "What may be picked.")
  static let action = detail("action", .string, "What the app is asked to do.")
  static let handled = detail("handled", .boolean, "Somebody does it.")
  static let data = detail("data", .data, "What goes with it.")
  static let startX = detail("x", .number, unit: "pt", "Where the finger came down.")
  static let startY = detail("y", .number, unit: "pt", "Where the finger came down.")
  static let progress = detail("progress", .number, "0…1, when the finger was lifted.")
  static let outcomeField = detail("outcome", .string, "What came of it.")
  static let reason = detail("reason", .string, "Why.")
  static let subject = detail(
    "subject", .string, "`\"pop\"`, `\"gesture\"`, `\"push\"` or `\"tab\"`.")
  static let message = detail("message", .string, "The question, or what went wrong.")
  static let ok = detail("ok", .string, "The word for yes.")
  static let cancel = detail("cancel", .string, "The word for no.")
  static let destructive = detail("destructive", .boolean, "A yes loses something.")
  static let answer = detail("answer", .data, "What was answered; nil of a failure, or if dropped.")
  static let dropped = detail("dropped", .boolean, "True where nobody will answer any more.")
  static let timedOut = detail("timedOut", .boolean, "True where the answer came too late.")
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
