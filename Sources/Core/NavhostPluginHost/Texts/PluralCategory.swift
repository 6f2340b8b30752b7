/// The kinds of numbers that languages tell apart, by the names that catalogs have for them.
public enum PluralCategory: String, CaseIterable, Sendable {
  /// A language may have forms of its own for these; the names are rough.
  case zero, one, two, few, many
  /// Each language has this one.
  case other

  /// The category of a whole number in a language, by its code: `pl`, `pt-PT`. A part of the code that is not
  /// known is left out; a language that is not known has `other` alone.
  public init(of number: UInt64, in language: String) {
    self = PluralRules.category(of: number, in: LanguageTag(language))
  }
}
