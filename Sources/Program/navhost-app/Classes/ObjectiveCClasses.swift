internal import NavhostPluginCheck

/// Finds the classes of an Objective-C source or a header: `@interface`, without categories and extensions.
struct ObjectiveCClasses {
  private let bytes: [UInt8]
  private var place = 0
  private var conditions = Conditions()
  private var found: ClassDeclarations

  /// Adds what the source declares.
  static func read(_ bytes: [UInt8], into found: inout ClassDeclarations) {
    var reader = ObjectiveCClasses(bytes, found)
    found = ClassDeclarations()
    reader.read()
    found = reader.found
  }

  private init(_ bytes: [UInt8], _ found: ClassDeclarations) {
    self.bytes = bytes
    self.found = found
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  private mutating func read() {
    while skipBlank(), place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "@"):
        place += 1
        keyword()
      case UInt8(ascii: "\""): skipQuoted(UInt8(ascii: "\""))
      case UInt8(ascii: "'"): skipQuoted(UInt8(ascii: "'"))
      case let byte where DeclaredClass.isOfWord(byte):
        let word = word()
        // In C++ `R"x(…)x"` is a raw text, and `1'000` a number.
        if word.last == UInt8(ascii: "R"), peek == UInt8(ascii: "\"") {
          skipRawText()
        } else if let first = word.first, first < UInt8(ascii: "A"), peek == UInt8(ascii: "'") {
          place += 1
        }
      default: place += 1
      }
    }
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func word() -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, DeclaredClass.isOfWord(bytes[place]) { place += 1 }
    return bytes[start..<place]
  }

  private mutating func keyword() {
    let keyword = word()
    if keyword.elementsEqual("interface".utf8) {
      interface(isImplementation: false)
    } else if keyword.elementsEqual("implementation".utf8) {
      interface(isImplementation: true)
    } else if keyword.elementsEqual("protocol".utf8), skipBlank() {
      let name = word()
      if !name.isEmpty { found.protocols.insert(Array(name)) }
    }
  }

  private mutating func interface(isImplementation: Bool) {
    _ = skipBlank()
    let name = Array(word())
    guard !name.isEmpty else { return }
    _ = skipBlank()
    skipAngles()
    _ = skipBlank()
    // A category, or an extension, declares no class.
    if peek == UInt8(ascii: "(") { return }
    var inherited: [[UInt8]] = []
    if peek == UInt8(ascii: ":") {
      place += 1
      _ = skipBlank()
      let superclass = word()
      if !superclass.isEmpty { inherited = [Array(superclass)] }
    }
    found.classes.insert(
      .init(name: name, inherited: inherited, isImplementation: isImplementation))
  }

  private mutating func skipAngles() {
    guard peek == UInt8(ascii: "<") else { return }
    var depth = 0
    while let byte = peek, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ";") {
      place += 1
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}

/// What is passed over.
extension ObjectiveCClasses {
  /// Passes over blanks, comments and directives. Always true.
  private mutating func skipBlank() -> Bool {
    while let byte = peek {
      if byte <= 32 || byte == UInt8(ascii: "\\") {
        place += 1
      } else if byte == UInt8(ascii: "#"), isFirstOfLine {
        directive()
      } else if byte != UInt8(ascii: "/") || !skipComment() {
        return true
      }
    }
    return true
  }

  private var isFirstOfLine: Bool {
    var index = place - 1
    while index >= 0, bytes[index] == 32 || bytes[index] == 9 { index -= 1 }
    return index < 0 || bytes[index] == 10 || bytes[index] == 13
      || index == 2 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  private mutating func skipComment() -> Bool {
    guard place + 1 < bytes.count else { return false }
    if bytes[place + 1] == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard bytes[place + 1] == UInt8(ascii: "*") else { return false }
    place += 2
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        place += 2
        return true
      }
      place += 1
    }
    return true
  }

  /// To the end of the line, or of those that a `\` joins.
  private mutating func skipLine() {
    while place < bytes.count {
      if bytes[place] == 10 {
        let before = place > 0 && bytes[place - 1] == 13 ? place - 2 : place - 1
        if before < 0 || bytes[before] != UInt8(ascii: "\\") { return }
      }
      place += 1
    }
  }

  /// A line with `#`. What a condition leaves out is passed over line by line: there may be anything in it.
  private mutating func directive() {
    takeDirective()
    while !conditions.isRead, place < bytes.count {
      while let byte = peek, byte <= 32 { place += 1 }
      if peek == UInt8(ascii: "#") { takeDirective() } else { skipLine() }
    }
  }

  private mutating func takeDirective() {
    place += 1
    while let byte = peek, byte == 32 || byte == 9 { place += 1 }
    let name = word()
    let start = place
    skipLine()
    conditions.take(name, bytes[start..<place])
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    place += 1
    while let byte = peek, byte != 10 {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
  }

  private mutating func skipRawText() {
    let quote = place
    place += 1
    let start = place
    while let byte = peek, byte != UInt8(ascii: "("), byte > 32 { place += 1 }
    guard peek == UInt8(ascii: "("), place - start <= Self.longestDelimiter else {
      place = quote
      return skipQuoted(UInt8(ascii: "\""))
    }
    let end = [UInt8(ascii: ")")] + bytes[start..<place] + [UInt8(ascii: "\"")]
    while place < bytes.count {
      if bytes[place] == end[0], bytes[place...].starts(with: end) {
        place += end.count
        return
      }
      place += 1
    }
  }

  /// The most bytes between the quotation mark and the parenthesis of a raw text, in C++.
  private static let longestDelimiter = 16
}
