internal import NavhostPluginHost
internal import NavhostSupport

/// What a catalog says for a key in one language: a text, or texts by number and device.
struct Localization {
  private var unit: String?
  private var plural: [(name: String, texts: Localization)] = []
  private var device: [(name: String, texts: Localization)] = []

  /// - Parameter depth: how many variations stand around it.
  /// - Throws: `CatalogShape`, where something is of a wrong type.
  init(_ json: JSONValue, depth: Int = 0) throws(CatalogShape) {
    guard json.members != nil else { throw CatalogShape("a localization must be an object") }
    if let unit = json["stringUnit"] {
      guard unit.members != nil else { throw CatalogShape("'stringUnit' must be an object") }
      if let value = unit["value"] {
        guard let text = value.text else { throw CatalogShape("'value' must be a text") }
        self.unit = text.isEmpty ? nil : text
      }
    }
    guard let variations = json["variations"], depth < Self.deepest else { return }
    guard variations.members != nil else { throw CatalogShape("'variations' must be an object") }
    plural = try Self.texts("plural", of: variations, depth)
    device = try Self.texts("device", of: variations, depth)
  }

  /// One kind of variation may stand inside the other.
  private static let deepest = 2

  private static func texts(
    _ name: String, of variations: JSONValue, _ depth: Int
  ) throws(CatalogShape) -> [(name: String, texts: Localization)] {
    guard let value = variations[name] else { return [] }
    guard let members = value.members else { throw CatalogShape("'\(name)' must be an object") }
    var texts: [(name: String, texts: Localization)] = []
    for member in members {
      texts.append((member.key, try Localization(member.value, depth: depth + 1)))
    }
    return texts
  }

  /// The text for a category of numbers; nil where there is none. One that lacks the category's text
  /// has that of `other`.
  func text(_ category: PluralCategory) -> String? {
    if let unit { return unit }
    return Self.text(plural, [category.rawValue, PluralCategory.other.rawValue], category)
      ?? Self.text(device, ["iphone", "other"], category)
  }

  private static func text(
    _ variations: [(name: String, texts: Localization)], _ names: [String],
    _ category: PluralCategory
  ) -> String? {
    for name in names {
      for one in variations where one.name.isExactly(name) {
        if let text = one.texts.text(category) { return text }
      }
    }
    return nil
  }
}

/// What is of a wrong type in an entry of a catalog.
struct CatalogShape: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
