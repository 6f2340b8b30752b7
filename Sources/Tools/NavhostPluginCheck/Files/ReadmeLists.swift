internal import NavhostLuaSyntax
internal import NavhostSupport

/// Plugins that the README of their folder leaves out, where it names others of them.
struct ReadmeLists {
  /// The texts by their folders; nil where there is none.
  private var texts: [ExactName: String?] = [:]
  private static let maximumSize = 1 << 20

  /// A finding where the README lists other plugins of the folder, and not this one.
  ///
  /// - Parameter files: all that are checked.
  mutating func finding(_ check: FileCheck, _ files: [String]) -> Finding? {
    guard check.role == .plugin else { return nil }
    let (folder, name) = PluginNames.place(of: check.source.file)
    guard let text = text(in: folder), !Self.names(name, text) else { return nil }
    let others = files.map(PluginNames.place).filter {
      $0.folder.isExactly(folder) && !$0.name.isExactly(name)
    }
    guard others.contains(where: { Self.names($0.name, text) }) else { return nil }
    return Finding(
      file: check.source.file, line: 1, column: 1, rule: "not-listed",
      message: "the README.md beside it lists other plugins, but not '\(name)'", range: 0..<0)
  }

  private mutating func text(in folder: String) -> String? {
    if let known = texts[folder] { return known }
    let path = "/\(folder)/README.md"
    let bytes =
      Files.kind(path) == .file
      ? try? Files.read(path, metIn: "/\(folder)", atMost: Self.maximumSize) : nil
    let text = bytes.map { String(decoding: $0, as: UTF8.self) }
    texts[folder] = text
    return text
  }

  /// Whether a name is a word of the text.
  private static func names(_ name: String, _ text: String) -> Bool {
    guard !name.isEmpty else { return false }
    return text.places(of: name).contains { range in
      let before = text[..<range.lowerBound].last
      let after = text[range.upperBound...].first
      return before.map(isWord) != true && after.map(isWord) != true
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
