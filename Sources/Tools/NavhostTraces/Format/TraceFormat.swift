/// What the format of traces promises and bounds.
package enum TraceFormat {
  /// The number in every header and every packed line. A higher one is refused.
  package static let version = 1
  /// The level of the contract that a recording is made at.
  static let api = 4
  /// From this level on, what a hook was told last speaks for it where it says nothing.
  static let firstWhereSilenceSpeaks = 3
  /// From this level on, an operation that was wrong when it was recorded says so.
  static let firstWhichTellsWhatFails = 3
  /// Bytes of a line; a longer one is an error.
  package static let longestLine = 16 * 1024 * 1024
  /// Bytes of a line of a recording: as values it takes ten times as many.
  package static let longestOfSession = 4 * 1024 * 1024
  /// Decisions of a session: as many bytes of them as a session has room for, as they are recorded.
  package static let mostDecisions = 250_000
  /// Bytes of a session once it is unpacked.
  package static let maxBytes = 64 * 1024 * 1024

  /// How an error line calls a format that is too new.
  package static func newer(_ number: Int) -> String {
    "format \(number) is newer than \(version): use a newer navhost"
  }

  /// How an error line calls a level of the contract that is too new.
  static func newer(level: Int) -> String {
    "level \(level) of the contract is newer than \(api): use a newer navhost"
  }
}

/// A line, or a session, that cannot be used, and why.
package struct TraceError: Error, Equatable {
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
