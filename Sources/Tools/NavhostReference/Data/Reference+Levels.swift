extension Reference {
  /// A name of the API, and what it belongs to.
  package struct Entry: Hashable, Sendable {
    /// `hook`, `global`, `nav`, `plugin` (a field of its table), or the name of an `ObjectType` or of a
    /// `Vocabulary`.
    package var owner: String
    package var name: String

    package init(_ owner: String, _ name: String) {
      self.owner = owner
      self.name = name
    }
  }

  /// A name that a later version takes away.
  package struct Deprecation: Sendable, Equatable {
    package var entry: Entry
    /// The version of navhost that has it no more.
    package var removedIn: String
    /// What to write.
    package var instead: String

    package init(_ entry: Entry, removedIn: String, instead: String) {
      self.entry = entry
      self.removedIn = removedIn
      self.instead = instead
    }
  }

  /// What is going to be taken away. A name stays here for one minor version at least before it goes.
  package static let deprecations: [Deprecation] = []

  /// The level since which a name is there.
  package static func level(of entry: Entry) -> Int {
    if fourthLevel[entry.owner]?.contains(entry.name) == true { return 4 }
    if thirdLevel[entry.owner]?.contains(entry.name) == true { return 3 }
    return secondLevel[entry.owner]?.contains(entry.name) == true ? 2 : 1
  }

  /// The names of level 4, by owner. New names come in here, or into the list of a level of their own.
  private static let fourthLevel: [String: Set<String>] = [
    "nav": names("ios"), "ResetOptions": names("ios"), "ResetLimits": names("fuel"),
    "PopSource": names("programmatic customBackButton"), "OnError": names("abstain"),
    "Explanation": names("skipped"), "SkipReason": names("denied wrapper budget"),
  ]

  /// The names of level 3, by owner.
  private static let thirdLevel: [String: Set<String>] = [
    "global": names("text"), "nav": names("language unmatched"), "ResetOptions": names("limits"),
  ]

  /// What level 2 brought, by owner.
  private static let secondLevel: [String: Set<String>] = [
    "hook": names(
      """
      shouldSelect tabReselected didEscape hidesBackButton modalInPresentation interactivePopDisabled \
      interactiveContentPopDisabled maxInitialDistance barColor customBackButton
      """),
    "global": names("perform choose await app"),
    "nav": names("app onAction onAwait settings tapOutside"),
    "Controller": names("inner container presented"),
    "Pop": names("id"), "Gesture": names("input"), "PanOptions": names("input"),
    "ConfirmOptions": names("style"), "StackOptions": names("ask"),
    "Question": names("kind style choices action data"),
    "Explanation": names("actions"), "Step": names("detail"),
    "BackButton": names("fallback"),
    "PopSource": names("tapOutside deepLink"), "Outcome": names("pushed"),
    "EventName": names("action"), "PresentationStyle": names("formSheet popover"),
  ]

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
