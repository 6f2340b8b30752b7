internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostSupport

/// What a person pressed.
enum Key: Equatable {
  /// A character that is to be put in.
  case character(Character)
  /// Characters that were all there before the first was looked at.
  case typed(String)
  /// Text that came by bracketed paste, with `\n` as the only line end.
  case paste(String)
  /// Control and a letter.
  case control(Character)
  /// Alt and a character.
  case alt(Character)
  case enter, newline, tab, backspace, delete, escape
  case up, down, left, right, wordLeft, wordRight, home, end
}

/// Makes keys of the bytes that a terminal sends.
struct KeyParser {
  private var bytes: [UInt8] = []
  private var isPasting = false

  /// Whether bytes are waiting for more: after ESC alone nobody knows whether more will come.
  var isWaiting: Bool { !bytes.isEmpty && !isPasting }

  /// Takes a byte; the key that it completes, if any.
  mutating func take(_ byte: UInt8) -> Key? {
    bytes.append(byte)
    if isPasting { return pasted() }
    switch Self.parse(bytes) {
    case .more: return nil
    case .none: bytes = []
    case .key(let key):
      bytes = []
      return key
    case .pasteBegins:
      bytes = []
      isPasting = true
    }
    return nil
  }

  /// No more bytes came for a while: an ESC was the key itself.
  mutating func giveUp() -> Key? {
    guard isWaiting else { return nil }
    defer { bytes = [] }
    return bytes == [0x1B] ? .escape : nil
  }

  private mutating func pasted() -> Key? {
    let end = Array("\u{1B}[201~".utf8)
    guard bytes.count >= end.count, Array(bytes.suffix(end.count)) == end else { return nil }
    let text = String(decoding: bytes.dropLast(end.count), as: UTF8.self)
    bytes = []
    isPasting = false
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let kept = lines.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 }
    return .paste(String(String.UnicodeScalarView(kept)))
  }

  private enum Parsed {
    case more
    case none
    case key(Key)
    case pasteBegins
  }

  private static func parse(_ bytes: [UInt8]) -> Parsed {
    guard bytes[0] == 0x1B else { return plain(bytes) }
    guard bytes.count > 1 else { return .more }
    switch bytes[1] {
    case UInt8(ascii: "["): return sequence(bytes)
    case UInt8(ascii: "O"):
      return bytes.count < 3 ? .more : key(Character(Unicode.Scalar(bytes[2])), "")
    case 0x0D, 0x0A: return .key(.newline)
    case 0x1B: return .key(.escape)
    default:
      switch plain(Array(bytes.dropFirst())) {
      case .key(.character(let character)): return .key(.alt(character))
      case .key(.backspace): return .key(.alt("\u{7F}"))
      case .more: return .more
      default: return .none
      }
    }
  }

  /// `ESC [ parameters final`.
  private static func sequence(_ bytes: [UInt8]) -> Parsed {
    guard bytes.count > 2, let last = bytes.last, (0x40...0x7E).contains(last) else {
      return bytes.count > 32 ? .none : .more
    }
    let parameters = String(decoding: bytes.dropFirst(2).dropLast(), as: UTF8.self)
    return key(Character(Unicode.Scalar(last)), parameters)
  }

  private static func key(_ final: Character, _ parameters: String) -> Parsed {
    let isWord = parameters.hasSuffix(";5") || parameters.hasSuffix(";3")
    switch (final, parameters) {
    case ("A", _): return .key(.up)
    case ("B", _): return .key(.down)
    case ("C", _): return .key(isWord ? .wordRight : .right)
    case ("D", _): return .key(isWord ? .wordLeft : .left)
    case ("H", _), ("~", "1"), ("~", "7"): return .key(.home)
    case ("F", _), ("~", "4"), ("~", "8"): return .key(.end)
    case ("~", "3"): return .key(.delete)
    case ("~", "200"): return .pasteBegins
    default: return .none
    }
  }

  private static func plain(_ bytes: [UInt8]) -> Parsed {
    switch bytes[0] {
    case 0x09: return .key(.tab)
    case 0x0A, 0x0D: return .key(.enter)
    case 0x08, 0x7F: return .key(.backspace)
    case 0x00: return .none
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(bytes[0] + 0x60))))
    case 0x1C...0x1F: return .key(.control(Character(Unicode.Scalar(bytes[0] + 0x40))))
    default: return character(bytes)
    }
  }

  /// A character of UTF-8; what is none is dropped.
  private static func character(_ bytes: [UInt8]) -> Parsed {
    let length =
      switch bytes[0] {
      case 0..<0x80: 1
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 0
      }
    if length == 0 { return .none }
    if bytes.count < length { return .more }
    guard let text = String(utf8: bytes), let first = text.first else {
      return .none
    }
    return .key(.character(first))
  }
}

/// Waits for the keys of the terminal, and looks around while nobody types.
final class KeySource {
  private var parser = KeyParser()
  /// What came behind characters that were typed ahead.
  private var following: Event?
  private let idle: () -> Void

  /// - Parameter idle: called some times a second while it waits.
  init(idle: @escaping () -> Void) {
    self.idle = idle
  }

  enum Event: Equatable {
    case key(Key)
    /// A signal came, Ctrl-C's from elsewhere, say.
    case interrupted
    /// There is nobody any more.
    case end
  }

  /// Whether more was typed already: what is typed ahead needs no drawing.
  ///
  /// - Parameter milliseconds: how long more is waited for.
  func hasMore(within milliseconds: Int32) -> Bool {
    following != nil || Descriptor.standardInput.hasInput(within: milliseconds)
  }

  /// The next thing that happens. Characters that are there already come together: a long text that is
  /// pasted would otherwise cost as much for each character as it is long.
  func next() -> Event {
    if let event = following {
      following = nil
      return event
    }
    let event = readOne()
    guard case .key(.character(let first)) = event else { return event }
    var text = String(first)
    while following == nil, Descriptor.standardInput.hasInput(within: 0) {
      switch readOne() {
      case .key(.character(let character)): text.append(character)
      case let other: following = other
      }
    }
    return .key(text.count == 1 ? .character(first) : .typed(text))
  }

  private func readOne() -> Event {
    while true {
      if Interrupt.isPending { return .interrupted }
      guard Descriptor.standardInput.hasInput(within: parser.isWaiting ? 60 : 200) else {
        if let key = parser.giveUp() { return .key(key) }
        idle()
        continue
      }
      var byte: UInt8 = 0
      let count = withUnsafeMutableBytes(of: &byte) { Descriptor.standardInput.read(into: $0) }
      if count < 0, SystemError.last.isOne(of: [.interrupted, .notNow]) { continue }
      guard count > 0 else { return .end }
      if let key = parser.take(byte) { return .key(key) }
    }
  }
}
