internal import NavhostSupport

/// Something that the person at the page should know of.
struct Problem: Equatable {
  enum Kind: String {
    /// A plugin that could not be loaded, or loaded anew.
    case load
    case warning
    /// A hook that failed.
    case fault
    /// The script could not be played.
    case script
    /// What was done could not be done again.
    case replay
  }

  var kind: Kind
  var message: String
  /// The plugin's name, of a fault or a warning.
  var plugin: String?
  /// The plugin's file, where it could not be loaded.
  var path: String?
  /// The line that is meant, and a caret below it.
  var excerpt: SourceExcerpt?

  init(_ kind: Kind, _ message: String, plugin: String? = nil, path: String? = nil) {
    self.kind = kind
    self.message = message
    self.plugin = plugin
    self.path = path
    excerpt = SourceExcerpt(message)
  }

  var json: String {
    JSONObject([
      ("kind", JSONText.string(kind.rawValue)), ("message", JSONText.string(message)),
      ("plugin", plugin.map { JSONText.string($0) } ?? "null"),
      ("excerpt", excerpt.map { JSONText.string($0.text) } ?? "null"),
    ]).text
  }
}

/// The line of a file that a message `FILE:LINE: …` means, with a caret below the place.
struct SourceExcerpt: Equatable {
  let file: String
  let line: Int
  let source: String
  /// Where the caret stands, in characters from 0.
  let column: Int

  init?(_ message: String) {
    let parts = message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[1]), number > 0 else { return nil }
    file = String(parts[0])
    line = number
    guard Files.kind(file) == .file, let bytes = try? Files.read(file, atMost: 1 << 20) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    guard line <= lines.count else { return nil }
    source = Plain.line(String(lines[line - 1].map { $0 == "\t" ? " " : $0 }), limit: 200)
    column = Self.column(of: String(parts[2]), in: source)
  }

  var text: String {
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.count)
    return "\(number) | \(source)\n\(margin) | \(String(repeating: " ", count: column))^"
  }

  /// The word that the message quotes last and the line has, else the end or the line's first word.
  private static func column(of message: String, in source: String) -> Int {
    if message.holds("<eof>") { return source.count }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    for index in quoted.indices.reversed() where index % 2 == 1 && !quoted[index].isEmpty {
      if let range = source.places(of: quoted[index]).last {
        return source.distance(from: source.startIndex, to: range.lowerBound)
      }
    }
    return source.prefix { $0.isWhitespace }.count
  }
}

/// An object as JSON writes it, its values written already.
struct JSONObject {
  private let members: [(String, String)]

  init(_ members: [(String, String)]) {
    self.members = members
  }

  var text: String {
    JSONText.object(members)
  }
}

extension [String] {
  /// A list as JSON writes it, its values written already.
  var json: String { JSONText.list(self) }
}
