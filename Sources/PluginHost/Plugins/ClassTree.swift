/// The classes of controllers that were declared, and their superclasses.
package struct ClassTree {
  package private(set) var superclasses: [String: String] = [:]

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
