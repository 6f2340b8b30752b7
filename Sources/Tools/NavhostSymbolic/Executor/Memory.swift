/// What a plugin keeps between calls, by kinds: it grows until nothing is added.
final class Memory {
  private(set) var kinds: [ByteText: Kinds] = [:]
  /// The tables made while loading that some hook writes, by birth.
  private(set) var kept: Set<Int> = []
  /// Locals that were given a table or a function.
  private(set) var clouded: Set<ByteText> = []
  /// The number of additions.
  private(set) var changes = 0

  func kinds(_ name: ByteText) -> Kinds { kinds[name] ?? .nil }

  func isKnown(_ name: ByteText) -> Bool { kinds[name] != nil }

  /// Takes note of what a call may leave behind. A field of `state` and a global are nil until some call
  /// writes them; a local has its value from the file, which is noted as well.
  func wrote(_ name: ByteText, _ some: Kinds) {
    let before: Kinds = name.hasPrefix("local ") ? [] : .nil
    let all = (kinds[name] ?? before).union(some)
    if kinds[name] == nil || all != kinds[name] {
      kinds[name] = all
      changes += 1
    }
  }

  func keep(_ birth: Int) { if kept.insert(birth).inserted { changes += 1 } }

  func cloud(_ name: ByteText) { if clouded.insert(name).inserted { changes += 1 } }
}
