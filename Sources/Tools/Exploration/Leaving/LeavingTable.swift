/// When a screen may be left without asking, by its props and what the app says of itself: what a platform
/// wants to know before somebody begins to swipe.
package struct LeavingTable: Equatable, Sendable {
  /// Values of an input that make no difference to each other.
  package enum Cell: Hashable, Sendable {
    /// There is no value.
    case missing
    case boolean(Bool)
    case number(Double)
    /// The numbers between two, these aside; nil where there is no end.
    case between(Double?, Double?)
    case text(String)
    /// Every text but these.
    case otherText([String])
  }

  /// A prop, or a field of `app`.
  package struct Input: Equatable, Sendable {
    /// `props.dirty`, `app.online`.
    package var name: String
    /// All its values, each once: tables aside, and what is no number at all.
    package var cells: [Cell]
  }

  /// Cases with one answer.
  package struct Row: Equatable, Sendable {
    /// By the input's name, those of its cells that the row is for; all where it is missing.
    package var when: [String: [Cell]]
    package var canPop: Bool
  }

  package var plugin: String
  package var file: String
  /// The patterns of classes that the plugin is asked about.
  package var controllers: [String]
  /// The sources of a pop for which it is asked.
  package var sources: [String]
  package var inputs: [Input]
  /// Each case is in one of them.
  package var rows: [Row]
}

/// A policy does not go by props and `app` alone.
package struct NotPure: Error, Equatable {
  /// `FILE:LINE: ` and why.
  package var message: String
}
