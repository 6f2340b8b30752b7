internal import NavhostLua
internal import NavhostPluginHost
internal import PluginCheck

/// From which numbers on plugins go on alike, for what they count in `state` and `props`: larger and
/// smaller ones than they ever compare with make no difference.
struct NumberBounds {
  /// By the plugin, "" for props, then by the input: `state.tries`.
  private var limits: [String: [String: Double]] = [:]
  /// The inputs in which somebody counted further, by the plugin.
  private(set) var counting: [String: Set<String>] = [:]

  var isEmpty: Bool { limits.isEmpty }

  init() {}

  init(_ facts: [String: PolicyFacts]) {
    var joint = PolicyFacts()
    for (plugin, own) in facts {
      joint.join(own)
      limits[plugin] = Self.limits(own, "state.")
    }
    limits[""] = Self.limits(joint, "props.")
    limits = limits.filter { !$0.value.isEmpty }
  }

  private static func limits(_ facts: PolicyFacts, _ prefix: String) -> [String: Double] {
    if facts.hasEscaped || facts.inputs[prefix + PolicyFacts.any] != nil { return [:] }
    let counted = facts.inputs.filter { $0.key.hasPrefix(prefix) && $0.value.isCountable }
    // What is added, and what it is compared with, together is more than any number that matters.
    return counted.mapValues { $0.numbers.reduce(2) { $0 + abs($1) } }
  }

  func concerns(_ table: DataTable, of owner: String, _ kind: String) -> Bool {
    guard let own = limits[owner] else { return false }
    return table.pairs.contains { key, _ in own["\(kind).\(ObjectAccess.text(of: key.lua))"] != nil
    }
  }

  /// The number that stands for one that is too large or too small; nil where it stands for itself.
  mutating func clamped(
    _ value: DataValue, _ key: DataKey, of owner: String, _ kind: String
  ) -> DataValue? {
    let input = "\(kind).\(ObjectAccess.text(of: key.lua))"
    guard let limit = limits[owner]?[input], let number = value.lua.numberValue, abs(number) > limit
    else { return nil }
    counting[owner, default: []].insert(input)
    return .number(number < 0 ? -limit - 1 : limit + 1)
  }
}

extension InputUse {
  /// It is compared with numbers that stand in the text, counted up or down, and nothing else.
  fileprivate var isCountable: Bool {
    isNumber && !isEndless && !isTable && !isText && !isCounted && strings.isEmpty
  }
}
