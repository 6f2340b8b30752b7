import Foundation
import ProgramSupport
import Testing

/// A Markdown page of the package.
struct Page: CustomTestStringConvertible {
  /// From the package's folder.
  var path: String
  var text: String
  var blocks: [Block]

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: URL.package.appending(path: path), encoding: .utf8)
    blocks = Block.all(in: text)
  }

  var testDescription: String { path }

  /// Whether it makes files of its own: then it starts in an empty folder.
  var makesFiles: Bool {
    blocks.contains { block in
      block.fileName != nil || block.language == "console" && block.text.contains("$ navhost new")
    }
  }

  /// The folder that it is followed in: empty, or with the plugins and scripts of the project.
  func makeFolder() throws -> Folder {
    let folder = try Folder()
    if blocks.contains(where: { $0.language == "console" && $0.text.contains(" examples/") }) {
      try folder.link("examples", to: URL.package.appending(path: "examples").path)
    }
    guard !makesFiles else { return folder }
    for name in ["plugins", "scripts"] {
      try FileManager.default.copyItem(
        at: .package.appending(path: name), to: folder.url.appending(path: name))
    }
    return folder
  }

  /// Where it stands itself.
  var folder: URL { URL.package.appending(path: path).deletingLastPathComponent() }

  /// The pictures that it shows, from its folder.
  var pictures: [String] {
    text.matches(of: /<img src="([^"]+)"/).map { String($0.1) }
  }

  /// The files and folders that it links.
  var links: [String] {
    text.matches(of: /\]\(([^)#:\s]+)(?:#[^)]*)?\)/).map { match in
      folder.appending(path: String(match.1)).standardizedFileURL.path
    }
  }

  /// The links to a heading, each with the file that it should stand in.
  var sectionLinks: [(file: String, anchor: String)] {
    text.matches(of: #/\]\(([^)#:\s]*)#([^)\s]+)\)/#).map { match in
      let file =
        match.1.isEmpty
        ? URL.package.appending(path: path) : folder.appending(path: String(match.1))
      return (file.standardizedFileURL.path, String(match.2))
    }
  }

  /// What its headings are called in links, as GitHub makes it.
  static func anchors(in text: String) -> Set<String> {
    var isCode = false
    var anchors: Set<String> = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, let heading = line.prefixMatch(of: #/#{1,6} /#) else { continue }
      let title = line[heading.range.upperBound...].replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.1 }
      let kept = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  /// Writes other texts into blocks of the file.
  func record(_ texts: [(block: Block, text: String)]) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (block, new) in texts.sorted(by: { $0.block.line > $1.block.line }) {
      let count = block.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let replacement = new.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(block.line..<(block.line + count), with: replacement.map(String.init))
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: .package.appending(path: path))
  }

  static let all = paths.compactMap { try? Page($0) }

  /// Every page but those of build folders and of other people's suites.
  private static var paths: [String] {
    let options = FileManager.DirectoryEnumerationOptions.skipsHiddenFiles
    let files = FileManager.default.enumerator(
      at: .package, includingPropertiesForKeys: nil, options: options)
    let root = URL.package.standardizedFileURL.path + "/"
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "md" }
      .map { String($0.standardizedFileURL.path.dropFirst(root.count)) }
      .filter { !$0.hasPrefix("Tests/") }
      .sorted()
  }
}
