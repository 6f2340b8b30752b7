internal import NavhostSupport

/// Names in the Swift text of an XCUITest.
enum SwiftName {
  /// Whether a test case can be called so: a word of letters, digits and underscores that means nothing else there.
  static func canBeClass(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
      name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    else { return false }
    return !taken.contains(ExactName(name))
  }

  /// The reserved words, and what the text itself names.
  private static let taken = [
    "_", "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "Phone", "String", "StaticString", "UInt", "Int", "Double", "Bool", "Thread", "CGVector",
    "MainActor", "XCTest", "XCTestCase", "XCTSkip", "XCTAssertTrue", "XCUIApplication",
    "XCUICoordinate", "XCUIElement", "XCUIGestureVelocity",
  ].exactNames
}
