/// What the format of traces promises and bounds.
package enum TraceFormat {
  /// The number in every header and every packed line. A higher one is refused.
  package static let version = 1
  /// Bytes of a line; a longer one is an error.
  package static let longestLine = 16 * 1024 * 1024
  /// Bytes of a line of a recording: as values it takes ten times as many.
  package static let longestOfSession = 4 * 1024 * 1024
  /// Bytes of a session once it is unpacked.
  package static let maxBytes = 64 * 1024 * 1024

  /// How an error line calls a format that is too new.
  package static func newer(_ number: Int) -> String {
    "format \(number) is newer than \(version): use a newer navhost"
  }
}

/// A line, or a session, that cannot be used, and why.
package struct TraceError: Error, Equatable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// What may stand behind `op`, a closed list: what reads or writes files, runs code or only looks is no
/// part of it.
enum TraceOperations {
  /// Functions of `nav`, by their names.
  static let functions: Set<String> = [
    "setRoot", "push", "setStack", "tapBack", "tap", "pan", "touch", "backMenu", "tapOutside",
    "requestPop",
    "pop",
    "popTo", "popToRoot", "answer", "advance", "settle", "embed", "present", "swipeDown",
    "requestDismiss", "dismiss", "escape", "tabs", "select", "show",
  ]

  /// What is done to the host, and to controllers. `make` makes one, for a program that has no script.
  static let ofHost: Set<String> = [
    "make", "set", "class", "load", "unload", "reload", "enable", "disable", "hook", "unhook",
  ]
}
