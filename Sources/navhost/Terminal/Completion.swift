@preconcurrency internal import CEditline
@preconcurrency internal import Glibc
internal import PluginHost

/// Tab completion of names that are reachable, by raw access.
enum Completion {
  nonisolated(unsafe) private static var session: ScriptSession?

  static func install(_ session: ScriptSession) {
    Self.session = session
    rl_completer_word_break_characters = strdup(" \t\n\"\\'`@$><=;|&{(+-*/%^#~,[])}")
    rl_completion_append_character = 0
    rl_attempted_completion_function = { text, _, _ in
      rl_attempted_completion_over = 1
      return Completion.matches(text.map { String(cString: $0) } ?? "")
    }
  }

  /// The words that `text` can become: `nav.pu` gives `nav.push`.
  static func words(_ text: String, _ names: (_ path: [String]) -> [String]) -> [String] {
    var path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var last = path.removeLast()
    var joint = path.isEmpty ? "" : path.joined(separator: ".") + "."
    if let colon = last.lastIndex(of: ":") {
      joint += String(last[...colon])
      path.append(String(last[..<colon]))
      last = String(last[last.index(after: colon)...])
    }
    return names(path).filter { $0.hasPrefix(last) }.map { joint + $0 }
  }

  /// What libedit wants: the common beginning, the words, and NULL, in memory of malloc.
  private static func matches(_ text: String) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let session else { return nil }
    let words = words(text) { session.names(after: $0) }
    guard let first = words.first else { return nil }
    let common = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let all = words.count == 1 ? [first] : [common] + words
    let list = calloc(all.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)!
      .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    for (index, word) in all.enumerated() { list[index] = strdup(word) }
    return list
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
