internal import NavhostSupport

/// What an app says for a key, with the values that go with it, in the language that somebody named.
package typealias TextSource = (String, [StringArgument], _ language: String?) -> String?

/// What the app says for the texts of policies, and in which language.
final class AppTexts {
  /// What the app says for a key with values, in the language; nil: nothing.
  var source: TextSource? {
    didSet { told.removeAll() }
  }
  /// Receives that a text of the app is no good; nil: the host reports it.
  var report: ((String) -> Void)?
  /// The language that somebody named, as it was given.
  var language: String?
  /// The language of the start, which a reset puts back.
  var first: String?
  /// The keys of which it was told that the app's text is no good, each after its language.
  private var told: Set<[UInt8]> = []
  private static let mostTold = 1000

  /// Whether that is told for the first time.
  func isNews(_ key: String) -> Bool {
    guard told.count < Self.mostTold else { return false }
    return told.insert(Array((language ?? "").utf8) + [0] + Array(key.utf8)).inserted
  }
}

/// What `text` gave.
package struct SaidText {
  package let key: String
  package let values: [StringArgument]
  package let text: String
  /// The key with its values.
  package let plain: String
  /// Whether a hook asked for it, or a plugin while it was loaded; not a script beside hooks.
  package let isForPolicy: Bool
}
