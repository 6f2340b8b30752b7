/// What may stand behind `op`, a closed list: what reads or writes files, runs code or only looks is no
/// part of it.
enum TraceOperations {
  /// Functions of `nav`, by their names.
  static let functions: Set<String> = [
    "setRoot", "push", "setStack", "tapBack", "tap", "pan", "touch", "backMenu", "requestPop",
    "pop",
    "popTo", "popToRoot", "answer", "advance", "settle", "embed", "present", "swipeDown",
    "requestDismiss", "dismiss", "escape", "tabs", "select",
  ]

  /// What is done to the host, and to controllers. `make` makes one, for a program that has no script.
  static let ofHost: Set<String> = [
    "make", "set", "class", "load", "unload", "reload", "enable", "disable", "hook", "unhook",
  ]
}
