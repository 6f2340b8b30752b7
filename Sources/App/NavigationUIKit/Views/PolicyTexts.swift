#if canImport(UIKit)
  import Foundation
  import NavhostPluginHost

  /// The app's texts for policies: the table `Policies` of the main bundle.
  enum PolicyTexts {
    private static let table = "Policies"

    /// The text of a key, in the language that the app runs in; nil where the table has none.
    static func text(_ key: String, _ values: [StringArgument]) -> String? {
      let text = Bundle.main.localizedString(forKey: key, value: "", table: table)
      // Without a table, or an entry, the key comes back.
      guard !text.utf8.elementsEqual(key.utf8), !text.isEmpty else { return nil }
      return isPlural(text) ? plural(of: key, values) : text
    }

    /// Whether a text stands for plural forms: it has `%#@`.
    private static func isPlural(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return bytes.indices.contains { bytes[$0...].starts(with: "%#@".utf8) }
    }

    /// The plural form of a key, read from the table itself: the host puts the values in, and no translation
    /// can make it read what was not given.
    private static func plural(of key: String, _ values: [StringArgument]) -> String? {
      guard let path = Bundle.main.path(forResource: table, ofType: "stringsdict"),
        let entry = tables(of: path)?.object(forKey: key) as? NSDictionary
      else { return nil }
      return plural(in: entry, values, Bundle.main.preferredLocalizations.first ?? "")
    }

    /// Foundation without Objective-C reads no such file in this way, and has no bundle with one.
    private static func tables(of path: String) -> NSDictionary? {
      #if canImport(ObjectiveC)
        NSDictionary(contentsOfFile: path)
      #else
        nil
      #endif
    }

    /// - Parameter entry: what the table has for a key: one variable, which is the whole text.
    static func plural(
      in entry: NSDictionary, _ values: [StringArgument], _ language: String
    ) -> String? {
      let variables = entry.allValues.compactMap { $0 as? NSDictionary }
      guard variables.count == 1 else { return nil }
      let number = values.lazy.compactMap(\.whole).first?.magnitude
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      for name in [category, .other] {
        if let form = variables[0].object(forKey: name.rawValue) as? String { return plain(form) }
      }
      return nil
    }

    /// `%arg` stands for the number that the form was chosen by.
    private static func plain(_ form: String) -> String {
      var result = ""
      var rest = form[...]
      while let next = rest.first {
        let isNumber = rest.hasPrefix("%arg")
        result += isNumber ? "%lld" : String(next)
        rest = rest.dropFirst(isNumber ? 4 : 1)
      }
      return result
    }
  }
#endif
