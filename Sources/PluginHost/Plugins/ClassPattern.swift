/// Which classes of controllers a plugin is asked about: `"Editor*"`, `"!Preview"`.
///
/// A list matches where one pattern without `!` does and none with `!` does, whatever their order;
/// a list of `!` patterns only starts from all. Case counts.
public struct ClassPatterns: Equatable, Sendable {
  /// Names of classes in which `*` stands for any text and `?` for one character; `!` in front excludes.
  public var patterns: [String]

  /// Makes patterns; without any, they match every class.
  public init(_ patterns: [String] = ["*"]) {
    self.patterns = patterns
  }

  /// Whether a controller matches whose class and superclasses are `lineage`.
  package func match(_ lineage: [String]) -> Bool {
    let excluded = patterns.filter { $0.hasPrefix("!") }
    let included = patterns.filter { !$0.hasPrefix("!") }
    if excluded.contains(where: { Self.match($0.dropFirst(), lineage) }) { return false }
    return included.isEmpty ? !excluded.isEmpty : included.contains { Self.match($0[...], lineage) }
  }

  private static func match(_ pattern: Substring, _ lineage: [String]) -> Bool {
    lineage.contains { glob(Array(pattern.utf8), Array($0.utf8)) }
  }

  /// `*` stands for any run of characters, `?` for one. Linear in the name for each `*`.
  private static func glob(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var p = 0
    var n = 0
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        p = last.pattern + 1
        n = last.name + 1
        star = (last.pattern, n)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// The classes of controllers that were declared, and their superclasses.
package struct ClassTree {
  package private(set) var superclasses: [String: String] = [:]

  package init() {}

  /// Declares a class.
  ///
  /// - Throws: `DeclarationError` where a class would be its own superclass.
  package mutating func declare(_ name: String, superclass: String?) throws(DeclarationError) {
    if let superclass, lineage(of: superclass).contains(name) {
      throw DeclarationError(message: "class '\(name)' would be its own superclass")
    }
    superclasses[name] = superclass
  }

  /// The classes and the superclasses that were named.
  package var names: [String] { Array(superclasses.keys) + Array(superclasses.values) }

  /// The class and its superclasses, nearest first.
  package func lineage(of name: String) -> [String] {
    var lineage = [name]
    while let next = superclasses[lineage[lineage.count - 1]] { lineage.append(next) }
    return lineage
  }
}

/// A class that cannot be declared as asked.
package struct DeclarationError: Error {
  package var message: String
}
