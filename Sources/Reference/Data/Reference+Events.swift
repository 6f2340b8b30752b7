extension Reference {
  /// Everything that `nav.events` and `nav.on` tell of.
  package static let events: [Event] = [
    Event("push", "a controller was pushed", [animated, depth]),
    Event("pop", "a controller has left", [source, target, count, animated]),
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
    Event("question", "a hook asks a person", [message, ok, cancel, destructive]),
    Event("answer", "the question was answered or dropped", [answer, dropped]),
    Event("barChanged", "the bar looks different now", [title, color, hidden, back, hasBack]),
    Event("fault", "a hook failed or went over its limits", [hook, message]),
    Event(
      "quarantine", "a plugin failed three times in a row and is not asked any more", [message]),
    Event("load", "a plugin was loaded", [version]),
    Event("reload", "a plugin was reloaded", [version]),
    Event("unload", "a plugin was unloaded"),
    Event("frozen", "a gesture began with nothing to pop: pushes are ignored", [cause]),
  ]

  /// What every event has.
  package static let eventFields: [Field] = [
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
}
