internal import NavhostPluginCheck

/// Finds the classes of a Swift source, with neither a compiler nor a whole parser: where the word `class` declares
/// one, and what stands behind its colon.
struct SwiftClasses {
  private var tokens: SwiftTokens
  private var ahead: SwiftTokens.Token?
  private var found: ClassDeclarations

  /// Adds what the source declares.
  static func read(_ bytes: [UInt8], into found: inout ClassDeclarations) {
    var reader = SwiftClasses(tokens: SwiftTokens(bytes), found: found)
    found = ClassDeclarations()
    reader.read()
    found = reader.found
  }

  private init(tokens: SwiftTokens, found: ClassDeclarations) {
    self.tokens = tokens
    self.found = found
    ahead = self.tokens.next()
  }

  private mutating func take() -> SwiftTokens.Token? {
    let token = ahead
    ahead = tokens.next()
    return token
  }

  private func text(_ range: Range<Int>) -> ArraySlice<UInt8> { tokens.bytes[range] }

  private mutating func read() {
    // What a keyword may not stand behind: `.class`, `import class UIKit.UIView`, `case class`, `f(class name: A)`.
    var isName = false
    while let token = take() {
      guard case .word(let range) = token else {
        isName = Self.marksBeforeNames.contains { token == .mark($0) }
        continue
      }
      if !isName { declaration(range) }
      isName = ["import", "case"].contains { text(range).elementsEqual($0.utf8) }
    }
  }

  private mutating func declaration(_ keyword: Range<Int>) {
    switch keyword.count {
    case 5 where text(keyword).elementsEqual("class".utf8): classDeclaration()
    case 8 where text(keyword).elementsEqual("protocol".utf8):
      if let name = name() { found.protocols.insert(name) }
    case 9 where text(keyword).elementsEqual("typealias".utf8): alias()
    default: break
    }
  }

  private mutating func name() -> [UInt8]? {
    guard case .word(let range)? = ahead else { return nil }
    _ = take()
    return Array(text(range))
  }

  private mutating func classDeclaration() {
    guard case .word(let range)? = ahead, !Self.isModifier(text(range)) else { return }
    guard let name = name() else { return }
    skipArguments()
    var inherited: [[UInt8]] = []
    if ahead == .mark(UInt8(ascii: ":")) {
      _ = take()
      inherited = types()
    }
    found.classes.insert(.init(name: name, inherited: inherited))
  }

  private mutating func alias() {
    guard let name = name() else { return }
    skipArguments()
    guard ahead == .mark(UInt8(ascii: "=")) else { return }
    _ = take()
    let all = types()
    if let first = all.first, ahead != .mark(UInt8(ascii: "-")) {
      found.add(alias: name, for: first)
    }
  }

  /// The names of a type, or of those that `&` joins.
  private mutating func types() -> [[UInt8]] {
    var names: [[UInt8]] = []
    repeat {
      if !names.isEmpty { _ = take() }
      guard let name = type() else { break }
      names.append(name)
    } while ahead == .mark(UInt8(ascii: "&"))
    return names
  }

  /// The last name of a path, `UIKit.UIViewController`, without attributes and arguments.
  private mutating func type() -> [UInt8]? {
    while ahead == .mark(UInt8(ascii: "@")) {
      _ = take()
      _ = name()
      if ahead == .mark(UInt8(ascii: "(")) { skipParentheses() }
    }
    guard var last = name() else { return nil }
    skipArguments()
    while ahead == .mark(UInt8(ascii: ".")) {
      _ = take()
      guard let next = name() else { break }
      last = next
      skipArguments()
    }
    return last
  }

  /// Passes over `<…>`.
  private mutating func skipArguments() {
    guard ahead == .mark(UInt8(ascii: "<")) else { return }
    var depth = 0
    var isArrow = false
    while let token = ahead {
      if token == .mark(UInt8(ascii: "{")) || token == .mark(UInt8(ascii: ";")) { return }
      _ = take()
      if token == .mark(UInt8(ascii: "<")) { depth += 1 }
      if token == .mark(UInt8(ascii: ">")), !isArrow { depth -= 1 }
      if depth == 0 { return }
      isArrow = token == .mark(UInt8(ascii: "-"))
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while let token = take() {
      if token == .mark(UInt8(ascii: "(")) { depth += 1 }
      if token == .mark(UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Whether the word makes `class` one of a member's words: `class func`.
  private static func isModifier(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, first >= UInt8(ascii: "a") else { return false }
    return modifiers.contains { word.elementsEqual($0.utf8) }
  }

  private static let marksBeforeNames = [
    UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ","),
  ]

  private static let modifiers = [
    "func", "var", "let", "subscript", "override", "final", "static", "private", "public",
    "internal", "open", "fileprivate", "package", "dynamic", "lazy", "mutating", "nonmutating",
    "nonisolated", "async", "unowned", "weak", "typealias", "init", "required", "convenience",
    "optional", "prefix", "postfix", "infix", "indirect", "isolated", "borrowing", "consuming",
    "distributed", "actor", "enum", "struct", "case",
  ]
}
