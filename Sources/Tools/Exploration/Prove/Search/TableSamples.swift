internal import NavhostSupport
internal import PluginCheck

/// Makes tables that an input may be, by what plugins read of it: the empty one, and others with one
/// thing in it each.
struct TableSamples {
  private let facts: PolicyFacts

  init(_ facts: PolicyFacts) {
    self.facts = facts
  }

  /// So many are made of one input.
  private static let maxCount = 24

  /// - Parameter name: the input, as the facts name it.
  func tables(_ name: String) -> [String] {
    var tables = ["{}"]
    for (key, path) in parts(of: name) { tables += samples(path).map { wrapped(key, $0) } }
    for length in facts.inputs[name]?.lengths ?? [] where length >= 0 && length < 20 {
      for count in [length, length + 1] where count >= 1 {
        let list = Array(
          repeating: samples("\(name).\(PolicyFacts.any)").first ?? "1", count: Int(count))
        tables.append("{\(list.joined(separator: ", "))}")
      }
    }
    var seen: Set<ExactName> = []
    return Array(tables.filter { seen.insert(ExactName($0)).inserted }.prefix(Self.maxCount))
  }

  /// What is read of it: the keys, and what the facts call that.
  private func parts(of name: String) -> [(key: String, path: String)] {
    let paths = facts.inputs.keys.filter { path in
      path.hasPrefix(name + ".") && !path.dropFirst(name.count + 1).contains(".")
    }
    return paths.sorted().map { (String($0.dropFirst(name.count + 1)), $0) }
  }

  private func wrapped(_ key: String, _ value: String) -> String {
    if key == PolicyFacts.any { return "{\(value)}" }
    let name = LuaText.isName(key) ? key : "[\(LuaText.quoted(Array(key.utf8)))]"
    return "{\(name) = \(value)}"
  }

  /// Values of a part.
  private func samples(_ path: String) -> [String] {
    guard let use = facts.inputs[path] else { return [] }
    guard use.isTable else { return InputDomain.values(of: use).filter { $0 != "nil" } }
    let isElement = path.hasSuffix(".\(PolicyFacts.any)")
    if isElement {
      return ["{}"]
        + parts(of: path).flatMap { key, path in samples(path).map { wrapped(key, $0) } }
    }
    return [whole(path)]
  }

  /// A table that has everything which is read of it.
  private func whole(_ path: String) -> String {
    let fields = parts(of: path).map { key, path in
      let value = samples(path).last ?? "true"
      if key == PolicyFacts.any { return Array(repeating: value, count: 4).joined(separator: ", ") }
      return String(wrapped(key, value).dropFirst().dropLast())
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}
