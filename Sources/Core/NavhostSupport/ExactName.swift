/// A name, a key, an id or a path: it is another if their bytes are, as in Lua. Swift's `String` counts texts as one
/// that only look alike, and serves where people read.
package struct ExactName: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package static func == (one: ExactName, other: ExactName) -> Bool {
    one.text.isExactly(other.text)
  }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }

  package static func < (one: ExactName, other: ExactName) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}

extension String {
  /// Whether the bytes are the same.
  package func isExactly(_ other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let isSame: Bool?? = utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { two in
        for place in 0..<count where one[place] != two[place] { return false }
        return true
      }
    }
    if let isSame, let isSame { return isSame }
    return utf8.elementsEqual(other.utf8)
  }

  /// Whether it begins with these bytes.
  package func beginsExactly(with other: String) -> Bool { utf8.starts(with: other.utf8) }

  /// Whether it ends with these bytes.
  package func endsExactly(with other: String) -> Bool {
    utf8.count >= other.utf8.count && utf8.suffix(other.utf8.count).elementsEqual(other.utf8)
  }

  /// The texts between these bytes, of which none is empty.
  package func pieces(between separator: UInt8) -> [String] {
    utf8.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String? {
  /// Whether both are nil, or their bytes are the same.
  package func isExactly(_ other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isExactly(other)
  }
}

extension Sequence<String> {
  /// Whether one of them has the same bytes.
  package func hasExactly(_ name: String) -> Bool { contains { $0.isExactly(name) } }
}

extension Sequence<String> {
  /// All of them, each once.
  package var exactNames: Set<ExactName> { Set<ExactName>(lazy.map { ExactName($0) }) }
}

extension Collection<String> {
  /// The place of the first that has the same bytes.
  package func firstIndex(ofExactly name: String) -> Index? {
    firstIndex { $0.isExactly(name) }
  }
}

extension Set<ExactName> {
  package func contains(_ name: String) -> Bool { contains(ExactName(name)) }

  @discardableResult
  package mutating func insert(_ name: String) -> (inserted: Bool, memberAfterInsert: ExactName) {
    insert(ExactName(name))
  }

  /// Adds a name; whether it was not there.
  @discardableResult
  package mutating func add(_ name: String) -> Bool { insert(ExactName(name)).inserted }
}

extension Dictionary where Key == ExactName {
  package subscript(name: String) -> Value? {
    get { self[ExactName(name)] }
    set { self[ExactName(name)] = newValue }
  }

  package subscript(name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactName(name)] ?? value() }
    _modify { yield &self[ExactName(name), default: value()] }
  }

  @discardableResult
  package mutating func removeValue(forKey name: String) -> Value? {
    removeValue(forKey: ExactName(name))
  }
}
