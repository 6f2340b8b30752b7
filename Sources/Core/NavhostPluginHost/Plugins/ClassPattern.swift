package import NavhostSupport

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
    let excluded = patterns.filter { $0.utf8.first == UInt8(ascii: "!") }
    let included = patterns.filter { $0.utf8.first != UInt8(ascii: "!") }
    if excluded.contains(where: { Self.match($0.utf8.dropFirst(), lineage) }) { return false }
    return included.isEmpty
      ? !excluded.isEmpty : included.contains { Self.match($0.utf8[...], lineage) }
  }

  private static func match(_ pattern: Substring.UTF8View, _ lineage: [String]) -> Bool {
    let pattern = Array(pattern)
    return lineage.contains { Glob.matches(pattern, Array($0.utf8)) }
  }

  /// Whether one pattern, without `!`, matches a controller whose class and superclasses are `lineage`.
  static func matches(_ pattern: String, _ lineage: [String]) -> Bool {
    match(pattern.utf8[...], lineage)
  }
}

/// The classes of controllers that were declared, and their superclasses.
package struct ClassTree {
  package private(set) var superclasses: [ExactName: String] = [:]
  /// How many classes stand below each, one under the other, or have stood there.
  private var heights: [ExactName: Int] = [:]
  /// The most superclasses that a class has, one above the other.
  package static let mostSuperclasses = 999

  package init() {}

  /// Declares a class.
  ///
  /// - Throws: `DeclarationError` where a class would be its own superclass, or have too many.
  package mutating func declare(_ name: String, superclass: String?) throws(DeclarationError) {
    guard let superclass else {
      superclasses[name] = nil
      return
    }
    let above = lineage(of: superclass)
    if above.hasExactly(name) {
      throw DeclarationError(message: "class '\(name)' would be its own superclass")
    }
    let height = heights[name] ?? 0
    guard above.count + height <= Self.mostSuperclasses else {
      throw DeclarationError(
        message: "class '\(name)', or one below it, would have more than "
          + "\(Self.mostSuperclasses) superclasses")
    }
    superclasses[name] = superclass
    for (distance, each) in above.enumerated() {
      if heights[each] ?? 0 > height + distance { return }
      heights[each] = height + distance + 1
    }
  }

  /// The classes and the superclasses that were named.
  package var names: [String] { superclasses.map { $0.key.text } + Array(superclasses.values) }

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
