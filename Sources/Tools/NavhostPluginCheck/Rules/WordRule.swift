internal import NavhostLuaSyntax
package import NavhostReference

/// Which words of the API are told: those that an older level lacks, and those that are going.
package struct WordCheck: Sendable {
  /// Words that this level lacks are told; nil: none are.
  package var level: Int?
  package var deprecations: [Reference.Deprecation]
  /// The classes of the app, where they are known.
  package var classes: KnownClasses?

  package init(
    level: Int? = nil, deprecations: [Reference.Deprecation] = Reference.deprecations,
    classes: KnownClasses? = nil
  ) {
    self.level = level
    self.classes = classes
    self.deprecations = deprecations
  }
}

/// Words of the API that not every host has.
struct WordRule {
  private let check: FileCheck
  private let visitor: MentionVisitor

  /// Nil where no word is to be told.
  init?(_ check: FileCheck, _ types: Types) {
    guard check.words.level != nil || !check.words.deprecations.isEmpty else { return nil }
    self.check = check
    visitor = MentionVisitor(check, types)
  }

  func run() {
    visitor.run()
    for mention in visitor.mentions {
      guard case .api(let entry) = mention.symbol else { continue }
      checkLevel(of: entry, at: mention.range)
      for deprecation in check.words.deprecations where deprecation.entry == entry {
        check.report(
          "deprecated", at: mention.range,
          "'\(entry.name)' goes with navhost \(deprecation.removedIn); use \(deprecation.instead)")
      }
    }
  }

  private func checkLevel(of entry: Reference.Entry, at range: Range<Int>) {
    let needed = Reference.level(of: entry)
    guard let level = check.words.level, needed > level else { return }
    check.report(
      "newer-word", at: range, "'\(entry.name)' is not in level \(level): it needs api \(needed)")
  }
}
