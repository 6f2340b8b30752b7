package import NavhostPluginHost
internal import NavhostSupport

/// A String Catalog (`.xcstrings`): what an app says in its languages.
///
/// The file's bytes are kept, and where each key's entry is; an entry is read when it is asked for.
package final class TextCatalog {
  /// The language that keys and the first texts are in.
  package let sourceLanguage: String
  /// The other languages that stand in it, as they are spelled first, sorted by their bytes.
  package let languages: [String]
  private let bytes: [UInt8]
  private let entries: [KeyBytes: Range<Int>]
  /// Entries that were asked for.
  private var read: [KeyBytes: CatalogEntry] = [:]

  init(
    _ bytes: [UInt8], _ sourceLanguage: String, _ entries: [KeyBytes: Range<Int>],
    _ languages: [String]
  ) {
    self.bytes = bytes
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.languages = languages
  }

  /// Whether it has an entry for the key.
  package func has(_ key: String) -> Bool { entries[KeyBytes(key)] != nil }

  /// The text for a key, with its formats: in the language, in the language without its last parts, in
  /// the source language; nil where none of these has any.
  package func text(_ key: String, _ values: [StringArgument], in language: String?) -> String? {
    guard let entry = entry(KeyBytes(key)) else { return nil }
    let source = LanguageTag(sourceLanguage)
    let number = values.lazy.compactMap(\.whole).first?.magnitude
    for tag in (language.map { LanguageTag($0).shorter } ?? []) + [source] {
      let category = number.map { PluralRules.category(of: $0, in: tag) } ?? .other
      if let text = entry.text(in: tag, category) { return text }
    }
    return nil
  }

  /// The languages that have no text for the key, as `languages` has them.
  package func languagesWithout(_ key: String) -> [String] {
    let entry = entry(KeyBytes(key))
    return languages.filter { entry?.text(in: LanguageTag($0), .other) == nil }
  }

  private func entry(_ key: KeyBytes) -> CatalogEntry? {
    if let known = read[key] { return known }
    guard let place = entries[key], let json = try? JSONParser.parse(bytes[place]),
      let entry = try? CatalogEntry(json)
    else { return nil }
    read[key] = entry
    return entry
  }
}

/// A key, which is what its bytes are.
struct KeyBytes: Hashable {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// What a catalog has for one key.
struct CatalogEntry {
  /// As the file spells the languages, in its order.
  private(set) var localizations: [(language: String, tag: LanguageTag, texts: Localization)] = []
  /// Where those of a language are.
  private var places: [LanguageTag: [Int]] = [:]

  /// - Throws: `CatalogShape`, where something is of a wrong type.
  init(_ json: JSONValue) throws(CatalogShape) {
    guard json.members != nil else { throw CatalogShape("an entry must be an object") }
    guard let all = json["localizations"] else { return }
    guard let members = all.members else {
      throw CatalogShape("'localizations' must be an object")
    }
    for member in members {
      let tag = LanguageTag(member.key)
      places[tag, default: []].append(localizations.count)
      localizations.append((member.key, tag, try Localization(member.value)))
    }
  }

  /// The first text that there is in exactly that language.
  func text(in tag: LanguageTag, _ category: PluralCategory) -> String? {
    places[tag]?.lazy.compactMap { localizations[$0].texts.text(category) }.first
  }
}
