internal import NavhostPluginCheck

/// What was found in sources: classes, and what tells whether a name behind a colon is a class.
struct ClassDeclarations {
  /// A class, and the names of the first type behind its colon: more than one of a composition, `A & B`.
  struct Declaration: Hashable {
    var name: [UInt8]
    var inherited: [[UInt8]]
    /// An `@implementation`: it counts where nothing else declares the class.
    var isImplementation = false
  }

  var classes: Set<Declaration> = []
  var protocols: Set<[UInt8]> = []
  /// What names stand for by `typealias`; empty where two say different things.
  var aliases: [[UInt8]: [UInt8]] = [:]

  init() {}

  mutating func add(alias name: [UInt8], for type: [UInt8]) {
    if let known = aliases[name], known != type {
      aliases[name] = []
    } else {
      aliases[name] = type
    }
  }

  /// The classes, in the order of the bytes of their lines, each once. One whose name cannot stand in a list
  /// is left out.
  var all: [DeclaredClass] {
    let declared = Set(classes.map { $0.name })
    let interfaces = Set(classes.lazy.filter { !$0.isImplementation }.map { $0.name })
    var found: Set<DeclaredClass> = []
    for each in classes
    where (!each.isImplementation || !interfaces.contains(each.name))
      && DeclaredClass.isName(each.name)
    {
      let superclass = each.inherited.lazy
        .map { resolved($0, declared) }
        .first { isClass($0, declared) }
        .flatMap { DeclaredClass.isName($0) ? $0 : nil }
      found.insert(DeclaredClass(name: each.name, superclass: superclass))
    }
    return found.map { ($0, $0.line) }
      .sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map { $0.0 }
  }

  private func resolved(_ name: [UInt8], _ declared: Set<[UInt8]>) -> [UInt8] {
    var name = name
    for _ in 0..<Self.maxAliases where !declared.contains(name) {
      guard let next = aliases[name], !next.isEmpty else { return name }
      name = next
    }
    return name
  }

  private func isClass(_ name: [UInt8], _ declared: Set<[UInt8]>) -> Bool {
    if declared.contains(name) { return true }
    return !protocols.contains(name) && !KnownProtocols.contains(name)
  }

  private static let maxAliases = 10
}

/// Protocols of the systems that stand behind the colon of a class.
enum KnownProtocols {
  static func contains(_ name: [UInt8]) -> Bool {
    names.contains(name) || endings.contains { name.count > $0.count && name.ends(with: $0) }
  }

  private static let endings = ["Delegate", "DataSource", "Protocol", "Representable"].map {
    Array($0.utf8)
  }

  private static let names = Set(
    """
    Any AnyObject Actor App BitwiseCopyable CaseIterable Codable Collection Comparable Copyable \
    CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Decoder \
    DynamicProperty Encodable Encoder Equatable Error Escapable Hashable Identifiable \
    IteratorProtocol JSONDecodable LocalizedError NSCoding NSCopying NSFastEnumeration \
    NSItemProviderReading NSItemProviderWriting NSMutableCopying NSObjectProtocol NSSecureCoding \
    Observable ObservableObject PreviewProvider Publisher RawRepresentable ReferenceFileDocument \
    Sendable SendableMetatype Sequence Subscriber Subscription UIAppearance UIAppearanceContainer \
    UIContentConfiguration UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment \
    UIKeyInput UITextInput UITraitEnvironment View ViewModifier XCTestObservation
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) })
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && self[(count - other.count)...].elementsEqual(other)
  }
}
