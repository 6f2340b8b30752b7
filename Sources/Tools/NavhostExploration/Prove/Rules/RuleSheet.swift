/// The rules of a hook, as they are printed and as a program reads them.
package struct RuleSheet: Sendable, Equatable {
  package var plugin: String
  package var hook: String
  package var file: String
  package var line: Int
  package var text: String
  package var json: String
  package var isComplete: Bool
  /// Inputs by whose type it fails.
  package var faults: [String]
  /// Where it is not understood, and what.
  package var places: [Place]

  /// All of them, in print.
  package static func text(of sheets: [RuleSheet]) -> String {
    sheets.map { $0.text + "\n\n" }.joined()
  }

  package struct Place: Sendable, Equatable {
    package var file: String
    package var line: Int
    package var what: String
  }
}
