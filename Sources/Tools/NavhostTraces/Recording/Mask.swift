internal import NavhostLua
internal import NavhostSupport

/// Takes the values of some props, or of what the app says of itself, or its texts, out of a recording. A string becomes a string that is the same
/// wherever the value was the same, a number a number; booleans stay. Wherever a value that was taken
/// out stands in another text, a reason or a title, its token stands there, too.
package final class Mask {
  /// `props.NAME` or `app.NAME` each, or `strings`.
  let paths: [String]
  private var texts: [ExactName: String] = [:]
  private var numbers: [Number: Int64] = [:]
  /// What is looked for in other texts, the longest first, and what comes in its place.
  private var secrets: [(secret: [UInt8], token: [UInt8])] = []

  /// Stands for all that the app says for the texts of policies.
  static let strings = "strings"

  /// - Throws: `TraceError` if a path is neither `props.NAME` nor `app.NAME` nor `strings`.
  package init(_ paths: [String]) throws(TraceError) {
    for path in paths where path != Self.strings {
      guard let steps = TracePath.steps(path), steps.count >= 2,
        path.beginsExactly(with: "props.") || path.beginsExactly(with: "app.")
      else {
        throw TraceError(
          "--mask takes props.NAME, app.NAME or strings, got '\(Plain.line(path, limit: 60))'"
            + FormerNames.advice(FormerNames.masks[path].map { "'\($0)'" }))
      }
    }
    self.paths = paths
  }

  /// The app says it for a key of a policy: where texts are taken out, it is from now on.
  func hide(text: String) {
    if paths.contains(Self.strings) { _ = token(text) }
  }

  /// What is written for a text.
  func shown(_ text: String, _ path: String) -> String {
    covers(path) ? token(text) : scrubbed(text)
  }

  func token(_ bytes: [UInt8], _ path: String) -> String? {
    guard covers(path) else { return nil }
    let token = token(Base64.text(bytes))
    return Base64.text(Array(token.utf8))
  }

  func token(_ number: Int64, _ path: String) -> Int64? {
    token(.whole(number), path)
  }

  func token(_ number: Double, _ path: String) -> Double? {
    guard number.isFinite else { return nil }
    return token(Int64(exactly: number).map(Number.whole) ?? .fraction(number), path).map(
      Double.init)
  }

  private func token(_ number: Number, _ path: String) -> Int64? {
    if covers(path) { return token(number) }
    return isCopy(path) ? numbers[number] : nil
  }

  /// What goes with an action may be a number that was taken out.
  private func isCopy(_ path: String) -> Bool { path.beginsExactly(with: TracePath.data) }

  private func covers(_ path: String) -> Bool {
    guard !path.isEmpty else { return false }
    return paths.contains { masked in
      guard path.beginsExactly(with: masked) else { return false }
      let next = path.utf8.dropFirst(masked.utf8.count).first
      return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    }
  }

  private func token(_ text: String) -> String {
    if let token = texts[text] { return token }
    let token = "masked-\(texts.count + 1)"
    texts[text] = token
    let forms = [text, Plain.line(text, limit: .max / 8), Plain.escaped(text, limit: .max / 8)]
    for form in forms.exactNames.sorted() {
      add(form.text, token)
    }
    return token
  }

  private func token(_ number: Number) -> Int64 {
    if let token = numbers[number] { return token }
    let token = Int64(1_000_001 + numbers.count)
    numbers[number] = token
    // What stands in a text is what `tostring` makes of the token when the session is played again.
    for text in number.wholeTexts { add(text, "\(token)") }
    for text in number.floatTexts { add(text, "\(token).0") }
    return token
  }

  private func add(_ secret: String, _ token: String) {
    let secret = Array(secret.utf8)
    guard !secret.isEmpty, !secrets.contains(where: { $0.secret == secret }) else { return }
    let place = secrets.firstIndex { $0.secret.count < secret.count } ?? secrets.count
    secrets.insert((secret, Array(token.utf8)), at: place)
  }

  /// The text with tokens in the place of what was taken out.
  func scrubbed(_ text: String) -> String {
    if secrets.isEmpty { return text }
    var text = Array(text.utf8)
    for (secret, token) in secrets { text = Self.replacing(secret, with: token, in: text) }
    return String(decoding: cut(text), as: UTF8.self)
  }

  /// A long reason is cut, and what was taken out may be cut with it: its beginning at the end.
  private func cut(_ text: [UInt8]) -> [UInt8] {
    let ending = Array("…".utf8)
    guard text.count > ending.count, text.suffix(ending.count).elementsEqual(ending) else {
      return text
    }
    let body = text.dropLast(ending.count)
    for (secret, token) in secrets {
      for length in stride(from: min(secret.count, body.count), to: 3, by: -1)
      where body.suffix(length).elementsEqual(secret.prefix(length)) {
        return Array(body.dropLast(length)) + token + ending
      }
    }
    return text
  }

  /// A short secret counts only as a word of its own: `3` is not in `13`.
  private static func replacing(
    _ secret: [UInt8], with token: [UInt8], in text: [UInt8]
  ) -> [UInt8] {
    guard text.count >= secret.count else { return text }
    let isWord = secret.count < 4
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      let end = place + secret.count
      let stands =
        text[place] == secret[0] && end <= text.count && text[place..<end].elementsEqual(secret)
      let isFree =
        !isWord
        || (!isLetter(place > 0 ? text[place - 1] : 0)
          && !isLetter(end < text.count ? text[end] : 0))
      if stands, isFree {
        result += token
        place = end
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return result
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

/// A number that was taken out. One that is whole is the same however it is written.
private enum Number: Hashable {
  case whole(Int64)
  case fraction(Double)

  /// How an integer of Lua shows it.
  var wholeTexts: [String] {
    if case .whole(let number) = self { ["\(number)"] } else { [] }
  }

  /// How a float of Lua shows it, by `tostring` and with all its digits.
  var floatTexts: [String] {
    switch self {
    case .whole(let number):
      Double(exactly: number).map { [LuaNumber.text($0), "\(number).0"] } ?? []
    case .fraction(let number): [LuaNumber.text(number), "\(number)"]
    }
  }
}
